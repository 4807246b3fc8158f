import FlowDiagnostics

extension Rule {
  /// A state that decides nothing.
  static let unusedState = Rule(
    "unused-state", .warning,
    summary: "Every state decides something.",
    rationale: """
      A state is declared so that the flow can go by it: in a 'switch', a 'when' or an expectation. The
      app must keep telling the flow its value; where nothing goes by it, that is work for nothing, and
      a screen that should change with it does not.

      Go by it, or delete it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      states:
        session: [signedOut, signedIn] # warning: nothing goes by the state 'session'
      screens:
        catalog:
      """,
    accepted: """
      flow: Shop
      start: catalog
      states:
        session: [signedOut, signedIn]
      screens:
        catalog:
          transitions: { cartTapped: { when: { session: signedIn }, then: cart, else: signIn } }
        cart:
        signIn:
      """
  ) { analysis in
    analysis.unused(analysis.project.states, \.name, by: analysis.usedStates)
      .map { Finding("nothing goes by the state \(analysis.quoted($0))", at: $0.range) }
  }
}
