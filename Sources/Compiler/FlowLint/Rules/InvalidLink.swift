extension Rule {
  /// A link that is no path, or doesn't fit its screen.
  static let invalidLink = Rule(
    "invalid-link", .error,
    summary: "A deep link is a path that says what its screen takes.",
    rationale: """
      A link opens its screen from outside, where nobody else could say what the screen is given: every
      parameter without a default value must stand in the path or its query, and nothing else may.

      Write the path like '/products/{id}?page={page}'; '{rest...}' at the end of the path takes all that is
      left of it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          params: { id: String }
          deepLink: /products/{id}/{page} # error: 'product' has no parameter 'page'
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          params: { id: String, page: Int = 1 }
          deepLink: /products/{id}?page={page}
      """,
    reportedBy: .resolver)
}
