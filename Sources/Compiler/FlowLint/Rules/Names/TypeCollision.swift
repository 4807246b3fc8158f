extension Rule {
  /// Two Swift types of one name.
  static let typeCollision = Rule(
    "type-collision", .error,
    summary: "Each type of a project has its own name.",
    rationale: """
      A generated type gets its name from a flow and a part of it: with `*{screen}Actions`, the
      screen 'details' of 'Todos' gets 'TodosDetailsActions'. The name does not show where the
      flow's name ends. So two flows can need the same type if the name of one begins with the name
      of the other, and the app can already have a type of this name. The code would not compile,
      and the error would be in a generated file. The manifest of a style lists its types. flowc
      also refuses a type of the app whose name means another type inside generated code, such as
      'Screen' and 'Destination'.

      Give one of the two another name.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: catalog
          states:
            cartPlace: [full, empty] # error: the state 'cartPlace' of 'Shop' and the flow 'ShopCart' both get the type 'ShopCartPlace'
            page: [first, last]
          screens:
            catalog:
              model: ShopPage # error: 'ShopPage' is a type of the app here, but the state 'page' of 'Shop' gets a type of this name
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
