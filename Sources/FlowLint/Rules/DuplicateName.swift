extension Rule {
  /// Two things under one name.
  static let duplicateName = Rule(
    "duplicate-name", .error,
    summary: "A name stands for one thing.",
    rationale: """
      Screens and sequences are named by transitions, so that two of one name could not be told apart; the
      same holds of the guards, states, effects, outcomes and groups of a flow and the fragments that it
      includes, and of the flows of a project.

      Delete one of the two, or give it another name.
      """,
    flagged: """
      flow: Shop
      start: catalog
      guards: [isSignedIn, isSignedIn] # error: 'isSignedIn' is declared twice
      screens:
        catalog: { transitions: { cartTapped: { when: isSignedIn, then: cart } } }
        cart:
      """,
    accepted: """
      flow: Shop
      start: catalog
      guards: [isSignedIn]
      screens:
        catalog: { transitions: { cartTapped: { when: isSignedIn, then: cart } } }
        cart:
      """,
    reportedBy: .resolver)
}
