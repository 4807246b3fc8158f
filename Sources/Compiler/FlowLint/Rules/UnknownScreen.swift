extension Rule {
  /// A way to nowhere.
  static let unknownScreen = Rule(
    "unknown-screen", .error,
    summary: "Every screen that is named is declared.",
    rationale: """
      A transition to a screen that isn't there would be a button that does nothing, or a crash. It is a
      slip of the pen, or the screen was renamed or deleted and the way to it was not.

      Correct the name, or declare the screen under 'screens'; '{}' or nothing is enough for one without
      events. A flow's screens are its own: what other flows show is embedded.
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
