extension Rule {
  /// An allowance of what isn't there.
  package static let unusedAllowance = Rule(
    "unused-allowance", .warning,
    summary: "A screen breaks each rule that it allows.",
    rationale: """
      An 'allow' that silences nothing is left over from an earlier version of the flow. It would
      hide the finding if the mistake comes back.

      Delete it.
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
    findsUnusedDeclarations: true, check: { _ in [] })
}
