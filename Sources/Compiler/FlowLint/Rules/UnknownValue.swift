extension Rule {
  /// A value that a state never has.
  static let unknownValue = Rule(
    "unknown-value", .error,
    summary: "Every value that a flow goes by is one of its state's.",
    rationale: """
      A state has the values that it is declared with and no other. A case for another value is never
      shown, and a condition on it never holds, so that a way in the app stays closed.

      Correct the value, or add it to the state's.
      """,
    flagged: """
      flow: Account
      start: cart
      states: { session: [signedOut, signedIn] }
      screens:
        cart:
          transitions:
            payTapped:
              when: { session: singedIn } # error: no value is named 'singedIn'
              then: payment
        payment:
      """,
    accepted: """
      flow: Account
      start: cart
      states: { session: [signedOut, signedIn] }
      screens:
        cart:
          transitions:
            payTapped:
              when: { session: signedIn }
              then: payment
        payment:
      """,
    reportedBy: .resolver)
}
