/// What one stage says, in order: a thousand diagnostics at most, the last of which counts the rest.
///
/// A hostile file has a mistake in every other byte, and nobody reads them all.
package struct DiagnosticList: Sendable {
  /// How many diagnostics are kept, and told.
  package static let limit = 1_000

  private var kept: [Diagnostic] = []
  private var omittedCount = 0
  private var hasOmittedErrors = false

  package init() {}

  package var isEmpty: Bool { kept.isEmpty }

  /// Whether more is only counted, so that nobody has to think of hints.
  package var isFull: Bool { kept.count >= Self.limit }

  package mutating func append(_ diagnostic: Diagnostic) {
    if !isFull {
      kept.append(diagnostic)
    } else {
      omittedCount += 1
      hasOmittedErrors = hasOmittedErrors || diagnostic.severity == .error
    }
  }

  package mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  package mutating func append(contentsOf other: DiagnosticList) {
    append(contentsOf: other.kept)
    omittedCount += other.omittedCount
    hasOmittedErrors = hasOmittedErrors || other.hasOmittedErrors
  }

  /// How many diagnostics are kept.
  package var count: Int { kept.count }

  package subscript(index: Int) -> Diagnostic {
    get { kept[index] }
    set { kept[index] = newValue }
  }

  /// The list without the kept diagnostics for which `isKept` doesn't hold.
  package func filter(_ isKept: (Diagnostic) -> Bool) -> DiagnosticList {
    var list = self
    list.kept = kept.filter(isKept)
    return list
  }

  package func contains(where isMeant: (Diagnostic) -> Bool) -> Bool {
    kept.contains(where: isMeant)
  }

  package var all: [Diagnostic] {
    guard omittedCount > 0, var last = kept.last else { return kept }
    last.omittedCount = omittedCount
    if hasOmittedErrors { last.severity = .error }
    return kept.dropLast() + [last]
  }
}
