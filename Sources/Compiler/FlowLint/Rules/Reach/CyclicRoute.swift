import FlowDiagnostics

extension Rule {
  /// A way round that leaves screens behind at every turn.
  static let cyclicRoute = Rule(
    "cyclic-route", .warning,
    summary: "A loop of screens does not make the stack grow, unless you say so.",
    rationale: """
      On each round of such a loop, the same screens go onto the stack again. The way back and the
      memory of the app grow with each round. This happens if an event shows 'home' again instead of
      going back to it.

      Go back ('back', 'backTo', 'dismiss'), replace the source ('style: replace'), or say with
      'ifShown' what happens if the screen is on the stack already. 'ifShown: again' says that you
      mean to add it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped: product # warning: each round of 'catalog' to 'product' to 'catalog' adds screens to the stack
        product: { transitions: { catalogTapped: catalog } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
          transitions:
            catalogTapped: { backTo: catalog }
            relatedTapped: { to: product, ifShown: again }
      """,
    dependsOnEmbedding: true
  ) { analysis in
    analysis.cycles(over: { $0.keepsWhatIsBelow }, through: { $0.grows }).map { cycle in
      Finding(
        "each round of \(analysis.route(cycle.screens)) adds screens to the stack",
        at: cycle.notes[0].range, on: cycle.screens[0], notes: cycle.notes, witness: cycle.notes,
        hint: "go 'back' or 'backTo' a screen, or say 'ifShown: again' if you mean to add them")
    }
  }
}
