extension Rule {
  /// Two members of a Swift type with one name.
  static let memberCollision = Rule(
    "member-collision", .error,
    summary: "A generated type has each member once.",
    rationale: """
      The types of a style have their own members, and members that get their names from the flow.
      For example, the model of the style navigation-stack has a 'factory', and a function for each
      app event. If a flow has an app event 'factory', the type would have two members with one
      name, and Swift refuses that. The manifest of a style lists the members of its types.

      Give it another name.
      """,
    flagged: """
      flow: Shop
      start: catalog
      app:
        factory: cart # error: the app event 'factory' of 'Shop' becomes a member of 'ShopModel', which already has 'factory'
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
