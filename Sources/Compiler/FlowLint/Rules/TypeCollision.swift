extension Rule {
  /// Two Swift types of one name.
  static let typeCollision = Rule(
    "type-collision", .error,
    summary: "No two types of a project have one name.",
    rationale: """
      Types are named after a flow and something in it: `*{screen}Actions` of a style makes
      'TodosDetailsActions' for 'details' of 'Todos'. Where the one name ends and the other begins is not in
      it, so that two flows, one named as the other begins, can ask for the same type twice; and the app may
      have a type of that name already. The code would not compile, and the message would stand in a file
      that nobody wrote. The manifest of a style lists its types. A type of the app is refused, too, if its name
      means another type inside of generated code, as 'Screen' and 'Destination' do.

      Give one of the two another name.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: catalog
          states:
            cartPlace: [full, empty] # error: the state 'cartPlace' of 'Shop' and the flow 'ShopCart' both get a type 'ShopCartPlace'
            page: [first, last]
          screens:
            catalog:
              model: ShopPage # error: 'ShopPage' is a type of the app here, and the state 'page' of 'Shop' gets a type of that name
              transitions:
                pageTapped: { when: { page: first }, then: cart, else: none }
                cartTapped: { when: { cartPlace: full }, then: cart, else: none }
            cart: { embed: ShopCart, transitions: { finished: back, cancelled: none } }
        - flow: ShopCart
          start: items
          screens:
            items: { transitions: { doneTapped: finish } }
      \(style)
      """,
    accepted: """
      flows:
        - flow: Shop
          start: catalog
          states:
            cartContent: [full, empty]
            page: [first, last]
          screens:
            catalog:
              model: CatalogPage
              transitions:
                pageTapped: { when: { page: first }, then: cart, else: none }
                cartTapped: { when: { cartContent: full }, then: cart, else: none }
            cart: { embed: ShopCart, transitions: { finished: back, cancelled: none } }
        - flow: ShopCart
          start: items
          screens:
            items: { transitions: { doneTapped: finish } }
      \(style)
      """,
    reportedBy: .style)

  private static let style = """
    # file: places.style.yaml
    style: places
    summary: The screens and states of a flow.
    expresses: { push: {}, embed: {}, finish: {}, when: {}, model: {}, others: { not: it is an example } }
    templates: { flow: Places.txt.mustache }
    types: ["*Place", "*{state}"]
    # file: Places.txt.mustache
    {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
    """
}
