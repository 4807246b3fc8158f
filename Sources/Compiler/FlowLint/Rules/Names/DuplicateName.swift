extension Rule {
  /// Two things under one name.
  static let duplicateName = Rule(
    "duplicate-name", .error,
    summary: "A name has one meaning.",
    rationale: """
      Transitions name screens and sequences, so two of them can't have the same name. The same is
      true of the guards, states, effects, outcomes and groups of a flow, of the fragments that it
      includes, and of the flows of a project. The app answers for a flow by name, too: for a guard,
      a state, an effect, an outcome, the 'once' of a sequence, the current step of a sequence with
      'resumes' ('tourStep' for 'tour'), and the logic of an embedded flow ('payLogic' for 'Pay').

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
          once: isSignedIn # error: the app gets 'isSignedIn' twice: as a guard, and as 'once' of 'tour'
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
