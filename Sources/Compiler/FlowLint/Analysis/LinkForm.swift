import FlowModel
import FlowSyntax

/// Which URLs a link's pattern fits, with the types that its screen gives the placeholders.
struct LinkForm {
  enum Segment: Hashable {
    case literal(String)
    /// A placeholder that takes only some texts, or any.
    case number, truth, any

    func takes(_ text: String) -> Bool {
      switch self {
      case .literal(let own): own == text
      case .number: Int(text) != nil
      case .truth: text == "true" || text == "false"
      case .any: true
      }
    }

    /// Whether it takes all that another does.
    func includes(_ other: Segment) -> Bool {
      if case .literal(let text) = other { return takes(text) }
      return self == .any || self == other
    }

    /// A text that both take.
    func common(with other: Segment, else word: String) -> String? {
      switch (self, other) {
      case (.literal(let text), let taker), (let taker, .literal(let text)):
        taker.takes(text) ? text : nil
      case (.number, .truth), (.truth, .number): nil
      case (.number, _), (_, .number): "1"
      case (.truth, _), (_, .truth): "true"
      case (.any, .any): word
      }
    }
  }

  let screen: ID<Screen>
  let segments: [Segment]
  /// The names of the placeholders, as examples of what they take.
  let words: [String]
  /// Whether anything may follow the segments.
  let isOpen: Bool
  let query: Set<String>

  init(_ pattern: LinkPattern, of screen: ID<Screen>, in project: FlowProject) {
    self.screen = screen
    let takes = project.parameters[project.screens[screen].parameters]
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
        segments.append(Segment(type ?? ""))
        words.append(text(symbol))
      case .rest: isOpen = true
      }
    }
    (self.segments, self.words, self.isOpen) = (segments, words, isOpen)
    query = Set(pattern.query.map { text($0.key) })
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
    let items = query.union(other.query).sorted().map { "\($0)=…" }
    return (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }
}

extension LinkForm.Segment {
  /// What a placeholder for a parameter of some type takes; of the app's own types, anything.
  fileprivate init(_ type: String) {
    switch type {
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      self = .number
    case "Bool": self = .truth
    default: self = .any
    }
  }
}
