import FlowDiagnostics
import FlowSyntax

/// A key and its value without a space between them are one text to YAML.
extension ShapeChecker {
  /// Whether a value was meant as a mapping with one key, such as `to:cart`; then it says so.
  mutating func isMappingWithoutSpace(_ node: NodeID, is name: ShapeName) -> Bool {
    guard let mapping = name.shape.mapping, let word = wordBeforeColon(of: node) else {
      return false
    }
    switch mapping {
    case .keys, .keysOrNames: if !KeyTable.all[name.keys.rawValue].knows(word) { return false }
    case .named: if name.shape.scalar != nil { return false }
    case .verbatim: return false
    }
    spaceIsMissing(after: word, in: node)
    return true
  }

  /// Whether a value was meant as entries with '=', such as `a = b`; then it says so.
  mutating func isMappingWithEqualsSigns(_ node: NodeID, is shape: Shape) -> Bool {
    guard case .named = shape.mapping, shape.scalar == nil, reportsEqualsSign(in: node) else {
      return false
    }
    unread.append(UnreadPart(key: nil, value: node))
    return true
  }

  /// Whether a key has another sign in the place of its colon, or none: `home = { title: Home }`,
  /// `home { title: Home }`; then it says so.
  mutating func isEntryWithoutColon(_ entry: Entry) -> Bool {
    guard reportsEqualsSign(in: entry.key) || reportsBracket(in: entry.key) else { return false }
    leaveUnread(entry)
    return true
  }

  private mutating func reportsBracket(in key: NodeID) -> Bool {
    guard tree.isPlain(key) else { return false }
    let text = symbols.bytes(of: tree.symbol(of: key))
    guard
      let bracket = text.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }),
      bracket > text.startIndex + 1, text[bracket - 1] == 0x20,
      text[..<bracket].dropLast().allSatisfy(\.isWordByte)
    else { return false }
    let (range, word) = (tree.range(of: key), text[..<bracket].dropLast())
    let start = Int(range.start)
    diagnostics.append(
      .missingColon(
        after: SourceRange(range.file, start, start + word.count),
        String(decoding: word, as: UTF8.self), before: start + word.count + 1))
    return true
  }

  private mutating func reportsEqualsSign(in node: NodeID) -> Bool {
    guard tree.isPlain(node) else { return false }
    let text = symbols.bytes(of: tree.symbol(of: node))
    guard let sign = text.firstIndex(of: UInt8(ascii: "=")), sign > text.startIndex + 1,
      text[..<sign].dropLast().allSatisfy(\.isWordByte), text[sign - 1] == 0x20,
      text[(sign + 1)...].first != UInt8(ascii: "=")
    else { return false }
    let range = tree.range(of: node)
    let start = Int(range.start) + sign - text.startIndex
    diagnostics.append(
      Diagnostic(
        .error, "yaml-syntax", "'=' stands in the place of ':'",
        at: SourceRange(range.file, start, start + 1),
        hint: "write ':' and a space instead of '='"))
    return true
  }

  /// Whether a key contains a known key and the beginning of its value, such as `screens:{ a`; then it
  /// says so.
  mutating func isKeyWithoutSpace(_ key: NodeID, among keys: KeyTable) -> Bool {
    guard let word = wordBeforeColon(of: key), Optional(keys).knows(word) else { return false }
    spaceIsMissing(after: word, in: key)
    return true
  }

  /// The name before a colon that only lacks its space: no address and no path.
  private func wordBeforeColon(of node: NodeID) -> String? {
    guard tree.isPlain(node) else { return nil }
    let text = symbols.text(of: tree.symbol(of: node)).utf8
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else {
      return nil
    }
    let after = text[text.index(after: colon)...]
    let isName = text[..<colon].allSatisfy(\.isWordByte)
    guard isName, !after.isEmpty, after.first != UInt8(ascii: "/") else { return nil }
    return String(Substring(text[..<colon]))
  }

  private mutating func spaceIsMissing(after word: String, in node: NodeID) {
    let start = Int(tree.range(of: node).start) + word.utf8.count
    let range = SourceRange(tree.range(of: node).file, start, start + 1)
    diagnostics.append(
      Diagnostic(
        .error, "yaml-syntax", "a space is missing after ':'", at: range, hint: "write ': '",
        fixIt: FixIt(replacing: range, with: ": ")))
  }
}

extension ShapeName {
  /// The shape that has the keys of this one.
  fileprivate var keys: ShapeName {
    if case .keysOrNames(let keys, _) = shape.mapping { keys } else { self }
  }
}

extension KeyTable? {
  fileprivate func knows(_ word: String) -> Bool { self?.spellings.contains(word) ?? false }
}
