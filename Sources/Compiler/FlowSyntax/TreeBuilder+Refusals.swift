import FlowDiagnostics

extension SourceText {
  /// What to write instead of an anchor or a tag. A tag without a value can be a negated condition.
  func hint(forPropertyAt start: Int, _ end: Int) -> String {
    let next = skippingBlanks(from: end)
    let isAlone = next >= count || self[next].isLineBreak || endsItem(at: next)
    let hint = "delete it, or quote the value if it is text"
    guard isAlone, has("!", at: start), end > start + 1 else { return hint }
    let negated = excerpt(start + 1, end)
    return hint
      + "; a condition has no 'not': declare a guard that answers the opposite of '\(negated)'"
  }
}

extension TreeBuilder {
  mutating func refuse(
    _ rule: String, _ message: String, from start: Int, to end: Int, notes: [Note] = [],
    hint: String
  ) {
    diagnostics.append(
      Diagnostic(
        .error, rule, message, at: SourceRange(file, start, max(start, end)), notes: notes,
        hint: hint))
  }

  mutating func refuseDepth(at start: Int) {
    refuse(
      "yaml-limits", "lists and mappings are nested more than \(Self.depthLimit) levels deep",
      from: start, to: start + 1, hint: "write several flows, and embed one in another")
  }

  mutating func refuseAlias(from start: Int, to end: Int) {
    refuse(
      "yaml-feature",
      "aliases such as '\(text.excerpt(start, end))' are not part of the flow language",
      from: start, to: end, hint: "write the value out, or quote it if it is text")
  }

  /// Says that anchors and tags are none of ours, and answers where their node goes on.
  mutating func refuseProperties(_ event: YAMLEvent, at start: Int) -> Int {
    var offset = start
    var left = event.traits.intersection([.anchor, .tag])
    while text.has("&", at: offset) || text.has("!", at: offset) {
      let isAnchor = text.has("&", at: offset)
      guard left.remove(isAnchor ? .anchor : .tag) != nil else { break }
      let end = text.endOfProperty(from: offset)
      refuseProperty(isAnchor ? "anchors" : "tags", from: offset, to: end)
      offset = text.skippingComments(from: end)
    }
    return offset
  }

  private mutating func refuseProperty(_ name: String, from start: Int, to end: Int) {
    refuse(
      "yaml-feature",
      "\(name) such as '\(text.excerpt(start, end))' are not part of the flow language",
      from: start, to: end, hint: text.hint(forPropertyAt: start, end))
  }

  mutating func refuseCollectionKey(at start: Int, isMapping: Bool) {
    refuse(
      "yaml-feature", "a \(isMapping ? "mapping" : "list") can't be a key",
      from: start, to: start + 1, hint: "write a single word as the key")
  }

  /// Whether a key begins a flow.
  func isFlow(_ key: YAMLNode) -> Bool { text.excerpt(Int(key.start), Int(key.end)) == "flow" }

  mutating func refuseRepeat(of first: YAMLNode, by key: YAMLNode, hint: String) {
    let name = text.excerpt(Int(key.start), Int(key.end))
    refuse(
      "duplicate-key", "the key '\(name)' is here twice", from: Int(key.start), to: Int(key.end),
      notes: [
        Note("the first one is here", at: SourceRange(file, Int(first.start), Int(first.end)))
      ],
      hint: hint)
  }

  /// Whether a scalar can be a key; says why if not.
  mutating func acceptsKey(_ event: YAMLEvent, from start: Int, to end: Int) -> Bool {
    if survey.mayHaveComplexKeys, let mark = questionMark(before: start) {
      refuse(
        "yaml-feature", "keys after '?' are not part of the flow language", from: mark,
        to: mark + 1, hint: "write 'key: value'")
      return false
    }
    guard event.traits.contains(.plain) else { return true }
    if event.text.isEmpty {
      refuse(
        "yaml-feature", "a key is missing before ':'", from: start, to: end,
        hint: SyntaxError.missingKeyHint)
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
    var offset = max(lastEnd, Int(nodes[Int(top.node)].start))
    while offset < start {
      switch text[offset] {
      case UInt8(ascii: "?"): return offset
      case UInt8(ascii: "#"): offset = text.endOfLine(from: offset)
      default: offset += 1
      }
    }
    return nil
  }
}
