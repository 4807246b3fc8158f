import FlowDiagnostics

extension Rule {
  /// Something for the app to do that it is never told to.
  static let unusedEffect = Rule(
    "unused-effect", .warning,
    summary: "Every effect is called somewhere.",
    rationale: """
      A declared effect becomes a function that the app must write. One that no event calls never
      happens: what it should store, send or delete stays undone.

      Call it with '{ effect: … }' on the event that should cause it, or delete it.
      """,
    flagged: """
      flow: Shop
      start: cart
      effects: [removeItem, emptyCart] # warning: nothing calls the effect 'emptyCart'
      screens:
        cart: { transitions: { removeTapped: { effect: removeItem } } }
      """,
    accepted: """
      flow: Shop
      start: cart
      effects: [removeItem, emptyCart]
      screens:
        cart:
          transitions: { removeTapped: { effect: removeItem }, emptyTapped: { effect: emptyCart } }
      """
  ) { analysis in
    analysis.unused(analysis.project.effects, \.name, by: analysis.usedEffects)
      .map { Finding("nothing calls the effect \(analysis.quoted($0))", at: $0.range) }
  }
}
