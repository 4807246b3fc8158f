extension Rule {
  /// Something to do that the app does not know.
  static let unknownEffect = Rule(
    "unknown-effect", .error,
    summary: "A called effect is declared.",
    rationale: """
      An effect is a function that you write in the app. If you call an effect and don't declare it,
      nobody writes it: the item stays, and the user believes that the app removed it.

      Correct the name, or declare the effect under 'effects'.
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
