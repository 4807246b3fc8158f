extension Rule {
  /// A question that nobody can answer.
  static let unknownGuard = Rule(
    "unknown-guard", .error,
    summary: "Every guard that is asked is declared.",
    rationale: """
      A guard is a function that the app writes. One that is asked and not declared would decide who sees
      a screen, and nobody would know that it has to be answered.

      Correct the name, or declare it under 'guards', with a sentence on what it means.
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
