extension Rule {
  /// Two values that an event would bring under one name.
  static let nameCollision = Rule(
    "name-collision", .error,
    summary: "An event brings each parameter as one type.",
    rationale: """
      An event brings what its targets need, by their names. If two of them call different things by the
      same name, the view could give only one of the two.

      Declare the event's 'params' under names of their own, and hand them over with 'with'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            orderTapped: [product, { to: order, style: sheet }] # error: 'orderTapped' would bring 'id' as two types
        product: { params: { id: Product.ID } }
        order: { params: { id: Order.ID } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            orderTapped:
              params: { product: Product.ID, order: Order.ID }
              then:
                - { to: product, with: { id: $event.product } }
                - { to: order, style: sheet, with: { id: $event.order } }
        product: { params: { id: Product.ID } }
        order: { params: { id: Order.ID } }
      """,
    reportedBy: .resolver)
}
