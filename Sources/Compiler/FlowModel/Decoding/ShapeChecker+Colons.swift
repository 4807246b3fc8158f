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
    guard let word = word(of: key, before: "{[") else { return false }
    let range = tree.range(of: key)
    let end = Int(range.start) + word.count
    diagnostics.append(
      .missingColon(
        after: SourceRange(range.file, Int(range.start), end),
        String(decoding: word, as: UTF8.self), before: end + 1))
    return true
  }

  private mutating func reportsEqualsSign(in node: NodeID) -> Bool {
    guard let word = word(of: node, before: "=") else { return false }
    let range = tree.range(of: node)
    diagnostics.append(.equalsSign(at: Int(range.start) + word.count + 1, in: range.file))
    return true
  }

  /// The word that a text begins with, if a space and one of some signs follow it; two equals signs are
  /// none.
  private func word(of node: NodeID, before signs: String) -> ArraySlice<UInt8>? {
    guard tree.isPlain(node) else { return nil }
    let text = symbols.bytes(of: tree.symbol(of: node))
    let word = text.prefix(while: \.isWordByte)
    let rest = text[word.endIndex...]
    guard !word.isEmpty, rest.first == 0x20, let sign = rest.dropFirst().first,
      signs.utf8.contains(sign), !rest.dropFirst().starts(with: "==".utf8)
    else { return nil }
    return word
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
    let range = tree.range(of: node)
    diagnostics.append(
      .missingSpace(afterColonAt: Int(range.start) + word.utf8.count, in: range.file))
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
