import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// An alert where only a screen can be, or with what only a screen has.
  static let misplacedAlert = Rule(
    "misplaced-alert", .error,
    summary: "An alert appears on top of a screen, and its buttons are events of that screen.",
    rationale: """
      An alert or a confirmation dialog appears on top of a screen and goes away. At the start of a
      flow, in a tab, in a column or for a case of a switch there is no screen below it: the user
      would see an empty screen. An alert sends only the events of its buttons, and the screen that
      shows it gets them, so events under 'transitions' of the alert never happen.

      Put a screen there that shows the alert. Move the events of the buttons to the 'transitions'
      of the screens that show the alert.
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
          transitions: { cancelled: catalog } # error: 'cancelled' never happens here: the screen below gets the events of 'sure'
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
      """,
    dependsOnEmbedding: true
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
      switch action.kind {
      case .setRoot(let target, _): misplaced(target, "the root")
      case .showInNextColumn(let target, _): misplaced(target, "in a column")
      default: nil
      }
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
      notes: [Note("it is declared here", at: name(id).range)],
      hint: "put a screen there, and let that screen show \(quoted(id))")
  }

  fileprivate var eventsOfAlerts: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      let screen = project.screens[id]
      guard screen.alert != nil else { return [] }
      return project.transitions[screen.transitions].map { transition in
        Finding(
          "\(quoted(transition.event)) never happens here: the screen below gets the events of \(quoted(id))",
          at: transition.event.range, on: id,
          hint: "move it to the 'transitions' of the screens that show \(quoted(id))")
      }
    }
  }
}
