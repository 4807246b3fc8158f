extension Rule {
  /// A value that cannot be written here.
  static let invalidLiteral = Rule(
    "invalid-literal", .error,
    summary: "A value is a simple Swift literal.",
    rationale: """
      flowc puts a default or an argument into generated code, and this code must compile. So a
      value is true, false, a number, a text in quotes, a member such as '.newest', nil or an empty
      collection, but not an expression.

      Put a text in quotes. Let the app compute everything else.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          params:
            order: Sorting = newest # error: 'newest' is not a value
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          params:
            order: Sorting = .newest
      """,
    reportedBy: .resolver)
}
