extension Rule {
  /// More of something than any app has.
  package static let flowLimits = Rule(
    "flow-limits", .error,
    summary: "A flow has at most 32 tabs side by side and 64 actions in a list.",
    rationale: """
      There are at most 32 tabs beside one another, 32 tabs, splits and switches inside one another, 64
      actions in a list, 256 choices in a decision and 64 variants of a flow. No app comes near these
      limits: they keep a flow that was generated, or is broken, from being checked for hours.

      Make several flows of it, and embed one in another.
      """,
    flagged: """
      flow: Shop
      start: main
      screens:
        main:
          tabs: [\(String(repeating: "{ event: tapped }, ", count: 32))
            { event: tapped }] # error: there are more than 32 tabs beside one another
          transitions: { tapped: none }
      """,
    accepted: """
      flow: Shop
      start: main
      screens:
        main: { tabs: [catalog, account] }
        catalog:
        account:
      """,
    reportedBy: .resolver)
}
