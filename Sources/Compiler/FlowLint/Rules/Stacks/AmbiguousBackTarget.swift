import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

extension Rule {
  /// An event that goes back to a screen that lies below twice.
  static let ambiguousBackTarget = Rule(
    "ambiguous-back-target", .warning,
    summary: "A 'backTo' target is on the stack at most once.",
    rationale: """
      'backTo' stops at the nearest screen of this name. If a screen can be on the stack twice, such
      as a product that the user opened from a related product, the user comes back to the upper
      one, and another 'back' shows the same screen again. The note shows a path.

      Show the screen only once ('ifShown: return', 'ifShown: update'), or go back to a screen that
      is on the stack once.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product: { transitions: { reviewsTapped: reviews } }
        reviews:
          transitions:
            relatedTapped: { to: product, ifShown: again }
            doneTapped: { backTo: product } # warning: 'product' can be on the stack below 'reviews' twice
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product: { transitions: { reviewsTapped: reviews } }
        reviews:
          transitions:
            doneTapped: { backTo: product }
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    analysis.proofs.confirmedRemarks { $0.ambiguous != nil }.compactMap { confirmed in
      guard let target = confirmed.kind.ambiguous else { return nil }
      return analysis.finding(
        "\(analysis.quoted(target)) can be on the stack below \(analysis.quoted(confirmed.screen)) twice",
        confirmed,
        hint:
          "say 'ifShown: return' or 'ifShown: update' where \(analysis.quoted(target)) appears again"
      )
    }
  }
}

extension StackRemark.Kind {
  fileprivate var ambiguous: ID<Screen>? {
    if case .ambiguous(let screen) = self { screen } else { nil }
  }
}
