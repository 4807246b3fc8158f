import FlowDiagnostics

extension Rule {
  /// An event that goes back where there is nothing to go back to.
  static let backAtRoot = Rule(
    "back-at-root", .warning,
    summary: "What goes back has something to go back to, whoever led there.",
    rationale: """
      What 'back' does depends on who pushed. On the first screen of the root, 'back' and 'dismiss'
      do nothing: the user taps, and nothing happens. A screen that is pushed from one place and made
      the root in another ('setRoot', 'replace', a switch, a tab) has this mistake on one path only,
      which is why tests miss it. The note is the shortest way there.

      Give the screen another event where it is the root, or lead there by a push. Events that
      'anywhere' or a group gives to many screens are meant to do nothing on some of them.
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
      """
  ) { analysis in
    analysis.mishaps { $0 == .nothingBelow || $0 == .nothingToDismiss }.map { mishap in
      let verb = mishap.kind == .nothingBelow ? "'back'" : "'dismiss'"
      let rest = mishap.kind == .nothingBelow ? "nothing to go back to" : "nothing to dismiss"
      return analysis.finding(
        "\(verb) on \(analysis.quoted(mishap.screen)) has \(rest)", mishap,
        cause: Finding.Cause(
          summary:
            "events of \(analysis.quoted(mishap.screen)) go back, and have nothing to go back to",
          range: analysis.name(mishap.screen).range))
    }
  }
}

extension FlowAnalysis {
  /// What goes wrong on some path, with that path.
  func finding(_ message: String, _ mishap: Mishap, cause: Finding.Cause? = nil) -> Finding {
    let range = project.actions[mishap.action].range
    return Finding(
      message, at: range, on: mishap.screen,
      notes: [Note("on this path: \(script(mishap.way, to: nil))", at: range)],
      witness: steps(of: mishap.way), cause: cause)
  }
}
