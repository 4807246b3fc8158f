extension Rule {
  /// A value that cannot be written here.
  static let invalidLiteral = Rule(
    "invalid-literal", .error,
    summary: "Values are written as Swift's simplest literals.",
    rationale: """
      A default or an argument is handed to generated code, which is to compile whatever stands in the
      flow. So values are true and false, numbers, texts in quotes, members such as '.newest', nil, and the
      empty collections; expressions are not.

      Quote a text, and let the app work out everything else.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          params:
            order: Sorting = newest # error: 'newest' is not a value that can be written here
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
