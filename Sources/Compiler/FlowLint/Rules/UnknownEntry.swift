extension Rule {
  /// A link that goes in by a way that isn't there.
  static let unknownEntry = Rule(
    "unknown-entry", .error,
    summary: "Every entry that a deep link uses is declared.",
    rationale: """
      An entry is a named way into a flow that builds a stack, so that who comes by a link can go
      back. If the entry isn't there, the link would open nothing.

      Correct the name, or declare the entry under the flow's 'entries'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      entries:
        order: [catalog, order]
      screens:
        catalog:
        order:
          deepLink:
            path: /order
            entry: ordr # error: no entry is named 'ordr'
      """,
    accepted: """
      flow: Shop
      start: catalog
      entries:
        order: [catalog, order]
      screens:
        catalog:
        order:
          deepLink:
            path: /order
            entry: order
      """,
    reportedBy: .resolver)
}
