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
  let hint: String?
  let fixIt: FixIt?

  init(
    _ message: String, at range: SourceRange, on screen: ID<Screen>? = nil, notes: [Note] = [],
    witness: [Note] = [], hint: String? = nil, fixIt: FixIt? = nil
  ) {
    self.message = message
    self.range = range
    self.screen = screen
    self.notes = notes
    self.witness = witness
    self.hint = hint
    self.fixIt = fixIt
  }
}
