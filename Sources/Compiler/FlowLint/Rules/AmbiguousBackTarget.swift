import FlowDiagnostics
import FlowModel

extension Rule {
  /// An event that goes back to a screen that lies below twice.
  static let ambiguousBackTarget = Rule(
    "ambiguous-back-target", .warning,
    summary: "What is gone back to is below once.",
    rationale: """
      'backTo' stops at the nearest of several. Where a screen can lie below twice, a product that
      was reached from a related one for instance, the user comes back to the last of them, and one
      more 'back' shows the same screen again. The note is a path to it.

      Show the screen once ('ifShown: return', 'ifShown: update'), or go back to a screen that is
      there once.
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
            doneTapped: { backTo: product } # warning: 'product' can be below 'reviews' twice
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
      """
  ) { analysis in
    analysis.mishaps { $0.ambiguous != nil }.compactMap { mishap in
      guard let target = mishap.kind.ambiguous else { return nil }
      return analysis.finding(
        "\(analysis.quoted(target)) can be below \(analysis.quoted(mishap.screen)) twice",
        mishap)
    }
  }
}

extension Misstep.Kind {
  fileprivate var ambiguous: ID<Screen>? {
    if case .ambiguous(let screen) = self { screen } else { nil }
  }
}
