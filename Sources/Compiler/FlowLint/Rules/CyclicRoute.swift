import FlowDiagnostics

extension Rule {
  /// A way round that leaves screens behind at every turn.
  static let cyclicRoute = Rule(
    "cyclic-route", .warning,
    summary: "Going round in a loop does not pile up screens, unless that is meant.",
    rationale: """
      Whoever goes round such a loop has the same screens on the stack again and again: the way
      back gets longer with every turn, and so does what the app holds in memory. It happens where
      'home' is shown once more instead of gone back to.

      Go back ('back', 'backTo', 'dismiss'), take the source's place ('style: replace'), or say
      with 'ifShown' what happens to a screen that is shown already; 'ifShown: again' says that
      the pile is meant.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            productTapped: product # warning: going round 'catalog' to 'product' to 'catalog' piles up screens
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
      """
  ) { analysis in
    analysis.cycles(over: \.keepsWhatIsBelow, through: \.grows).map { cycle in
      Finding(
        "going round \(analysis.route(cycle.screens)) piles up screens", at: cycle.notes[0].range,
        on: cycle.screens[0], notes: cycle.notes, witness: cycle.notes)
    }
  }
}
