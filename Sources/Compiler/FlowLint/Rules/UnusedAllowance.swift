extension Rule {
  /// An allowance of what isn't there.
  package static let unusedAllowance = Rule(
    "unused-allowance", .warning,
    summary: "What a screen allows is found on it.",
    rationale: """
      An allowance that allows nothing is left over from a flow that was different. It would hide the
      finding on the day that it comes back.

      Remove it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { helpTapped: help } }
        help:
          allow:
            unreachable-screen: Nothing leads here yet. # warning: nothing here breaks 'unreachable-screen'
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
        help:
          allow:
            unreachable-screen: Nothing leads here yet.
      """,
    check: { _ in [] })
}
