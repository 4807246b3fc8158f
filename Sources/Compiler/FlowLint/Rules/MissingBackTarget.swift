import FlowDiagnostics
import FlowModel

extension Rule {
  /// An event that goes back to a screen that isn't there.
  static let missingBackTarget = Rule(
    "missing-back-target", .warning,
    summary: "What is gone back to is there, whoever led here.",
    rationale: """
      'backTo' and 'dismissTo' look for a screen below, in the same flow. Where a path leads here
      without passing that screen, nothing happens, or the user stays in the middle of what should
      have ended. Where a screen goes back to another of itself, as levels of a catalog do, the first of
      them does nothing, which is meant; only where there can never be two of them is that reported.
      The note is the shortest such path.

      Go back to a screen that every path passes, use 'backToRoot', or open the target where it is
      missing: '{ to: cart, ifShown: return }' does both.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { cartTapped: cart, offerTapped: payment } }
        cart: { transitions: { payTapped: payment } }
        payment:
          transitions:
            editTapped: { backTo: cart } # warning: 'cart' is not there to go back to from 'payment'
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { cartTapped: cart } }
        cart: { transitions: { payTapped: payment } }
        payment:
          transitions:
            editTapped: { backTo: cart }
      """
  ) { analysis in
    analysis.mishaps { $0.absent != nil }.compactMap { mishap in
      guard let target = mishap.kind.absent else { return nil }
      let isLevel = target == mishap.screen && analysis.project.actions[mishap.action].kind.goesBack
      if isLevel, analysis.stacks.canLieOnItself(target) { return nil }
      let names = (analysis.quoted(target), analysis.quoted(mishap.screen))
      return analysis.finding("\(names.0) is not there to go back to from \(names.1)", mishap)
    }
  }
}

extension ActionKind {
  /// Whether it looks for what it goes back to, and not for what it replaces.
  fileprivate var goesBack: Bool {
    switch self {
    case .backTo, .dismissTo: true
    default: false
    }
  }
}

extension Misstep.Kind {
  fileprivate var absent: ID<Screen>? {
    if case .absent(let screen) = self { screen } else { nil }
  }
}
