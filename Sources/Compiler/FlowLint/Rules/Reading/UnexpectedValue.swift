extension Rule {
  /// A value of the wrong kind.
  static let unexpectedValue = Rule(
    "unexpected-value", .error,
    summary: "A value has the kind that its key takes.",
    rationale: """
      Each key takes a text, a name, one of a few words, a list or a mapping. If there is another
      kind of value, flowc can't guess what you meant.

      Don't put a name in quotes or in a list, unless the key takes several names. The styles are
      'push', 'sheet', 'fullScreenCover', 'popover', 'plain', 'animated' and 'replace'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            cartTapped:
              to: cart
              style: shet # error: expected 'push', 'sheet', 'fullScreenCover', 'popover', 'plain', 'animated', 'replace' or a mapping, not 'shet'
        cart:
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            cartTapped:
              to: cart
              style: sheet
        cart:
      """,
    reportedBy: .decoder)
}
