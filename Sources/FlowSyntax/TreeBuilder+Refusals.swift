import FlowDiagnostics

extension TreeBuilder {
  mutating func refuse(
    _ rule: String, _ message: String, from start: Int, to end: Int, notes: [Note] = [],
    hint: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        .error, rule, message, at: SourceRange(file, start, max(start, end)), notes: notes,
        hint: hint))
  }

  mutating func refuseDepth(at start: Int) {
    refuse(
      "yaml-limits", "more than \(Self.depthLimit) lists and mappings inside one another",
      from: start, to: start + 1)
  }

  mutating func refuseAlias(from start: Int, to end: Int) {
    refuse(
      "yaml-feature", "aliases such as '\(spelling(start, end))' are not part of the flow language",
      from: start, to: end, hint: "write the value out, or quote it if it is text")
  }

  /// Says that anchors and tags are none of ours; they stand before their node.
  mutating func refuseProperties(_ event: YAMLEvent, at start: Int) {
    var offset = start
    var left = event.traits.intersection([.anchor, .tag])
    while !left.isEmpty, offset < text.count {
      let end = endOfWord(from: offset)
      if text[offset] == UInt8(ascii: "&") || text[offset] == UInt8(ascii: "!") {
        let isAnchor = text[offset] == UInt8(ascii: "&")
        refuseProperty(isAnchor ? "anchors" : "tags", from: offset, to: end)
        left.remove(isAnchor ? .anchor : .tag)
      } else if text[offset] == UInt8(ascii: "#") {
        offset = endOfLine(from: offset)
        continue
      }
      offset = max(end, offset + 1)
    }
  }

  private mutating func refuseProperty(_ name: String, from start: Int, to end: Int) {
    refuse(
      "yaml-feature",
      "\(name) such as '\(spelling(start, end))' are not part of the flow language",
      from: start, to: end, hint: "delete it, or quote the value if it is text")
  }

  mutating func refuseCollectionKey(at start: Int, isMapping: Bool) {
    refuse(
      "yaml-feature", "a \(isMapping ? "mapping" : "list") can't be a key",
      from: start, to: start + 1, hint: "write a single word as the key")
  }

  mutating func refuseRepeat(of first: YAMLNode, by key: YAMLNode) {
    let name = spelling(Int(key.start), Int(key.end))
    refuse(
      "duplicate-key", "key '\(name)' is given twice", from: Int(key.start), to: Int(key.end),
      notes: [Note("first given here", at: SourceRange(file, Int(first.start), Int(first.end)))],
      hint: "delete or rename one of them")
  }

  /// Whether a scalar can be a key; says why if not.
  mutating func acceptsKey(_ event: YAMLEvent, from start: Int, to end: Int) -> Bool {
    if mayHaveComplexKeys, let mark = questionMark(before: start) {
      refuse(
        "yaml-feature", "keys after '?' are not part of the flow language", from: mark,
        to: mark + 1, hint: "write 'key: value'")
      return false
    }
    guard event.traits.contains(.plain) else { return true }
    if event.text.isEmpty {
      refuse("yaml-feature", "a key is missing before ':'", from: start, to: end)
      return false
    }
    if event.text.count == 2, event.text[0] == 0x3C, event.text[1] == 0x3C {
      refuse(
        "yaml-feature", "merge keys '<<' are not part of the flow language", from: start, to: end,
        hint: "write the entries out")
      return false
    }
    return true
  }

  /// The `?` that announces a key, if one stands between it and what came before.
  private func questionMark(before start: Int) -> Int? {
    var offset = max(lastEnd, frames.last.map { Int(nodes[Int($0.node)].start) } ?? 0)
    while offset < start {
      switch text[offset] {
      case UInt8(ascii: "?"): return offset
      case UInt8(ascii: "#"): offset = endOfLine(from: offset)
      default: offset += 1
      }
    }
    return nil
  }

  private func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < text.count, !text[offset].isLineBreak { offset += 1 }
    return offset
  }

  private func endOfWord(from start: Int) -> Int {
    var offset = start
    while offset < text.count, !text[offset].isYAMLSpace { offset += 1 }
    return offset
  }

  private func spelling(_ start: Int, _ end: Int) -> String {
    String(decoding: text[start..<end], as: UTF8.self)
  }
}
