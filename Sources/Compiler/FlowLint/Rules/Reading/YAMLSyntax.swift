extension Rule {
  /// A text that is no YAML.
  static let yamlSyntax = Rule(
    "yaml-syntax", .error,
    summary: "A flow file is valid YAML.",
    rationale: """
      flowc can't read a file after a YAML mistake, so correct this finding first. Most often a line
      is indented too little or too much, a quote or a bracket is not closed, a tab indents a line,
      or a text with ': ' or ' #' is not in quotes.

      Indent with two spaces for each level, and put text with punctuation in quotes.
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
