extension Rule {
  /// A file that is too deep or too large to be meant.
  static let yamlLimits = Rule(
    "yaml-limits", .error,
    summary: "A flow file is at most 64 levels deep and a few MiB large.",
    rationale: """
      No flow that somebody wrote comes near these limits: they keep a broken or hostile file from taking
      all memory. Who comes near them has generated the file, or pasted something into it.

      Write several flows, and embed one in another.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          title: \(String(repeating: "[", count: 65))  # error: more than 64 lists and mappings inside one another
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
