import FlowDiagnostics
import FlowProofs

extension Rule {
  /// Screens that lead only to one another.
  static let inescapableLoop = Rule(
    "inescapable-loop", .error,
    summary: "The user can leave every loop of screens.",
    rationale: """
      If screens lead only to each other and have neither a back button nor a swipe that closes
      them, they hold the user until they close the app. The screens that they open are no way out,
      because these lead back to them. This rule reports screens that no event leaves on any path;
      'inescapable-path' reports screens that their events leave only on some paths.

      Give one of the screens a way out: a cancel button, or an event that ends the flow.
      """,
    flagged: """
      flow: SignUp
      start: email
      screens:
        email: { transitions: { nextTapped: { to: code, style: fullScreenCover } } }
        code: # error: no event leads out of the loop 'code', 'resend'
          transitions: { retryTapped: { to: resend, style: replace } }
        resend: { transitions: { sentTapped: { to: code, style: replace } } }
      """,
    accepted: """
      flow: SignUp
      start: email
      screens:
        email: { transitions: { nextTapped: { to: code, style: fullScreenCover } } }
        code:
          transitions: { retryTapped: { to: resend, style: replace }, cancelTapped: dismiss }
        resend: { transitions: { sentTapped: { to: code, style: replace } } }
      """,
    needs: .traps, judgesBrokenFlows: true, dependsOnEmbedding: true
  ) { analysis in
    analysis.confinement.cells.filter { !$0.isDeadEnd }.map { cell in
      let loop = cell.screens.count > 1 ? "the loop " : ""
      let rest = cell.screens.count > 1 ? "" : " and the screens that it shows"
      return Finding(
        "no event leads out of \(loop)\(analysis.quoted(cell.screens))\(rest)",
        at: analysis.name(cell.screens[0]).range, on: cell.screens[0],
        notes: analysis.notes(of: cell),
        hint: "give one of the screens a way out: a cancel button, or an event that ends the flow")
    }
  }
}
