extension Rule {
  /// A link that is no path, or doesn't fit its screen.
  static let invalidLink = Rule(
    "invalid-link", .error,
    summary: "A deep link is a path with the parameters of its screen.",
    rationale: """
      A link opens its screen from outside the app, so only the URL can give the screen its values.
      Each parameter without a default must be in the path or the query, and each name in the URL
      must be a parameter.

      Write the path like '/products/{id}?page={page}'. '{rest...}' at the end of the path takes all
      remaining segments.
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
