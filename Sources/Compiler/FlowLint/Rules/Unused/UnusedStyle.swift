import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A style of presentation for what the system draws.
  static let unusedStyle = Rule(
    "unused-style", .warning,
    summary: "Only a screen has a style of presentation.",
    rationale: """
      The system draws alerts and confirmation dialogs in one way. 'style', 'detents' and the like
      have no effect beside the 'to' that shows one, so the author expected something else, or the
      alert was a screen before.

      Delete the style, or make a screen of the alert.
      """,
    flagged: """
      flow: Cart
      start: cart
      screens:
        cart:
          transitions:
            removeTapped:
              to: removal
              style: sheet # warning: the alert 'removal' has no style: the system draws it
            removed: none
        removal: { alert: Remove this?, buttons: { removed: Remove, cancel: none } }
      """,
    accepted: """
      flow: Cart
      start: cart
      screens:
        cart: { transitions: { removeTapped: removal, removed: none } }
        removal: { alert: Remove this?, buttons: { removed: Remove, cancel: none } }
      """
  ) { analysis in
    analysis.actions.compactMap { declared in
      guard case .show(let show) = analysis.project.actions[declared.id].kind,
        let target = show.target.id, let said = show.presentation
      else { return nil }
      let kind: String
      switch analysis.project.screens[target].kind {
      case .alert: kind = "alert"
      case .confirmationDialog: kind = "dialog"
      default: return nil
      }
      return Finding(
        "the \(kind) \(analysis.quoted(target)) has no style: the system draws it", at: said.range,
        on: declared.screen, hint: "delete it")
    }
  }
}
