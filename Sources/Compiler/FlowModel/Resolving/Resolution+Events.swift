import FlowDiagnostics
import FlowSyntax

/// The parameters of events, after all names are resolved.
///
/// The ends of outcomes and the buttons of alerts bring what those declare; an event that declares
/// nothing brings what its actions need and `with` doesn't give.
extension Resolution {
  mutating func settleEvents() {
    embedInputs()
    for id in project.screens.ids {
      guard let outcome = project.screens[id].awaits?.outcome.id else { continue }
      give(project.outcomes[outcome].ends, toEventsOf: id)
    }
    for id in project.actions.ids {
      if case .await(let wait) = project.actions[id].kind { give(wait) }
    }
    giveInlineAlerts()
    giveButtons()
    for id in project.transitions.ids { settleNeeds(of: id) }
    for id in project.entries.ids { settleNeeds(ofEntry: id) }
    settleEffects()
    settleElements()
  }

  /// A screen that embeds a flow takes what the flow's start needs and `with` doesn't give, unless it
  /// says otherwise.
  private mutating func embedInputs() {
    for id in project.screens.ids where project.screens[id].parameters.isEmpty {
      guard case .embed(let flow) = project.screens[id].kind, let flow = flow.id,
        let start = project.flows[flow].start?.id
      else { continue }
      let given = project.arguments[project.screens[id].embedArguments].map(\.parameter.symbol)
      let all = project.screens[start].parameters
      project.screens[id].parameters =
        given.isEmpty
        ? all
        : project.parameters.append(
          contentsOf: project.parameters[all].filter { !given.contains($0.name.symbol) })
    }
  }

  /// What an event brings to the alerts that are written in its actions.
  private mutating func giveInlineAlerts() {
    if project.inlineTitles.isEmpty { return }
    for transition in project.transitions.elements where !transition.parameters.isEmpty {
      for action in project.actions(in: transition.actions, into: .ofOneEvent) {
        guard case .show(let show) = project.actions[action].kind, let alert = show.target.id,
          project.inlineTitles[show.target.name] != nil
        else { continue }
        project.screens[alert].parameters = transition.parameters
      }
    }
  }

  /// The buttons of each alert to whom presents it; where that may be any screen, to the events of their
  /// names.
  private mutating func giveButtons() {
    project.alertPresenters = AlertPresenters(of: project)
    for use in project.alertPresenters.uses {
      let alert = use.alert
      let (known, isOpen) = project.alertPresenters.screens(at: use.place, in: project)
      for id in known {
        giveButtons(of: alert, toEventsOf: id)
        leaveButtons(of: alert, toAlertsOf: id)
      }
      if case .screen(let id) = use.place, project.screens[id].isSequence {
        leaveButtons(of: alert, toAlertsOf: id)
      }
      if !isOpen { continue }
      for id in project.flows[project.screens[alert].flow].screens {
        giveButtons(of: alert, toEventsOf: id)
      }
    }
  }

  /// An event of the presenter's own that a button of its alert sends is no event of its view.
  private mutating func leaveButtons(of alert: ID<Screen>, toAlertsOf screen: ID<Screen>) {
    guard let content = project.screens[alert].alert, isFixed(screen, presenting: alert) else {
      return
    }
    let own = project.screens[screen].transitions
    for button in project.buttons[content.buttons]
    where project.transition(in: own, on: button.name.symbol) != nil {
      project.screens[screen].buttonEvents.insert(button.name.symbol)
    }
  }

  /// Whether every flow with a screen presents the alert from it: a fragment's screen by its own events.
  private func isFixed(_ screen: ID<Screen>, presenting alert: ID<Screen>) -> Bool {
    let declared = project.screens[screen]
    if project.fragment(declaring: declared.name) == nil { return true }
    let lists =
      project.transitions[declared.transitions].map(\.actions)
      + (declared.leaving.map { [$0] } ?? [])
    return lists.contains { list in
      project.actions(in: list, into: .all, order: .lastActionFirst).contains { id in
        if case .show(let show) = project.actions[id].kind {
          show.target.id == alert
        } else {
          false
        }
      }
    }
  }

  private mutating func give(_ ends: IDRange<OutcomeEnd>, toEventsOf screen: ID<Screen>) {
    for end in project.outcomeEnds[ends] {
      guard let transition = project.transition(of: screen, on: end.name.symbol) else { continue }
      give(end.parameters, to: transition)
    }
  }

  private mutating func give(_ parameters: IDRange<Parameter>, to id: ID<Transition>) {
    if project.transitions[id].declaresParameters { return }
    project.transitions[id].parameters = parameters
    project.transitions[id].declaresParameters = true
  }

  private mutating func give(_ wait: Await) {
    guard let outcome = wait.outcome.id else { return }
    let ends = project.outcomeEnds[project.outcomes[outcome].ends]
    for transition in wait.ends {
      let event = project.transitions[transition].event.symbol
      let end = ends.first { $0.name.symbol == event }
      give(end?.parameters ?? .empty, to: transition)
    }
  }

  /// A button's event carries the alert's parameters, and the texts of its fields; where there is a
  /// button for each element of an array, the element in its place.
  private mutating func giveButtons(of alert: ID<Screen>, toEventsOf screen: ID<Screen>) {
    guard let content = project.screens[alert].alert else { return }
    let texts = project.fields[content.fields].map {
      Parameter(name: $0.name, type: .string(at: $0.name, &project))
    }
    for button in project.buttons[content.buttons] where button.sendsEvent {
      let events = project.responses(of: screen, toButton: button.name.symbol)
        .compactMap(\.transition)
      if events.isEmpty { continue }
      var parameters = project.screens[alert].parameters
      if !texts.isEmpty || button.rows != nil {
        var all = Array(project.parameters[parameters]) + texts
        for index in all.indices where all[index].name.symbol == button.rows?.symbol {
          let element = all[index].type.element(in: &project)
          all[index] = Parameter(name: all[index].name, type: element)
        }
        parameters = project.parameters.append(contentsOf: all)
      }
      for event in events { give(parameters, to: event) }
    }
  }

  private mutating func settleNeeds(of id: ID<Transition>) {
    let transition = project.transitions[id]
    if transition.declaresParameters { return }
    project.transitions[id].parameters = needs(of: transition.actions, for: transition.event)
  }

  /// The values that actions need and the flow does not supply, each once.
  mutating func needs(
    of actions: ActionList, for name: Name, _ named: [Parameter] = []
  ) -> IDRange<Parameter> {
    var needs = named
    for action in project.stepsInKeptOrder(of: actions) {
      needs += project.needs(of: project.actions[action])
    }
    return project.parameters.append(contentsOf: withoutRepetitions(needs, of: name))
  }

  private mutating func withoutRepetitions(_ needs: [Parameter], of event: Name) -> [Parameter] {
    var distinct: [Parameter] = []
    for need in needs {
      guard let index = distinct.firstIndex(where: { $0.name.symbol == need.name.symbol }) else {
        distinct.append(need)
        continue
      }
      let same = distinct[index]
      if need.defaultValue != same.defaultValue { distinct[index].defaultValue = nil }
      if same.type == need.type { continue }
      error(
        "name-collision",
        "'\(text(event))' needs '\(text(need.name))' with two types", at: event.range,
        notes: [same, need].map {
          Note("it is '\(text($0.type.spelling))' here", at: $0.name.range)
        },
        hint: "declare 'params' of the event with two names, and hand them over with 'with'")
    }
    return distinct
  }
}

extension Screen {
  /// The texts of an alert or a dialog; nothing for other screens.
  package var alert: AlertContent? {
    switch kind {
    case .alert(let content), .confirmationDialog(let content): content
    default: nil
    }
  }
}

extension TypeExpression {
  /// The element type of an array; the type itself if it is not an array.
  fileprivate func element(in project: inout FlowProject) -> TypeExpression {
    guard let type = project.elementType(of: self) else { return self }
    let element = project.symbols.intern(type)
    return TypeExpression(spelling: Text(element, at: spelling.range), isReference: isReference)
  }
}
