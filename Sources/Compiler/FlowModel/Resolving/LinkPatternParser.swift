import FlowSyntax

/// Reads `/products/{id}?highlighted={highlighted}`.
struct LinkPatternParser {
  struct Mistake: Error {
    let reason: String
    /// What to do, where it is more than to write another path.
    var hint: String?
  }

  private var symbols: SymbolTable

  /// The pattern that a text says, with new names interned in the table.
  static func parse(_ text: String, _ symbols: inout SymbolTable) -> Result<LinkPattern, Mistake> {
    var parser = LinkPatternParser(symbols: symbols)
    do throws(Mistake) {
      let pattern = try parser.pattern(text)
      symbols = parser.symbols
      return .success(pattern)
    } catch {
      return .failure(error)
    }
  }

  private mutating func pattern(_ text: String) throws(Mistake) -> LinkPattern {
    guard text.hasPrefix("/") else {
      throw Mistake(reason: "it does not begin with '/'", hint: Self.hint(forURL: text))
    }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if parts[0] != "/", parts[0].hasSuffix("/") {
      throw Mistake(reason: "it ends with '/': leave that out")
    }
    var segments: [LinkPattern.Segment] = []
    for segment in parts[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      if segment.isEmpty, parts[0] == "/" { break }
      if case .rest = segments.last { throw Mistake(reason: "something follows its '…' part") }
      segments.append(try self.segment(segment))
    }
    let pattern = LinkPattern(
      segments: segments, query: parts.count > 1 ? try query(parts[1]) : [])
    if Set(pattern.parameters).count < pattern.parameters.count {
      throw Mistake(reason: "it has a parameter twice")
    }
    return pattern
  }

  /// Where the parts of a whole URL belong.
  private static func hint(forURL text: String) -> String? {
    guard let colon = text.split(separator: "://", maxSplits: 1).first, colon.count < text.count,
      text.contains("://")
    else { return nil }
    let rest = text.dropFirst(colon.count + 3)
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    let isWeb = colon == "https" || colon == "http"
    let place = isWeb ? "hosts: [\(host)]" : "schemes: [\(colon)]"
    let written = isWeb ? String(path) : "/\(host)\(path)"
    return "write '\(written.isEmpty ? "/" : written)', and in the flow 'links: { \(place) }'"
  }

  private mutating func segment(_ text: Substring) throws(Mistake) -> LinkPattern.Segment {
    guard let name = placeholder(text) else {
      if text.hasPrefix(":"), NameCheck(String(text.dropFirst())) == .member {
        throw Mistake(
          reason: "'\(text)' can't be a part", hint: "write '{\(text.dropFirst())}' instead")
      }
      return .literal(symbols.intern(try literal(text)))
    }
    if name.hasSuffix("...") { return .rest(symbols.intern(try parameter(name.dropLast(3)))) }
    return .parameter(symbols.intern(try parameter(name)))
  }

  private mutating func query(_ text: Substring) throws(Mistake) -> [LinkPattern.QueryItem] {
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
  private func placeholder(_ text: Substring) -> Substring? {
    text.hasPrefix("{") && text.hasSuffix("}") ? text.dropFirst().dropLast() : nil
  }

  private func parameter(_ text: Substring) throws(Mistake) -> String {
    guard NameCheck(String(text)) == .member else {
      throw Mistake(reason: "'\(text)' is not a parameter's name")
    }
    return String(text)
  }

  private func literal(_ text: Substring) throws(Mistake) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
      default: false
      }
    }
    guard isPlain, !text.isEmpty else {
      throw Mistake(reason: text.isEmpty ? "a part of it is empty" : "'\(text)' can't be a part")
    }
    return String(text)
  }
}
