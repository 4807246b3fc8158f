extension Rule {
  /// Something to do that the app does not know.
  static let unknownEffect = Rule(
    "unknown-effect", .error,
    summary: "Every effect that is called is declared.",
    rationale: """
      An effect is a function that the app writes. One that is called and not declared would never be
      written: the item is not removed, and the user believes that it is.

      Correct the name, or declare it under 'effects'.
      """,
    flagged: """
      flow: Shop
      start: cart
      effects: [removeItem]
      screens:
        cart:
          transitions:
            removeTapped: { effect: removeItm } # error: no effect is named 'removeItm'
            removeHeld: { effect: removeItem }
      """,
    accepted: """
      flow: Shop
      start: cart
      effects: [removeItem]
      screens:
        cart:
          transitions:
            removeTapped: { effect: removeItem }
      """,
    reportedBy: .resolver)
}
