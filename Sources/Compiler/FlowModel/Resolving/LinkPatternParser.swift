import FlowSyntax

/// Reads `/products/{id}?highlighted={highlighted}`.
enum LinkPatternParser {
  struct Mistake: Error {
    let reason: String
    /// What to do, where it is more than to write another path.
    var hint: String?
  }

  /// The pattern that a text says, with new names interned in the table.
  static func parse(_ text: String, _ symbols: inout SymbolTable) -> Result<LinkPattern, Mistake> {
    do throws(Mistake) {
      return .success(try pattern(text, &symbols))
    } catch {
      return .failure(Mistake(reason: error.reason, hint: hint(for: text, &symbols) ?? error.hint))
    }
  }

  /// The path as it was likely meant, if it is one.
  private static func hint(for text: String, _ symbols: inout SymbolTable) -> String? {
    guard let mend = LinkPathMend(text), mend.path != text else { return nil }
    return (try? pattern(mend.path, &symbols)) == nil ? nil : mend.hint
  }

  private static func pattern(
    _ text: String, _ symbols: inout SymbolTable
  ) throws(Mistake) -> LinkPattern {
    guard text.hasPrefix("/") else {
      throw Mistake(reason: "it does not begin with '/'")
    }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0] != "/", parts[0].hasSuffix("/") {
      throw Mistake(reason: "it ends with '/': leave that out")
    }
    var segments: [LinkPattern.Segment] = []
    for segment in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if segment.isEmpty, parts[0] == "/" { break }
      if case .rest = segments.last { throw Mistake(reason: "something follows its '…' part") }
      segments.append(try self.segment(segment, &symbols))
    }
    let pattern = LinkPattern(
      segments: segments, query: parts.count > 1 ? try query(parts[1], &symbols) : [])
    if Set(pattern.parameters).count < pattern.parameters.count {
      throw Mistake(
        reason: "it has a parameter twice", hint: "let each parameter have one place in the path")
    }
    return pattern
  }

  private static func segment(
    _ text: Substring, _ symbols: inout SymbolTable
  ) throws(Mistake) -> LinkPattern.Segment {
    guard let name = placeholder(text) else {
      return .literal(symbols.intern(try literal(text)))
    }
    if name.hasSuffix("...") { return .rest(symbols.intern(try parameter(name.dropLast(3)))) }
    return .parameter(symbols.intern(try parameter(name)))
  }

  private static func query(
    _ text: Substring, _ symbols: inout SymbolTable
  ) throws(Mistake) -> [LinkPattern.QueryItem] {
    var items: [LinkPattern.QueryItem] = []
    for item in text.split(separator: "&", omittingEmptySubsequences: false) {
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, let name = placeholder(sides[1]) else {
        throw Mistake(reason: "'\(item)' is not a query item such as 'page={page}'")
      }
      items.append(
        LinkPattern.QueryItem(
          key: symbols.intern(try literal(sides[0])),
          parameter: symbols.intern(try parameter(name))))
    }
    if Set(items.map(\.key)).count < items.count {
      throw Mistake(reason: "it has a query item twice")
    }
    return items
  }

  /// The text inside the braces, if the whole text is in braces.
  private static func placeholder(_ text: Substring) -> Substring? {
    text.hasPrefix("{") && text.hasSuffix("}") ? text.dropFirst().dropLast() : nil
  }

  private static func parameter(_ text: Substring) throws(Mistake) -> String {
    guard NameCheck(String(text)) == .member else {
      throw Mistake(reason: "'\(text)' is not a parameter's name")
    }
    return String(text)
  }

  private static func hint(forPart text: Substring) -> String {
    if text == "*" || text == "**" {
      return "write '{name...}', with the name of a parameter that is a list"
    }
    return text.contains("{") && text.contains("}")
      ? "let the parameter be all between two '/': 'word/{name}'"
      : "use letters A to Z, digits, '-', '.', '_' and '~', or one '{parameter}'"
  }

  private static func literal(_ text: Substring) throws(Mistake) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
      default: false
      }
    }
    guard isPlain, !text.isEmpty else {
      if text.isEmpty { throw Mistake(reason: "a part of it is empty") }
      throw Mistake(reason: "'\(text)' can't be a part", hint: hint(forPart: text))
    }
    return String(text)
  }
}
