import FlowDiagnostics

extension Rule {
  /// A screen that is to be shown without what it shows.
  static let missingArgument = Rule(
    "missing-argument", .error,
    summary: "Whatever is shown or called gets all that it takes.",
    rationale: """
      A screen that takes a product's id cannot be shown without one. An event brings what its
      targets need by itself; but an event that declares its 'params' brings those only, the end of
      an outcome what the outcome says, the end of a flow its result, and a tab or a case nothing.

      Hand the value over with 'with' ('$event.x', '$screen.x', '$result' or a literal), declare it
      where the event gets its parameters, or give the parameter a default.
      """,
    flagged: """
      flow: Shop
      start: home
      outcomes:
        placeOrder: { ends: { placed: { number: Int }, refused: } }
      screens:
        home:
          tabs: [cart, order] # error: nothing gives 'order' its 'id'
        cart:
          transitions:
            payTapped:
              await: placeOrder
              cases:
                placed: order # error: nothing gives 'order' its 'id'
                refused: none
        order: { params: { id: Int } }
      """,
    accepted: """
      flow: Shop
      start: cart
      outcomes:
        placeOrder: { ends: { placed: { number: Int }, refused: } }
      screens:
        cart:
          transitions:
            orderTapped: order
            payTapped:
              await: placeOrder
              cases:
                placed: { to: order, with: { id: $event.number } }
                refused: none
        order: { params: { id: Int } }
      """
  ) { analysis in
    analysis.handovers.compactMap { handover in
      let missing = analysis.project.missing(in: handover)
      if missing.isEmpty { return nil }
      return Finding(
        "nothing gives \(analysis.quoted(handover.receiver)) its "
          + analysis.quoted(missing.map(\.name)),
        at: handover.receiver.range, on: handover.context.screen,
        notes: missing.map {
          Note("\(analysis.quoted($0.name)) is declared here", at: $0.name.range)
        })
    }
  }
}
