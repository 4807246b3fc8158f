import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A choice that may choose nothing.
  static let missingElse = Rule(
    "missing-else", .warning,
    summary: "A choice always takes one of its alternatives.",
    rationale: """
      If no condition of a 'choose' holds, nothing happens: the user taps, and the app doesn't move.
      You easily forget this case, because each alternative looks right. A single 'when' without
      'else' means that nothing happens; a list of alternatives does not.

      End the list with '{ else: … }', which can be 'none', or list every value of the state.
      """,
    flagged: """
      flow: Shop
      start: cart
      guards: [hasItems, isMember]
      screens:
        cart:
          transitions:
            payTapped:
              choose:
                - { when: hasItems, then: payment }
                - { when: isMember, then: offers } # warning: nothing happens on 'payTapped' if none of these conditions holds
        payment:
        offers:
      """,
    accepted: """
      flow: Shop
      start: cart
      states: { session: [signedOut, signedIn] }
      guards: [hasItems]
      screens:
        cart:
          transitions:
            payTapped:
              choose:
                - { when: hasItems, then: payment }
                - { else: empty }
            accountTapped:
              choose:
                - { when: { session: signedIn }, then: account }
                - { when: { session: signedOut }, then: signIn }
        payment:
        empty: { alert: The cart is empty, buttons: { ok: none } }
        account:
        signIn:
      """
  ) { analysis in
    let leavings = analysis.project.screens.elements.compactMap(\.leaving)
    let unneeded = Set(leavings.flatMap { analysis.project.actions(in: $0, into: .branches) })
    return analysis.decisions.compactMap { decision in
      // Where `leaving` comes to nothing, the user leaves.
      if unneeded.contains(decision.id) { return nil }
      guard case .choose(let choices) = analysis.project.actions[decision.id].kind else {
        return nil
      }
      return analysis.missingElse(of: choices, decision)
    }
  }
}

extension FlowAnalysis {
  fileprivate func missingElse(of choices: IDRange<Choice>, _ decision: DeclaredAction) -> Finding?
  {
    var left = LeftValues()
    for choice in project.choices[choices] {
      guard let condition = choice.condition else { return nil }
      if left.exclude(condition, in: project) == .all { return nil }
    }
    guard let last = project.choices[choices].last?.condition else { return nil }
    let event = decision.event.map { " on \(quoted($0))" } ?? ""
    return Finding(
      "nothing happens\(event) if none of these conditions holds", at: last.range,
      on: decision.screen,
      hint: "end the list with '{ else: … }'; '{ else: none }' says that nothing should happen")
  }
}
