extension Rule {
  /// Shared events that are not declared.
  static let unknownGroup = Rule(
    "unknown-group", .error,
    summary: "A used group is declared.",
    rationale: """
      A screen gets the events of the groups under its 'use'. If the name is not a group, the screen
      gets no events, and the common buttons do nothing on it.

      Correct the name, or declare the group under 'groups'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      groups:
        toolbar: { helpTapped: help }
      screens:
        catalog:
          use: toolbr # error: no group is named 'toolbr'
        help:
          use: toolbar
      """,
    accepted: """
      flow: Shop
      start: catalog
      groups:
        toolbar: { helpTapped: help }
      screens:
        catalog:
          use: toolbar
        help:
      """,
    reportedBy: .resolver)
}
