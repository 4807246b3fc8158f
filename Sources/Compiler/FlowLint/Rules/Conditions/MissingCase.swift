import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A value of a state for which there is nothing to show.
  static let missingCase = Rule(
    "missing-case", .error,
    summary: "A switch has a screen for each value of its state.",
    rationale: """
      A switch shows the screen for the current value of its state. If the state gets a value
      without a case, the user sees a blank screen until the state changes again.

      Add a case for each value. Several cases can show the same screen.
      """,
    flagged: """
      flow: Account
      start: main
      states: { session: [unknown, signedOut, signedIn] }
      screens:
        main:
          switch: session # error: 'main' shows nothing while 'session' is 'unknown'
          cases: { signedOut: welcome, signedIn: home }
        welcome:
        home:
      """,
    accepted: """
      flow: Account
      start: main
      states: { session: [unknown, signedOut, signedIn] }
      screens:
        main:
          switch: session
          cases: { unknown: welcome, signedOut: welcome, signedIn: home }
        welcome:
        home:
      """
  ) { analysis in
    let project = analysis.project
    return project.screens.ids.compactMap { id in
      guard case .switch(let state, let cases) = project.screens[id].kind, let stateID = state.id
      else { return nil }
      let shown = Set(project.cases[cases].map(\.value.symbol))
      let missing = project.stateCases[project.states[stateID].cases].filter {
        !shown.contains($0.symbol)
      }
      if missing.isEmpty { return nil }
      return Finding(
        "\(analysis.quoted(id)) shows nothing while \(analysis.quoted(state.name)) is "
          + analysis.quoted(missing), at: state.name.range, on: id,
        notes: missing.map { Note("\(analysis.quoted($0)) is declared here", at: $0.range) },
        hint: "add a case for \(analysis.quoted(missing))")
    }
  }
}
