extension Rule {
  /// A value of the wrong kind.
  static let unexpectedValue = Rule(
    "unexpected-value", .error,
    summary: "Every value is of the kind that its key takes.",
    rationale: """
      Each key takes a text, a name, one of a few words, a list or a mapping. Where something else stands
      the author meant something that flowc cannot guess.

      Names are not in quotes or lists unless the key takes several; styles are 'push', 'sheet',
      'fullScreenCover', 'popover', 'plain', 'animated' and 'replace'.
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
