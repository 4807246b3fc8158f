extension Rule {
  /// A word that the language does not have there.
  static let unknownKey = Rule(
    "unknown-key", .error,
    summary: "Every key is one that the language has at its place.",
    rationale: """
      A key that is passed over in silence is the worst kind of mistake: 'titel: Shop' would leave the
      screen without a title, and nobody would know why. So a key that isn't known is an error, and so
      is one that doesn't go with its neighbours: an action has one verb, and several are a list.

      Take the suggestion, or look up the keys in the JSON schema; editors complete them.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          titel: Shop # error: there is no key 'titel' here
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          title: Shop
      """,
    reportedBy: .decoder)
}
