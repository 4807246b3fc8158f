extension Rule {
  /// Two things under one name.
  static let duplicateName = Rule(
    "duplicate-name", .error,
    summary: "A name stands for one thing.",
    rationale: """
      Screens and sequences are named by transitions, so that two of one name could not be told apart; the
      same holds of the guards, states, effects, outcomes and groups of a flow and the fragments that it
      includes, and of the flows of a project. Whatever a flow asks the app for is asked by its name: a guard,
      a state, an effect, an outcome, what a sequence is shown 'once' by, the step that a sequence which
      'resumes' was left at, 'tourStep' for 'tour', and what answers for an embedded flow, 'payLogic' for 'Pay'.

      Delete one of the two, or give it another name.
      """,
    flagged: """
      flow: Shop
      start: catalog
      guards: [isSignedIn, isSignedIn] # error: 'isSignedIn' is declared twice
      screens:
        catalog: { transitions: { cartTapped: { when: isSignedIn, then: cart }, tourTapped: tour } }
        cart:
        welcome:
        thanks:
      sequences:
        tour:
          steps: [welcome]
          once: isSignedIn # error: the app is asked for 'isSignedIn' twice: as a guard, and as what 'tour' is shown once by
          then: thanks
      """,
    accepted: """
      flow: Shop
      start: catalog
      guards: [isSignedIn]
      screens:
        catalog: { transitions: { cartTapped: { when: isSignedIn, then: cart }, tourTapped: tour } }
        cart:
        welcome:
        thanks:
      sequences:
        tour:
          steps: [welcome]
          once: tourIsDone
          then: thanks
      """,
    reportedBy: .resolver)
}
