extension Rule {
  /// A flow that several modules have, without word of which is meant.
  static let ambiguousFlow = Rule(
    "ambiguous-flow", .error,
    summary: "An embedded flow of another module has a name that no further module has.",
    rationale: """
      A name stands for a flow of the own module, and for one of another module where the own has none.
      Where several of the others have a flow of that name, nothing says which one is to run.

      Write the module before the name, with a point between: 'ShopKit.Checkout'.
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
