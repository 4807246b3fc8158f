extension Rule {
  /// A way to nowhere.
  static let unknownScreen = Rule(
    "unknown-screen", .error,
    summary: "A named screen is declared.",
    rationale: """
      A transition to a screen that does not exist would be a button that does nothing, or a crash.
      The name is a typing error, or someone renamed or deleted the screen and forgot the
      transition.

      Correct the name, or declare the screen under 'screens'; '{}' or nothing is enough for a
      screen without events. A flow can show only its own screens. To show the screens of another
      flow, embed it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped: prodct # error: no screen is named 'prodct'
        product:
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped: product
        product:
      """,
    reportedBy: .resolver)
}
