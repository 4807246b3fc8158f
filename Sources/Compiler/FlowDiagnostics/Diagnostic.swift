/// How much a finding weighs: an error stops the writing of code, and a warning that of a strict run.
package enum Severity: String, Sendable, Comparable, CaseIterable {
  case info, warning, error

  package static func < (one: Severity, other: Severity) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Something wrong at a place, under the rule it breaks.
package struct Diagnostic: Sendable, Hashable {
  package var severity: Severity
  /// The id of the broken rule, in words: `unreachable-screen`.
  package let rule: String
  /// The mistake: in lower case, without a full stop, with the user's words in quotes.
  package var message: String
  package let range: SourceRange
  package let notes: [Note]
  /// The user's steps to the finding; empty if it has no path.
  package let witness: [Note]
  /// The suggested fix: `did you mean 'payment'?`.
  package let hint: String?
  /// The edit that does what the hint says, where one edit is enough.
  package let fixIt: FixIt?
  /// How many more were found after this one, and not kept.
  package internal(set) var omittedCount = 0

  package init(
    _ severity: Severity, _ rule: String, _ message: String, at range: SourceRange,
    notes: [Note] = [], witness: [Note] = [], hint: String? = nil, fixIt: FixIt? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = cut(message)
    self.range = range
    self.notes = notes
    self.witness = witness
    self.hint = hint.map(cut)
    self.fixIt = fixIt
  }
}

/// A second place that a diagnostic is about.
package struct Note: Sendable, Hashable {
  package let message: String
  package let range: SourceRange

  package init(_ message: String, at range: SourceRange) {
    self.message = cut(message)
    self.range = range
  }
}

/// A sentence with its middle left out, where words that it quotes make it longer than anyone reads.
private func cut(_ sentence: String) -> String {
  let longest = 1_000
  if sentence.utf8.count <= longest { return sentence }
  let scalars = sentence.unicodeScalars
  return String(scalars.prefix(longest / 2)) + "…" + String(scalars.suffix(longest / 4))
}

/// An edit that resolves a diagnostic.
package struct FixIt: Sendable, Hashable {
  package let range: SourceRange
  package let replacement: String

  package init(replacing range: SourceRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
