extension Rule {
  /// A flow that several modules have, without word of which is meant.
  static let ambiguousFlow = Rule(
    "ambiguous-flow", .error,
    summary: "Only one other module has an embedded flow's name.",
    rationale: """
      A name means a flow of this module. If this module has no such flow, it means a flow of
      another module. If several other modules have a flow of this name, flowc can't choose one of
      them.

      Write the module and a point before the name: 'ShopKit.Checkout'.
      """,
    flagged: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: Checkout # error: 2 modules have a flow 'Checkout'
          transitions: { finished: back, cancelled: none }
      \(modules)
      """,
    accepted: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: ShopKit.Checkout
          transitions: { finished: back, cancelled: none }
      \(modules)
      """,
    reportedBy: .resolver)

  private static let modules = """
    # file: modules/ShopKit/Checkout.flow.yaml
    flow: Checkout
    access: public
    start: card
    screens:
      card: { transitions: { doneTapped: finish } }
    # file: modules/HotelKit/Checkout.flow.yaml
    flow: Checkout
    access: public
    start: bill
    screens:
      bill: { transitions: { doneTapped: finish } }
    """
}
