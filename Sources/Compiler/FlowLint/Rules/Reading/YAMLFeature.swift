extension Rule {
  /// YAML that means something else in every reader.
  static let yamlFeature = Rule(
    "yaml-feature", .error,
    summary: "A flow file uses plain YAML: mappings, lists and texts.",
    rationale: """
      With anchors, aliases, tags, merge keys, directives and several documents in a file, you can't
      see what a text means, and YAML readers disagree about them. A flow must mean the same to
      everyone who reviews it.

      Write the value out. Put what several screens share into 'groups' or 'anywhere', and what
      several flows share into a fragment.
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
