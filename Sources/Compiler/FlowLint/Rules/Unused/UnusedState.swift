import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A state that decides nothing.
  static let unusedState = Rule(
    "unused-state", .warning,
    summary: "The flow uses each state.",
    rationale: """
      You declare a state to use it in a 'switch', a 'when' or an expectation. The app must report
      its value to the flow all the time. If nothing uses the state, this work is useless, and a
      screen that should change with it does not.

      Use it, or delete it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      states:
        session: [signedOut, signedIn] # warning: nothing uses the state 'session'
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
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.unused(analysis.project.states, \.name, by: analysis.usedStates)
      .map {
        Finding(
          "nothing uses the state \(analysis.quoted($0))", at: $0.range,
          hint: "use it in a 'switch' or a 'when', or delete it")
      }
  }
}
