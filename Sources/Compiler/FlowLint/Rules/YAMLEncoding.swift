extension Rule {
  /// A text with characters that cannot be read or seen.
  static let yamlEncoding = Rule(
    "yaml-encoding", .error,
    summary: "A flow file is UTF-8, and all that is in it can be seen.",
    rationale: """
      A name with an invisible character in it looks like another name and isn't it; it comes with text
      that is copied from a web page or a chat. Control characters and bytes that are not UTF-8 come
      from files that were saved in another encoding.

      Delete the character, or save the file as UTF-8. In quotes, what a text needs may stand.
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
