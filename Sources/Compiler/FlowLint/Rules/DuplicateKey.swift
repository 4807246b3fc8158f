extension Rule {
  /// Two entries under one name.
  static let duplicateKey = Rule(
    "duplicate-key", .error,
    summary: "A key stands once in a mapping.",
    rationale: """
      Of two entries with the same key most readers keep the last and say nothing, so that a screen or an
      event gets lost without anybody's noticing. It happens when two people add the same thing and both
      changes are merged.

      Delete one of the two, or give it another name.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            cartTapped: cart
            cartTapped: catalog # error: key 'cartTapped' is given twice
        cart:
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            cartTapped: cart
            cartHeld: { to: cart, style: sheet }
        cart:
      """,
    reportedBy: .reader)
}
