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

      Go back to a screen that is on every path, or say what to do without the
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
      let names = (analysis.quoted(target), analysis.quoted(confirmed.screen))
      let hint = analysis.hint(for: confirmed, goingBackTo: target)
      let never = confirmed.isConstant ? "never" : "not always"
      return analysis.finding(
        "\(names.0) is \(never) on the stack below \(names.1)", confirmed, hint: hint,
        cause: Finding.Cause(
          summary: "events \(goesBack ? "go back to" : "replace") \(names.0), which is \(never) "
            + "on the stack below them",
          range: analysis.name(target).range))
    }
  }
}

extension FlowAnalysis {
  fileprivate func hint(for confirmed: ConfirmedRemark, goingBackTo target: ID<Screen>) -> String {
    let name = project.text(name(target))
    let isTab = project.tabs.elements.contains {
      $0.screen?.id == target && $0.forEach == nil && $0.when == nil
    }
    let isContainer = project.screens[confirmed.screen].isContainer
    switch project.actions[confirmed.action].kind {
    case .show(let show):
      let shown = show.target.id.map { project.text(self.name($0)) } ?? "…"
      return "delete 'from: \(name)' to replace \(quoted(confirmed.screen)) alone, or use "
        + "'{ setRoot: \(shown) }' to replace the whole stack"
    case _ where isContainer && isDoneByTab(confirmed.action, of: confirmed.screen):
      return "write 'none': a tap on the selected tab goes to its first screen"
    case _ where isTab:
      return confirmed.isConstant
        ? "select the tab instead: '{ tab: \(name) }'"
        : "say with 'else' what happens then: 'else: { tab: \(name) }'"
    case _ where isShownElsewhere(target):
      return confirmed.isConstant
        ? "delete this" : "say with 'else' what happens then: 'else: none'"
    case _ where confirmed.isConstant:
      return "show \(quoted(target)) with '{ to: \(name) }' or '{ setRoot: \(name) }', "
        + "or delete this"
    case _ where isContainer: return "say with 'else' what happens then: 'else: none'"
    case .dismissTo: return "say with 'else' what happens then: 'else: dismiss'"
    default:
      return "say with 'else' what happens then: 'else: { to: \(name), style: replace }'"
    }
  }
}

extension FlowAnalysis {
  /// Whether a screen can't simply be shown where it is missing: it needs values, or a switch or a tab with a
  /// condition shows it.
  private func isShownElsewhere(_ screen: ID<Screen>) -> Bool {
    project.casesShownFirst[screen] != nil
      || project.tabs.elements.contains { $0.screen?.id == screen }
      || project.parameters[project.screens[screen].parameters].contains { $0.defaultValue == nil }
  }

  /// Whether an action is done on a tap on a tab.
  private func isDoneByTab(_ action: ID<Action>, of screen: ID<Screen>) -> Bool {
    project.eventsOfTabs(of: screen).contains { event in
      project.actions(in: project.transitions[event].actions, into: .all).contains(action)
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
