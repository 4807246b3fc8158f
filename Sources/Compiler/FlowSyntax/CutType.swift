import FlowDiagnostics

/// A type such as `Result<A, B>` that YAML cuts at its comma, for want of quotes.
struct CutType {
  /// The end of the whole type: all nodes up to there belong to it.
  let end: Int

  /// The type that starts with the plain scalar between two offsets, if a comma cuts it there.
  init?(in text: SourceText, from start: Int, to end: Int, takesParentheses: Bool) {
    guard Self.depth(of: text, start..<end, takesParentheses) > 0,
      text.has(",", at: text.skippingBlanks(from: end)),
      let close = Self.close(in: text, from: start, takesParentheses)
    else { return nil }
    self.end = Self.end(in: text, after: close)
  }

  // Far enough for any type, near enough for a line that opens thousands of them.
  private static let reach = 100

  private static func close(in text: SourceText, from start: Int, _ parentheses: Bool) -> Int? {
    let limit = text.endOfLine(from: start, atMost: reach)
    var depth = 0
    for offset in start..<limit {
      let change = change(at: offset, in: text, parentheses)
      depth += change
      if change < 0, depth == 0 { return offset + 1 }
    }
    return nil
  }

  /// The end of the type whose arguments were closed: before the next comma or bracket.
  private static func end(in text: SourceText, after close: Int) -> Int {
    let limit = text.endOfLine(from: close, atMost: reach)
    let end = text[close..<limit].firstIndex { $0 == 0x2C || $0 == 0x5D || $0 == 0x7D }
    return text.trimmingSpaces(to: end ?? limit, from: close)
  }

  private static func depth(
    of text: SourceText, _ range: Range<Int>, _ parentheses: Bool
  ) -> Int {
    range.reduce(0) { $0 + change(at: $1, in: text, parentheses) }
  }

  /// The change that a byte makes to the number of open argument lists.
  private static func change(at offset: Int, in text: SourceText, _ parentheses: Bool) -> Int {
    switch text[offset] {
    case UInt8(ascii: "<"): text.hasSpace(at: offset + 1) ? 0 : 1
    case UInt8(ascii: ">"): text.has("-", at: offset - 1) ? 0 : -1
    case UInt8(ascii: "("): parentheses ? 1 : 0
    case UInt8(ascii: ")"): parentheses ? -1 : 0
    default: 0
    }
  }
}

extension TreeBuilder {
  /// Whether a scalar is a later piece of a cut type; says so at the first piece.
  mutating func isCut(_ traits: YAMLNode.Traits, from start: Int, to end: Int) -> Bool {
    if let cutType, start < cutType.end { return true }
    guard traits.contains(.plain), top.hasBrackets,
      let type = CutType(in: text, from: start, to: end, takesParentheses: top.isMapping)
    else { return false }
    cutType = type
    let name = text.string(start, type.end)
    let range = SourceRange(file, start, type.end)
    diagnostics.append(
      Diagnostic(
        .error, "yaml-syntax", "'\(name)' needs quotes, or its comma ends it", at: range,
        hint: "put the type in quotes", fixIt: FixIt(replacing: range, with: "\"\(name)\"")))
    return false
  }

  /// In braces, `key:value` is a key without a value: says what is missing.
  mutating func refuseTightColon() {
    guard let key = nodes.indices.last, top.hasBrackets, top.isMapping,
      nodes[key].traits.contains(.plain), nodes[key].traits.isDisjoint(with: [.refused, .empty])
    else { return }
    let end = Int(nodes[key].end)
    let colon = text[Int(nodes[key].start)..<end].firstIndex { $0 == UInt8(ascii: ":") }
    guard let colon, colon + 1 < end, !text.has("/", at: colon + 1) else { return }
    diagnostics.append(.missingSpace(afterColonAt: colon, in: text, file))
    nodes[key].traits.insert(.refused)
  }
}
