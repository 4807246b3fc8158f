import FlowDiagnostics

extension Rule {
  /// Screens that show one another without anybody's doing.
  static let redirectLoop = Rule(
    "redirect-loop", .error,
    summary: "Screens that appear without a tap do not form a loop.",
    rationale: """
      A container shows its content, a switch the screen for its state, and a sequence its first
      step, or its next screen if it skips all steps. If this leads back to its beginning without an
      event of the user, the app hangs before it shows anything.

      Remove one of the screens from the loop, or put a screen that waits for the user into it.
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
            signedIn: main # error: 'main' to 'main' goes round without an event of the user
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
      """,
    dependsOnEmbedding: true
  ) { analysis in
    analysis.cycles(
      over: { $0.isAutomatic && $0.kind != .embed }, through: { $0.isAutomatic }
    )
    .filter(\.isConsistent)
    .map { cycle in
      Finding(
        "\(analysis.route(cycle.screens)) goes round without an event of the user",
        at: cycle.notes[0].range, on: cycle.screens[0], notes: cycle.notes, witness: cycle.notes,
        hint: "put a screen that waits for the user into the loop")
    }
  }
}
