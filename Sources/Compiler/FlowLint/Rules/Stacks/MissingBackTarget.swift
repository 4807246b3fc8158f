import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks

extension Rule {
  /// An event that goes back to a screen that isn't there.
  static let missingBackTarget = Rule(
    "missing-back-target", .warning,
    summary: "A 'backTo' or 'dismissTo' target is on the stack on every path.",
    rationale: """
      'backTo' and 'dismissTo' look for a screen below in the same flow. If a path leads here
      without this screen, nothing happens, or the user stays in the middle of a task that should
      have ended. If a screen goes back to another copy of itself, such as a level of a catalog, the
      first copy does nothing; flowc reports this only if there can never be two copies. The note
      shows the shortest path.

      Go back to a screen that is on every path, use 'backToRoot', or say what to do without the
      screen: '{ backTo: cart, else: { to: cart, style: replace } }'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { cartTapped: cart, offerTapped: payment } }
        cart: { transitions: { payTapped: payment } }
        payment:
          transitions:
            editTapped: { backTo: cart } # warning: 'cart' is not always on the stack below 'payment'
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { cartTapped: cart, offerTapped: payment } }
        cart: { transitions: { payTapped: payment } }
        payment:
          transitions:
            editTapped: { backTo: cart, else: { to: cart, style: replace } }
      """,
    needs: .stacks
  ) { analysis in
    analysis.proofs.confirmedRemarks { $0.absent != nil }.compactMap { confirmed in
      guard let target = confirmed.kind.absent else { return nil }
      let goesBack = analysis.project.actions[confirmed.action].kind.goesBack
      if goesBack, target == confirmed.screen, analysis.proofs.stacks.canLieOnItself(target) {
        return nil
      }
      let name = analysis.project.text(analysis.name(target))
      let names = (analysis.quoted(target), analysis.quoted(confirmed.screen))
      return analysis.finding(
        "\(names.0) is not always on the stack below \(names.1)", confirmed,
        hint: goesBack
          ? "use 'else' to say what happens then, or 'backToRoot'"
          : "use 'backToRoot', or '{ to: \(name), ifShown: return }'",
        cause: Finding.Cause(
          summary: "events go back to \(names.0), which is not always on the stack below them",
          range: analysis.name(target).range))
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

extension StackRemark.Kind {
  fileprivate var absent: ID<Screen>? {
    if case .absent(let screen) = self { screen } else { nil }
  }
}
