import FlowDiagnostics
import FlowProofs

extension Rule {
  /// An event that goes back where there is nothing to go back to.
  static let backAtRoot = Rule(
    "back-at-root", .warning,
    summary: "An event that goes back has something to go back to, on every path.",
    rationale: """
      The effect of 'back' depends on who pushed the screen. On the first screen of the root, 'back'
      and 'dismiss' do nothing: the user taps, and nothing happens. If one screen pushes a screen
      and another makes it the root ('setRoot', 'replace', a switch, a tab), only one path has this
      mistake, so tests miss it. The note shows the shortest path.

      Give the screen another event where it is the root, or push it there. An event of 'anywhere'
      or of a group may do nothing on some of its screens; flowc does not report that.
      """,
    flagged: """
      flow: Account
      start: welcome
      screens:
        welcome: { transitions: { signInTapped: signIn, guestTapped: { setRoot: signIn } } }
        signIn:
          transitions:
            cancelTapped: back # warning: 'back' on 'signIn' has nothing to go back to
      """,
    accepted: """
      flow: Account
      start: welcome
      screens:
        welcome: { transitions: { signInTapped: signIn } }
        signIn:
          transitions:
            cancelTapped: back
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    analysis.proofs.confirmedRemarks { $0 == .nothingBelow || $0 == .nothingToDismiss }.map {
      confirmed in
      let verb = confirmed.kind == .nothingBelow ? "'back'" : "'dismiss'"
      let rest = confirmed.kind == .nothingBelow ? "nothing to go back to" : "nothing to dismiss"
      let mend = confirmed.kind == .nothingBelow ? "push" : "sheet"
      let screen = analysis.quoted(confirmed.screen)
      return analysis.finding(
        "\(verb) on \(screen) has \(rest)", confirmed,
        hint: "give \(screen) another event where \(verb) can't work, or open it with a \(mend)",
        cause: Finding.Cause(
          summary: "events of \(screen) have nothing to go back to",
          range: analysis.name(confirmed.screen).range))
    }
  }
}

extension FlowAnalysis {
  /// What goes wrong on some path, with that path.
  func finding(
    _ message: String, _ confirmed: ConfirmedRemark, hint: String, cause: Finding.Cause? = nil
  ) -> Finding {
    let range = project.actions[confirmed.action].range
    return Finding(
      message, at: range, on: confirmed.screen, notes: [note(on: confirmed.path, to: range)],
      witness: steps(of: confirmed.path), hint: hint, cause: cause, isDoubtful: confirmed.isDoubtful
    )
  }
}
