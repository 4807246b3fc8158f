extension Rule {
  /// A file that is too deep or too large to be meant.
  static let yamlLimits = Rule(
    "yaml-limits", .error,
    summary: "A flow file is at most 64 levels deep and a few MiB large.",
    rationale: """
      No flow of a human author comes near these limits. They keep a broken or hostile file from
      using all memory. A file that comes near them was generated, or someone pasted something into
      it.

      Write several flows, and embed one in another.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          title: \(String(repeating: "[", count: 65))  # error: lists and mappings are nested more than 64 levels deep
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          title: Products
      """,
    reportedBy: .reader)
}
