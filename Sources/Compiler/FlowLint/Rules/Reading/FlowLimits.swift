extension Rule {
  /// More of something than any app has.
  package static let flowLimits = Rule(
    "flow-limits", .error,
    summary: "A flow has at most 32 tabs side by side and 64 actions in a list.",
    rationale: """
      A flow has at most 32 tabs side by side, 32 nested levels of tabs, splits and switches, 64
      actions in a list, 256 choices in a decision and 64 variants. A screen has at most 1000 events
      from its groups and from `anywhere`. A link opens at most 64 screens on top of each other. No
      app comes near these limits. They keep flowc from checking a generated or broken flow for hours.

      Split it into several flows, and embed one in another.
      """,
    flagged: """
      flow: Shop
      start: main
      screens:
        main:
          tabs: [\(String(repeating: "{ event: tapped }, ", count: 32))
            { event: tapped }] # error: there are more than 32 tabs side by side
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
