import FlowDiagnostics

/// A tag where it is used: its name in parts, and how to speak of it.
struct TagUse {
  let parts: [TemplateToken.Part]
  let range: SourceRange
  let nameRange: SourceRange
  /// The tag that brought the partial in which this one stands.
  private let usedFrom: SourceRange?

  init(_ token: TemplateToken, in template: ScannedTemplate, usedFrom: SourceRange?) {
    parts = token.parts
    range = template.range(token.range)
    nameRange = template.range(token.name)
    self.usedFrom = usedFrom
  }

  var name: String { parts.count == 1 ? parts[0].name : parts.map(\.name).joined(separator: ".") }

  /// Everything that is wrong with names has this shape.
  func error(
    _ message: String, at range: SourceRange, meant: String? = nil, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .error, "template-name", message, at: range,
      notes: usedFrom.map { [Note("the partial is used here", at: $0)] } ?? [],
      hint: hint ?? meant.map { "did you mean '\($0)'?" }
        ?? "the README of the styles lists all names",
      fixIt: meant.map { FixIt(replacing: range, with: $0) })
  }
}

/// The mistakes in a template; each is reported once, even if a partial is used several times.
struct TemplateFindings {
  private(set) var all: [Diagnostic] = []
  private var said: Set<Statement> = []

  /// A message at its place.
  private struct Statement: Hashable {
    let range: SourceRange
    let message: String
  }

  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  mutating func add(_ diagnostic: Diagnostic) {
    let statement = Statement(range: diagnostic.range, message: diagnostic.message)
    if said.insert(statement).inserted { all.append(diagnostic) }
  }
}
