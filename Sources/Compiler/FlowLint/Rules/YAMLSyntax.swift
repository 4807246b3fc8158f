extension Rule {
  /// A text that is no YAML.
  static let yamlSyntax = Rule(
    "yaml-syntax", .error,
    summary: "A flow file is YAML.",
    rationale: """
      What is no YAML says nothing, so nothing after the mistake can be looked at: this one is mended
      first. Most often a line stands too far left or right, a quote or a bracket isn't closed, a tab
      indents a line, or a text that has ': ' or ' #' in it isn't quoted.

      Indent with spaces, two for each level, and quote a text that has punctuation in it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          title: Shop: all we have # error: a value with ': ' in it needs quotes
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          title: "Shop: all we have"
      """,
    reportedBy: .reader)
}
