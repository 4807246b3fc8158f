import FlowDiagnostics
import FlowModel

extension Rule {
  /// An alert where only a screen can be, or with what only a screen has.
  static let misplacedAlert = Rule(
    "misplaced-alert", .error,
    summary: "An alert lies over a screen, and its buttons are that screen's events.",
    rationale: """
      An alert and a confirmation dialog are shown over something and go away. There is nothing to lie
      over at the start of a flow, in a tab, in a column or for a case of a switch: the user would see an
      empty screen. And they send no events but those of their buttons, which come to who shows them:
      what stands under their own 'transitions' is never done.

      Put a screen there that shows the alert, and what its buttons do into the 'transitions' of the
      screens that show it.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, sorry] } # error: the alert 'sorry' cannot be a tab
        catalog: { transitions: { buyTapped: sure, sureTapped: bought } }
        sorry: { alert: Nothing here, buttons: { ok: none } }
        sure:
          alert: Sure?
          buttons: { sureTapped: Yes, no: none }
          transitions: { cancelled: catalog } # error: 'cancelled' never comes: the buttons of 'sure' are events of who shows it
        bought:
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, orders] }
        catalog: { transitions: { buyTapped: sure, sureTapped: bought } }
        orders: { transitions: { shown: sorry } }
        sorry: { alert: Nothing here, buttons: { ok: none } }
        sure:
          alert: Sure?
          buttons: { sureTapped: Yes, no: none }
        bought:
      """
  ) { analysis in
    analysis.alertsInPlaces + analysis.eventsOfAlerts
  }
}

extension FlowAnalysis {
  fileprivate var alertsInPlaces: [Finding] {
    let starts = project.flows.elements.compactMap { flow in
      flow.start.flatMap { misplaced($0, "the start of a flow") }
    }
    let contents = project.screens.elements.flatMap { screen -> [Finding] in
      switch screen.kind {
      case .tabs(let tabs):
        project.tabs[tabs].compactMap { $0.screen.flatMap { misplaced($0, "a tab") } }
      case .split(let columns):
        project.columns[columns].compactMap { misplaced($0.screen, "a column") }
      case .switch(_, let cases):
        project.cases[cases].compactMap { misplaced($0.screen, "a case of a switch") }
      case .sequence(let sequence):
        project.steps[sequence.steps].compactMap { misplaced($0.screen, "a step of a sequence") }
      default: []
      }
    }
    let roots = project.actions.elements.compactMap { action -> Finding? in
      guard case .setRoot(let target, _) = action.kind else { return nil }
      return misplaced(target, "the root")
    }
    let ways = project.deepLinks.elements.flatMap { link in
      link.stack.compactMap { misplaced($0, "below the screen of a link") }
    }
    return starts + contents + roots + ways
  }

  private func misplaced(_ reference: Reference<Screen>, _ place: String) -> Finding? {
    guard let id = reference.id, project.screens[id].alert != nil else { return nil }
    return Finding(
      "the alert \(quoted(id)) cannot be \(place)", at: reference.name.range, on: id,
      notes: [Note("it is declared here", at: name(id).range)])
  }

  fileprivate var eventsOfAlerts: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      let screen = project.screens[id]
      guard screen.alert != nil else { return [] }
      return project.transitions[screen.transitions].map { transition in
        Finding(
          "\(quoted(transition.event)) never comes: the buttons of \(quoted(id)) are events of who shows it",
          at: transition.event.range, on: id)
      }
    }
  }
}
