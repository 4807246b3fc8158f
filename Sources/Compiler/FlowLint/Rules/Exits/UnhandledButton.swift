import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A button that does nothing but close.
  static let unhandledButton = Rule(
    "unhandled-button", .warning,
    summary: "Every screen that presents an alert has an event for each of its buttons.",
    rationale: """
      Every button closes the alert, and then the button's event goes to the screen that presented
      the alert. If this screen has no such event, nothing happens, but the user believes that it
      did. If several screens present the alert, each of them needs the event. An event of 'app'
      presents the alert on top of any screen. Actions after the end of a flow present it on the
      screen that opened the flow.

      Give these screens the event, or give it to all screens with 'anywhere'. Write 'none' for a
      button that only closes; one with 'role: cancel' only closes without an event.
      """,
    flagged: """
      flow: Cart
      start: cart
      app: { priceChanged: change }
      screens:
        cart: { transitions: { itemTapped: item, removeTapped: removal, emptyTapped: empty, changeSeen: none } }
        item: { transitions: { emptyTapped: empty, emptied: back } }
        removal:
          alert: Remove this?
          buttons:
            removeConfirmed: Remove # warning: 'cart' has no event 'removeConfirmed', so nothing happens on this button
            cancel: none
        empty:
          alert: Remove all?
          buttons:
            emptied: Remove # warning: nothing happens on 'emptied' where 'cart' shows 'empty'
            cancel: none
        change:
          alert: A price has changed
          buttons:
            changeSeen: OK # warning: nothing happens on 'changeSeen' where 'item' shows 'change'
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
    let screenNames = Set(analysis.project.screens.elements.map(\.name.symbol))
    var places: [ID<Screen>: [AlertPresenters.Place]] = [:]
    for use in analysis.project.alertPresenters.uses {
      places[use.alert, default: []].append(use.place)
    }
    return analysis.project.screens.ids.flatMap { id -> [Finding] in
      guard let places = places[id], let alert = analysis.project.screens[id].alert else {
        return []
      }
      let presented = PresentedAlert(id, at: places, in: analysis.project)
      return analysis.project.buttons[alert.buttons].filter(\.sendsEvent).compactMap {
        analysis.finding(of: $0, in: presented, screenNames)
      }
    }
  }
}

/// An alert, and the screens that present it.
private struct PresentedAlert {
  let id: ID<Screen>
  private(set) var known: [ID<Screen>] = []
  /// Whether it may be presented by other screens of its flow.
  private(set) var isOpen = false
  /// Whether it comes from outside, over whatever is on top.
  private(set) var isFromOutside = false

  init(_ id: ID<Screen>, at places: [AlertPresenters.Place], in project: FlowProject) {
    self.id = id
    var seen: Set<ID<Screen>> = []
    for place in places {
      let (screens, isOpen) = project.alertPresenters.screens(at: place, in: project)
      known += screens.filter { seen.insert($0).inserted }
      self.isOpen = self.isOpen || isOpen
      if case .outside = place { isFromOutside = true }
    }
  }
}

extension FlowAnalysis {
  /// - Parameter screenNames: The names of all screens, which are no titles of buttons.
  fileprivate func finding(
    of button: AlertButton, in alert: PresentedAlert, _ screenNames: Set<Symbol>
  ) -> Finding? {
    let (id, name) = (alert.id, button.name)
    // An alert that says itself what follows is what 'misplaced-alert' speaks of.
    if project.transition(in: project.screens[id].transitions, on: name.symbol) != nil {
      return nil
    }
    let action = action(writtenAsTitleOf: button, screenNames)
    // Such a button closes the alert, and most often that is all.
    if button.role == .cancel, action == nil { return nil }
    let title = action.map { ": '\($0)' is only its title" } ?? ""
    let others = project.flows[project.screens[id].flow].screens
    if !handled(name, byOneOf: alert.known), !alert.isOpen || !handled(name, byOneOf: others) {
      let message =
        alert.known.count == 1 && !alert.isOpen
        ? "\(quoted(alert.known)) has no event \(quoted(name)), so nothing happens on this button"
        : "nothing happens on \(quoted(name)): no screen that shows \(quoted(id)) has this event"
      return Finding(
        message + title, at: name.range, on: id, hint: mend(of: name, action, on: alert.known))
    }
    let deaf = alert.isFromOutside ? screensInView(of: others) : alert.known
    let unhandled = deaf.filter { !handled(name, byOneOf: [$0]) && isReachable($0) }
    if unhandled.isEmpty { return nil }
    return Finding(
      "nothing happens on \(quoted(name)) where \(quoted(unhandled)) shows \(quoted(id))" + title,
      at: name.range, on: id,
      notes: unhandled.prefix(6).map {
        Note("\(quoted($0)) has no such event", at: self.name($0).range)
      }, hint: mend(of: name, action, on: unhandled))
  }

  private func mend(of button: Name, _ action: String?, on screens: [ID<Screen>]) -> String {
    let name = project.text(button)
    if [Keyword.next.symbol, Keyword.skip.symbol].contains(button.symbol) {
      let sequences = Set(screens.flatMap { project.sequenceHosts(withStep: $0) }).sorted()
      return sequences.isEmpty
        ? "rename it: the steps of a sequence send '\(name)'"
        : "add '\(name): \(action ?? "…")' to the sequence \(quoted(sequences))"
    }
    let places =
      screens.isEmpty || screens.count > 3
      ? "'anywhere', or to the screens that show it"
      : "the 'transitions' of \(quoted(screens))"
        + (screens.count == 1 ? "" : ", or to 'anywhere'")
    return "add '\(name): \(action ?? "…")' to \(places)"
      + (action == nil ? "; 'none' if it only closes" : "")
  }

  /// The action that an author wrote where the title stands: a word of the language, or a screen.
  private func action(
    writtenAsTitleOf button: AlertButton, _ screenNames: Set<Symbol>
  ) -> String? {
    guard let title = button.title else { return nil }
    let word = project.text(title)
    let words = ["back", "backToRoot", "dismiss", "dismissAll", "finish", "cancel"]
    return words.contains(word) || screenNames.contains(title.symbol) ? word : nil
  }

  private func handled(_ button: Name, byOneOf screens: some Sequence<ID<Screen>>) -> Bool {
    screens.contains { !project.responses(of: $0, toButton: button.symbol).isEmpty }
  }

  /// The views among some screens, over which something can come from outside.
  private func screensInView(of screens: IDRange<Screen>) -> [ID<Screen>] {
    screens.filter { id in
      if case .view = project.screens[id].kind { true } else { false }
    }
  }
}
