extension Rule {
  /// A value that a state never has.
  static let unknownValue = Rule(
    "unknown-value", .error,
    summary: "A value that you use is one of its state's values.",
    rationale: """
      A state has only its declared values. A case for any other value never appears, and a
      condition on it is never true, so the user can't get to a part of the app.

      Correct the value, or add it to the state.
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
