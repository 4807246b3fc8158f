extension Rule {
  /// Two members of a Swift type with one name.
  static let memberCollision = Rule(
    "member-collision", .error,
    summary: "No type of a style's code gets two members of one name.",
    rationale: """
      The types of a style have members of their own, beside those that are named by a flow: the model
      of the style navigation-stack has a 'factory' and a function for each event of the app. A flow that
      names an event so would ask for two members of one name, which Swift refuses. The manifest of a style
      lists what its types have.

      Give it another name.
      """,
    flagged: """
      flow: Shop
      start: catalog
      app:
        factory: cart # error: the app event 'factory' of 'Shop' becomes a member of 'ShopModel', which has a 'factory' already
      screens:
        catalog: { transitions: { cartTapped: cart } }
        cart:
      \(style)
      """,
    accepted: """
      flow: Shop
      start: catalog
      app:
        factoryOpened: cart
      screens:
        catalog: { transitions: { cartTapped: cart } }
        cart:
      \(style)
      """,
    reportedBy: .style)

  private static let style = """
    # file: models.style.yaml
    style: models
    summary: A model for each flow.
    expresses: { push: {}, app: {}, others: { not: it is an example } }
    templates: { flow: Model.txt.mustache }
    types: ["*Model"]
    members: { "*Model": [factory, "{appEvent}"] }
    # file: Model.txt.mustache
    {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
    """
}
