import FlowDiagnostics
import FlowModel
import FlowSyntax

extension Rule {
  /// A button that does nothing but close.
  static let unhandledButton = Rule(
    "unhandled-button", .warning,
    summary: "Who presents an alert has an event for each of its buttons.",
    rationale: """
      An alert closes at any button, and then the button's event is an event of the screen that
      presented it. If that screen has no such event, nothing happens: the user has confirmed, and
      believes that it is done.

      Give the presenting screen the event, or write 'none' for a button that only closes.
      """,
    flagged: """
      flow: Cart
      start: cart
      screens:
        cart: { transitions: { removeTapped: removal } }
        removal:
          alert: Remove this?
          buttons:
            removeConfirmed: Remove # warning: no screen that shows 'removal' handles 'removeConfirmed'
            cancel: none
      """,
    accepted: """
      flow: Cart
      start: cart
      effects: [removeItem]
      screens:
        cart:
          transitions: { removeTapped: removal, removeConfirmed: { effect: removeItem } }
        removal:
          alert: Remove this?
          buttons:
            removeConfirmed: Remove
            cancel: none
      """
  ) { analysis in
    let presenters = AlertPresenters(of: analysis)
    return analysis.project.screens.ids.flatMap { id in
      presenters.unhandledButtons(of: id).map { button in
        Finding(
          "no screen that shows \(analysis.quoted(id)) handles \(analysis.quoted(button))",
          at: button.range, on: id)
      }
    }
  }
}

/// Which screens show which alerts.
private struct AlertPresenters {
  private let project: FlowProject
  private var presenters: [ID<Screen>: [ID<Screen>]] = [:]
  /// Alerts that are shown by events which no screen has for itself.
  private var shownElsewhere: Set<ID<Screen>> = []
  private let allEvents: Set<Symbol>

  init(of analysis: FlowAnalysis) {
    project = analysis.project
    allEvents = Set(analysis.project.transitions.elements.map(\.event.symbol))
    let screens = analysis.screens
    for (index, edge) in screens.graph.edges.enumerated() {
      guard let move = screens.move(over: index), move.kind == .alert else { continue }
      if let presenter = screens.screen(at: edge.from) {
        presenters[move.target, default: []].append(presenter)
      } else {
        shownElsewhere.insert(move.target)
      }
    }
  }

  func unhandledButtons(of id: ID<Screen>) -> [Name] {
    guard let alert = project.screens[id].alert else { return [] }
    return project.buttons[alert.buttons].filter(\.sendsEvent).map(\.name).filter { button in
      if isHandled(button, by: id) { return false }
      if shownElsewhere.contains(id) { return !allEvents.contains(button.symbol) }
      guard let presenters = presenters[id] else { return false }
      return !presenters.contains { project.transition(of: $0, on: button.symbol) != nil }
    }
  }
  /// Whether the alert says itself what follows, which 'misplaced-alert' speaks of.
  private func isHandled(_ button: Name, by alert: ID<Screen>) -> Bool {
    project.transition(in: project.screens[alert].transitions, on: button.symbol) != nil
  }
}
