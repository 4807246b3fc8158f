extension Rule {
  /// A state that the app does not tell.
  static let unknownState = Rule(
    "unknown-state", .error,
    summary: "Every state that a flow goes by is declared.",
    rationale: """
      A switch, or a 'when' with a value, goes by a state whose value the app tells. One that isn't
      declared has no value, so that nothing could be shown.

      Correct the name, or declare the state under 'states' with all its values.
      """,
    flagged: """
      flow: Account
      start: main
      states: { session: [signedOut, signedIn] }
      screens:
        main:
          switch: sesion # error: no state is named 'sesion'
          cases: { signedOut: welcome, signedIn: home }
        welcome:
        home:
      """,
    accepted: """
      flow: Account
      start: main
      states: { session: [signedOut, signedIn] }
      screens:
        main:
          switch: session
          cases: { signedOut: welcome, signedIn: home }
        welcome:
        home:
      """,
    reportedBy: .resolver)
}
