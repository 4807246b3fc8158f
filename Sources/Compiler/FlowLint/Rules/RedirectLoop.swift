import FlowDiagnostics

extension Rule {
  /// Screens that show one another without anybody's doing.
  static let redirectLoop = Rule(
    "redirect-loop", .error,
    summary: "What comes up by itself comes to an end.",
    rationale: """
      A container shows its content, a switch the screen for its state, a sequence its first step
      and, when all its steps are left out, what follows it. If that leads back to where it began
      without an event of the user, the app never gets to show anything and hangs.

      Take one of the screens out of the round, or put a screen that waits for the user in it.
      """,
    flagged: """
      flow: Account
      start: main
      states: { session: [signedOut, signedIn] }
      screens:
        main:
          switch: session
          cases:
            signedOut: welcome
            signedIn: main # error: 'main' to 'main' comes round by itself
        welcome:
      """,
    accepted: """
      flow: Account
      start: main
      states: { session: [signedOut, signedIn] }
      screens:
        main:
          switch: session
          cases:
            signedOut: welcome
            signedIn: home
        welcome:
        home:
      """
  ) { analysis in
    analysis.cycles(
      over: { $0.isAutomatic && $0.kind != .embed }, through: { $0.isAutomatic }
    )
    .filter(\.isConsistent)
    .map { cycle in
      Finding(
        "\(analysis.route(cycle.screens)) comes round by itself", at: cycle.notes[0].range,
        on: cycle.screens[0], notes: cycle.notes, witness: cycle.notes)
    }
  }
}
