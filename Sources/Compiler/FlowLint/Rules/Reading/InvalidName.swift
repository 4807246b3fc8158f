extension Rule {
  /// A name that cannot be one in Swift.
  static let invalidName = Rule(
    "invalid-name", .error,
    summary: "A name is a Swift name.",
    rationale: """
      The name of a flow becomes a Swift type, so it begins with a capital letter. The names of
      screens, events, parameters and everything else become cases, functions and properties, so
      they begin with a small letter. A word of the language such as 'back' would mean the action.

      Use the letters A to Z, digits and '_'. Put the text that users read into 'title'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product-page } }
        product-page: # error: 'product-page' can't be the name of a screen
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
