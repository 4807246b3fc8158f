extension Rule {
  /// YAML that means something else in every reader.
  static let yamlFeature = Rule(
    "yaml-feature", .error,
    summary: "A flow file uses the plain part of YAML: mappings, lists and texts.",
    rationale: """
      Anchors, aliases, tags, merge keys, directives and several documents in a file make a text mean
      what cannot be seen where it stands, and readers differ about them. A flow is to read the same for
      everybody who reviews it.

      Write the value out. What several screens have in common goes into 'groups' or 'anywhere', what
      several flows share into a fragment that they include.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product: &shared # error: anchors such as '&shared' are not part of the flow language
          title: Product
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          title: Product
      """,
    reportedBy: .reader)
}
