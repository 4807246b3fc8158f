extension Rule {
  /// A question that nobody can answer.
  static let unknownGuard = Rule(
    "unknown-guard", .error,
    summary: "A guard that you ask is declared.",
    rationale: """
      A guard is a function that you write in the app. If you ask a guard and don't declare it, it
      would decide who sees a screen, and nobody would know that the app must answer.

      Correct the name, or declare the guard under 'guards' ('guards: [isSignedIn]'), best with a
      sentence about its meaning.
      """,
    flagged: """
      flow: Shop
      start: cart
      guards: [isSignedIn]
      screens:
        cart:
          requires: isSignedIn
          transitions:
            payTapped: { when: isSigned, then: payment } # error: no guard is named 'isSigned'
        payment:
      """,
    accepted: """
      flow: Shop
      start: cart
      guards: [isSignedIn]
      screens:
        cart:
          transitions:
            payTapped: { when: isSignedIn, then: payment }
        payment:
      """,
    reportedBy: .resolver)
}
