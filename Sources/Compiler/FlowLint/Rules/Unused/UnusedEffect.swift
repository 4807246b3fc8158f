import FlowDiagnostics
import FlowProofs

extension Rule {
  /// Something for the app to do that it is never told to.
  static let unusedEffect = Rule(
    "unused-effect", .warning,
    summary: "An event calls each effect.",
    rationale: """
      A declared effect becomes a function that you must write in the app. If no event calls it, it
      never runs: the app does not store, send or delete what it should.

      Call it with '{ effect: … }' on an event, or delete it.
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
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.unused(analysis.project.effects, \.name, by: analysis.usedEffects)
      .map {
        Finding(
          "nothing calls the effect \(analysis.quoted($0))", at: $0.range,
          hint: "call it with '{ effect: \(analysis.project.text($0)) }', or delete it")
      }
  }
}
