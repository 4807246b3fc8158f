extension Rule {
  /// A word that the language does not have there.
  static let unknownKey = Rule(
    "unknown-key", .error,
    summary: "Each key is a key of the language at this place.",
    rationale: """
      If flowc ignored unknown keys, 'titel: Shop' would leave the screen without a title, and you
      would not know why. So an unknown key is an error, and so is a key that does not fit its
      neighbours: an action has one verb, and several actions are a list.

      Take the suggestion, or look up the keys in the JSON schema. Editors complete them.
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
