extension Rule {
  /// A link that goes in by a way that isn't there.
  static let unknownEntry = Rule(
    "unknown-entry", .error,
    summary: "The entry of a deep link is declared.",
    rationale: """
      An entry is a named way into a flow. It builds a stack, so that a user who comes by a link can
      go back. Without the entry, the link would open nothing.

      Correct the name, or declare the entry under 'entries' of the flow.
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
