import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A promise that every flow keeps.
  static let emptyExpectation = Rule(
    "empty-expectation", .warning,
    summary: "A promise about two screens names two screens.",
    rationale: """
      No screen can come before itself, and every screen is 0 taps away from itself. A promise that
      names one screen twice says nothing of the flow, and often another screen was meant.

      Name the other screen, or delete the promise.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { cartTapped: cart } }
        cart: { transitions: { payTapped: payment } }
        payment:
      expect:
        - { screen: payment, after: payment } # warning: 'payment' can't come before itself, so this promises nothing
        - { screen: cart, within: 1, of: cart } # warning: 'cart' is 0 taps away from itself, so this promises nothing
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { cartTapped: cart } }
        cart: { transitions: { payTapped: payment } }
        payment:
      expect:
        - { screen: payment, after: cart }
        - { screen: cart, within: 1, of: catalog }
      """
  ) { analysis in
    analysis.project.expectations.elements.compactMap { expectation in
      let (repeated, reason): (Name?, String) =
        switch expectation.kind {
        case .after(let screen, let earlier):
          (earlier.first { $0.id == screen.id }?.name, "can't come before itself")
        case .within(let screen, _, let origin, _):
          (origin.id == screen.id ? origin.name : nil, "is 0 taps away from itself")
        case .onlyWhen, .fromAnywhere, .never, .neverAfter, .depth: (nil, "")
        }
      return repeated.map {
        Finding(
          "\(analysis.quoted($0)) \(reason), so this promises nothing", at: $0.range,
          hint: "name another screen, or delete the promise")
      }
    }
  }
}
