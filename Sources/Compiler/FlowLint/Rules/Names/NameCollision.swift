extension Rule {
  /// Two values that an event would bring under one name.
  static let nameCollision = Rule(
    "name-collision", .error,
    summary: "An event has each parameter with one type.",
    rationale: """
      An event brings the values that its targets need, by name. If two targets need values of
      different types with the same name, the view can give only one of them.

      Declare 'params' of the event with two names, and pass them with 'with'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            orderTapped: [product, { to: order, style: sheet }] # error: 'orderTapped' needs 'id' with two types
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
