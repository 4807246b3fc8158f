import FlowDiagnostics
import FlowModel

/// Something that a rule found; how much it weighs is said by the rule and its severity.
package struct Finding: Sendable {
  let message: String
  let range: SourceRange
  /// The screen that can allow it.
  let screen: ID<Screen>?
  let notes: [Note]
  /// The steps that lead there, where a way is told.
  let witness: [Note]
  /// What to do about it.
  let hint: String
  let fixIt: FixIt?
  /// What it comes from, where others may come from the same: then all of them are told as one.
  let cause: Cause?
  /// Whether the finding is in doubt, because there was too much to try; then it is a remark.
  let isDoubtful: Bool

  /// What several findings of a rule come from.
  struct Cause: Hashable, Sendable {
    /// What is said of all of them, behind their number: `values of 'Player' are lost`.
    let summary: String
    /// Where one would mend them all.
    let range: SourceRange
    /// What to do about all of them, where it isn't what the first of them says.
    var hint: String?
  }

  init(
    _ message: String, at range: SourceRange, on screen: ID<Screen>? = nil, notes: [Note] = [],
    witness: [Note] = [], hint: String, fixIt: FixIt? = nil, cause: Cause? = nil,
    isDoubtful: Bool = false
  ) {
    self.message = isDoubtful ? "perhaps \(message)" : message
    self.range = range
    self.screen = screen
    self.notes =
      isDoubtful ? notes + [Note("flowc could not try everything here", at: range)] : notes
    self.witness = witness
    self.hint = hint
    self.fixIt = fixIt
    self.cause = cause
    self.isDoubtful = isDoubtful
  }
}
