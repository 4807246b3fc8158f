import FlowModel
import FlowProofs
import FlowSyntax

/// Which URLs a link's pattern fits, with the types that its screen gives the placeholders.
struct LinkForm {
  enum Segment: Hashable {
    case literal(String)
    /// A placeholder that takes only some texts, or any.
    case number, decimal, truth, uuid, date, any

    func takes(_ text: String) -> Bool {
      switch self {
      case .literal(let own): own == text
      case .number: Int(text) != nil
      case .decimal: Double(text) != nil
      case .truth: text == "true" || text == "false"
      case .uuid: text.fits(Self.uuidShape)
      case .date: text.fits("0000-00-00") || text.prefix(19).fits("0000-00-00T00:00:00")
      case .any: true
      }
    }

    /// Whether it takes all that another does.
    func includes(_ other: Segment) -> Bool {
      switch (self, other) {
      case (_, .literal(let text)): takes(text)
      case (.any, _), (.decimal, .number): true
      default: self == other
      }
    }

    /// A text that both take.
    func common(with other: Segment, else word: String) -> String? {
      [example(word), other.example(word)].first { takes($0) && other.takes($0) }
    }

    private func example(_ word: String) -> String {
      switch self {
      case .literal(let text): text
      case .number, .decimal: "1"
      case .truth: "true"
      case .uuid: Self.uuidShape
      case .date: "2026-01-31"
      case .any: word
      }
    }

    private static let uuidShape = "00000000-0000-0000-0000-000000000000"
  }

  let screen: ID<Screen>
  let segments: [Segment]
  /// The names of the placeholders, as examples of what they take.
  let words: [String]
  /// Whether anything may follow the segments.
  let isOpen: Bool
  /// The keys of the query.
  let query: Set<String>
  /// Those that a URL must have.
  let requiredQuery: Set<String>

  /// Nothing where the link has no right pattern.
  init?(_ link: DeepLink, of screen: ID<Screen>, in project: FlowProject) {
    guard let pattern = link.path else { return nil }
    self.screen = screen
    let takes = project.parameters[link.inputs]
    let text = { (symbol: Symbol) in project.symbols.text(of: symbol) }
    var segments: [Segment] = []
    var words: [String] = []
    var isOpen = false
    for segment in pattern.segments {
      switch segment {
      case .literal(let symbol):
        segments.append(.literal(text(symbol)))
        words.append(text(symbol))
      case .parameter(let symbol):
        let type = takes.first { $0.name.symbol == symbol }.map { project.text($0.type.spelling) }
        segments.append(Segment(type?.prefix { $0 != "?" } ?? ""))
        words.append(text(symbol))
      case .rest: isOpen = true
      }
    }
    (self.segments, self.words, self.isOpen) = (segments, words, isOpen)
    query = Set(pattern.query.map { text($0.key) })
    let required = pattern.query.filter { item in
      takes.first { $0.name.symbol == item.parameter }.map { !project.mayBeMissing($0) } ?? true
    }
    requiredQuery = Set(required.map { text($0.key) })
  }

  /// Whether every path that fits another form fits this one too.
  func includesPaths(of other: LinkForm) -> Bool {
    if other.segments.count < segments.count { return false }
    if !isOpen, other.isOpen || other.segments.count > segments.count { return false }
    return zip(segments, other.segments).allSatisfy { $0.includes($1) }
  }

  /// A URL that fits both forms.
  func url(commonWith other: LinkForm) -> String? {
    let count = max(segments.count, other.segments.count)
    if !isOpen, segments.count < count { return nil }
    if !other.isOpen, other.segments.count < count { return nil }
    var path = ""
    for index in 0..<count {
      let own = index < segments.count ? segments[index] : .any
      let others = index < other.segments.count ? other.segments[index] : .any
      let word = index < other.words.count ? other.words[index] : words[index]
      guard let text = own.common(with: others, else: word) else { return nil }
      path += "/" + text
    }
    let items = requiredQuery.union(other.query).sorted().map { "\($0)=…" }
    return (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension LinkForm.Segment {
  /// What a placeholder for a parameter of some type takes; of the app's own types, anything.
  fileprivate init(_ type: Substring) {
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self = .number
    case "Double", "Float": self = .decimal
    case "Bool": self = .truth
    case "UUID": self = .uuid
    case "Date": self = .date
    default: self = .any
    }
  }
}

extension FlowProject {
  /// Whether a link is followed without the item of the query that says a parameter.
  fileprivate func mayBeMissing(_ parameter: Parameter) -> Bool {
    let type = text(parameter.type.spelling)
    return parameter.defaultValue != nil || type.hasSuffix("?") || type.hasPrefix("[")
  }
}

extension StringProtocol {
  /// Whether it has the characters of a shape, with any hexadecimal digit for each `0`.
  fileprivate func fits(_ shape: String) -> Bool {
    utf8.count == shape.utf8.count
      && zip(utf8, shape.utf8).allSatisfy { byte, wanted in
        wanted == UInt8(ascii: "0")
          ? UnicodeScalar(byte).properties.isASCIIHexDigit : byte == wanted
      }
  }
}
