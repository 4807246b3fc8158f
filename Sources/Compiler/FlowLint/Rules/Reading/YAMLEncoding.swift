extension Rule {
  /// A text with characters that cannot be read or seen.
  static let yamlEncoding = Rule(
    "yaml-encoding", .error,
    summary: "A flow file is UTF-8, and you can see all its characters.",
    rationale: """
      A name with an invisible character looks like another name, but is different. Such characters
      come with text from a web page or a chat, such as a no-break space. Control characters and
      bytes that are not UTF-8 come from files in another encoding.

      Delete the character, or save the file as UTF-8. You can keep a character that a text needs if
      you put the text in quotes.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        cata\u{202E}log: # error: invisible character U+202E (text direction)
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
      """,
    reportedBy: .reader)
}
