import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

extension Rule {
  /// Screens that show one another without anybody's doing.
  static let redirectLoop = Rule(
    "redirect-loop", .error,
    summary: "Screens that appear without a tap do not form a loop.",
    rationale: """
      A container shows its content, a switch the screen for its state, and a sequence its first
      step, or its next screen if it skips all steps. If this leads back to its beginning without an
      event of the user, the app hangs before it shows anything. Screens that await an outcome, and
      replace one another at each of its ends, never let the user do anything either.

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
    let cycles = analysis.cycles(
      over: { $0.isAutomatic && $0.kind != .embed }, through: { $0.isAutomatic }
    )
    .filter(\.isConsistent)
    .map { cycle in
      Finding(
        "\(analysis.route(cycle.screens)) goes round without an event of the user",
        at: cycle.notes[0].range, on: cycle.screens[0], notes: cycle.notesOfFinding,
        witness: cycle.notes, hint: "put a screen that waits for the user into the loop")
    }
    let loops = AwaitLoops(of: analysis).all
    if loops.isEmpty { return cycles }
    // From what lies on another screen the user can go back.
    let roots = analysis.stacks.rootScreens
    return cycles
      + loops.filter { $0.allSatisfy { roots.contains($0.screen) } }.map(analysis.finding)
  }
}

extension FlowAnalysis {
  fileprivate func finding(_ loop: [(screen: ID<Screen>, action: ID<Action>)]) -> Finding {
    let notes = loop.prefix(20).map { screen, action in
      Note(
        "every end of what \(quoted(screen)) awaits leads on", at: project.actions[action].range)
    }
    return Finding(
      "\(route(loop.map(\.screen))) goes round without an event of the user", at: notes[0].range,
      on: loop[0].screen, notes: Array(notes.dropFirst()), witness: notes,
      hint: "let one end lead to a screen that waits for the user")
  }
}
