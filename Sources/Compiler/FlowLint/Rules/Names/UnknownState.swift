extension Rule {
  /// A state that the app does not tell.
  static let unknownState = Rule(
    "unknown-state", .error,
    summary: "A state that you use is declared.",
    rationale: """
      A 'switch', or a 'when' with a value, uses a state of the app. A state that you don't declare
      has no values, so flowc could show nothing.

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
