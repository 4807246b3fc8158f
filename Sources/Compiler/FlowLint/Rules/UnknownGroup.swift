extension Rule {
  /// Shared events that are not declared.
  static let unknownGroup = Rule(
    "unknown-group", .error,
    summary: "Every group that a screen uses is declared.",
    rationale: """
      A screen gets the events of the groups that it names under 'use'. A name that is no group's gives it
      none: the buttons that are common to all screens are dead on this one.

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
