extension Rule {
  /// Two entries under one name.
  static let duplicateKey = Rule(
    "duplicate-key", .error,
    summary: "A mapping has each key once.",
    rationale: """
      If a mapping has a key twice, most YAML readers keep the last entry and say nothing, so a
      screen or an event gets lost unnoticed. This happens if two people add the same thing and both
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
            cartTapped: catalog # error: the key 'cartTapped' is here twice
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
