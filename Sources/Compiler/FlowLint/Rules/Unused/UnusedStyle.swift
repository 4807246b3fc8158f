import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A style of presentation for what is never presented, or what the system draws.
  static let unusedStyle = Rule(
    "unused-style", .warning,
    summary: "A style of presentation has an effect.",
    rationale: """
      The system draws alerts and confirmation dialogs in one way. 'style', 'detents' and the like
      have no effect beside the 'to' that shows one. They have no effect either on a screen that
      no event shows: a tab, a column, the first screen of the flow, or a step, whose style is that
      of the sequence. So the author expected something else.

      Delete the style, or write it at the step: '{ screen: notifications, style: sheet }'.
      """,
    flagged: """
      flow: Cart
      start: cart
      screens:
        cart:
          transitions:
            removeTapped:
              to: removal
              style: sheet # warning: the alert 'removal' has no style: the system draws it
            removed: none
            tourTapped: tour
        removal: { alert: Remove this?, buttons: { removed: Remove, cancel: none } }
        welcome:
          style: sheet # warning: the style of 'welcome' has no effect: no event shows it, but the sequence 'tour'
      sequences: { tour: { steps: [welcome], then: back } }
      """,
    accepted: """
      flow: Cart
      start: cart
      screens:
        cart: { transitions: { removeTapped: removal, removed: none, tourTapped: tour } }
        removal: { alert: Remove this?, buttons: { removed: Remove, cancel: none } }
        welcome:
      sequences: { tour: { steps: [{ screen: welcome, style: sheet }], then: back } }
      """
  ) { analysis in
    analysis.stylesOfAlerts + analysis.stylesOfUnpresentedScreens
  }
}

extension FlowAnalysis {
  fileprivate var stylesOfAlerts: [Finding] {
    actions.compactMap { declared in
      guard case .show(let show) = project.actions[declared.id].kind,
        let target = show.target.id, let said = show.presentation
      else { return nil }
      let kind: String
      switch project.screens[target].kind {
      case .alert: kind = "alert"
      case .confirmationDialog: kind = "dialog"
      default: return nil
      }
      return Finding(
        "the \(kind) \(quoted(target)) has no style: the system draws it", at: said.range,
        on: declared.screen, hint: "delete it")
    }
  }

  fileprivate var stylesOfUnpresentedScreens: [Finding] {
    let shown = screensOfActionsAndLinks
    return project.screens.ids.compactMap { id in
      let screen = project.screens[id]
      let flow = project.flows[screen.flow]
      guard let style = screen.presentation, style.range != flow.presentation?.range,
        !isSequence(id), !shown.contains(id), project.unreadWords[screen.name.symbol] == nil,
        project.fragment(declaring: screen.name) == nil
      else { return nil }
      let host = project.hosts[id]?.first
      guard host != nil || flow.start?.id == id else { return nil }
      let reason =
        host.map { "no event shows it, but \(words(for: $0))" } ?? "the flow begins with it"
      return Finding(
        "the style of \(quoted(id)) has no effect: \(reason)", at: style.range, on: id,
        hint: host.map(isSequence) == true
          ? "write it at the step: '{ screen: \(project.text(screen.name)), style: … }'"
          : "delete it")
    }
  }

  private func isSequence(_ screen: ID<Screen>) -> Bool {
    if case .sequence = project.screens[screen].kind { true } else { false }
  }

  private func words(for host: ID<Screen>) -> String {
    (isSequence(host) ? "the sequence " : "") + quoted(host)
  }

  private var screensOfActionsAndLinks: Set<ID<Screen>> {
    var shown: Set<ID<Screen>> = []
    for declared in actions {
      if case .show(let show) = project.actions[declared.id].kind, let target = show.target.id {
        shown.insert(target)
      }
    }
    for link in project.deepLinks.elements {
      shown.formUnion(link.stack.compactMap(\.id))
      if link.isOnTop { shown.formUnion(link.way.suffix(1)) }
    }
    return shown
  }
}
