import FlowDiagnostics

extension Rule {
  /// Screens that lead only to one another.
  static let inescapableLoop = Rule(
    "inescapable-loop", .error,
    summary: "A user can get out of every loop of screens.",
    rationale: """
      Screens that lead only to one another, and that came up without a back button or a swipe that
      closes them, hold the user until they close the app. What they open in turn is no way out: it
      leads back to them.
      The rule speaks of screens that no event leaves on any path; 'inescapable-path' of those that
      are left on some paths only.

      Give one of them a way out: a cancel button, or an event that ends the flow.
      """,
    flagged: """
      flow: SignUp
      start: email
      screens:
        email: { transitions: { nextTapped: { to: code, style: fullScreenCover } } }
        code: # error: nothing leads out of the loop 'code', 'resend'
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
      """
  ) { analysis in
    analysis.confinement.cells.filter { !$0.isDeadEnd }.map { cell in
      let loop = cell.screens.count > 1 ? "the loop " : ""
      let rest = cell.screens.count > 1 ? "" : " and what it shows"
      return Finding(
        "nothing leads out of \(loop)\(analysis.quoted(cell.screens))\(rest)",
        at: analysis.name(cell.screens[0]).range, on: cell.screens[0],
        notes: analysis.notes(of: cell))
    }
  }
}
