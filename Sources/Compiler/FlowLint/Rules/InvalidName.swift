extension Rule {
  /// A name that cannot be one in Swift.
  static let invalidName = Rule(
    "invalid-name", .error,
    summary: "Names can be Swift names.",
    rationale: """
      A flow's name becomes a Swift type, so it begins with a capital letter; screens, events, parameters
      and all the others become cases, functions and properties, so they begin with a small one. Words of
      the language such as 'back' would be taken for the action.

      Use the letters A to Z, digits and '_'; what the user reads goes into 'title'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product-page } }
        product-page: # error: 'product-page' cannot be the name of a screen
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: productPage } }
        productPage:
      """,
    reportedBy: .resolver)
}
