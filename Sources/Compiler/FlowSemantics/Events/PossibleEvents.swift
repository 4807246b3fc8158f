import FlowModel
import FlowSyntax

extension Interpreter {
  /// Everything that can happen now, in an order that depends on nothing else: the user on what is
  /// on top, the system, the app.
  ///
  /// Values that an event brings are opaque tokens under the names of its parameters.
  package func events(in state: RunningState) -> [Event] {
    if state.end != nil { return [] }
    let execution = Execution(self, state) { _ in false }
    return execution.userEvents() + execution.systemExits() + execution.answers()
      + execution.changes() + execution.appEvents()
  }

  /// The possible events of one kind, so that a search for one event doesn't build all the others.
  package func events(_ kind: EventKind, in state: RunningState) -> [Event] {
    if state.end != nil { return [] }
    let execution = Execution(self, state) { _ in false }
    switch kind {
    case .sent(let name): return execution.userEvents(named: name)
    case .button: return execution.buttons
    case .systemExit: return execution.systemExits()
    case .answer: return execution.answers()
    case .change: return execution.changes()
    case .app(let id): return execution.appEvent(id)
    case .link(let id): return execution.link(id)
    }
  }
}

extension Interpreter {
  /// What an event of a name does that an instance gets: of its screen, of what holds it, of its flow.
  package func transition(
    on name: Symbol, of number: Number<Destination>, in state: RunningState
  ) -> ID<Transition>? {
    let execution = Execution(self, state) { _ in false }
    guard case .transition(let id) = execution.response(of: number, to: name) else { return nil }
    return id
  }
}

/// The subject of an event.
package enum EventKind {
  /// The event that a screen sends under a name.
  case sent(Symbol)
  case button
  /// Back, a swipe, a tap in the tab bar, the end of something external.
  case systemExit
  /// An awaited outcome has ended, or a time is over.
  case answer
  /// A state of the app has another value.
  case change
  case app(ID<Transition>)
  case link(ID<DeepLink>)
}

extension Execution {
  func userEvents() -> [Event] {
    if isAlertOnTop { return buttons }
    return state.active.flatMap { number in
      eventNames(of: number).map { .sent($0, from: number, tokens(of: number, $0)) }
    }
  }

  fileprivate func userEvents(named name: Symbol) -> [Event] {
    if isAlertOnTop { return [] }
    return state.active.filter { number in
      guard let destination = state.destinations[number] else { return false }
      return !project.unsentEvents(of: destination.screen).contains(name)
        && response(of: number, to: name) != nil && isSent(name, of: number)
    }.map { .sent(name, from: $0, tokens(of: $0, name)) }
  }

  private var isAlertOnTop: Bool { state.layers.last?.presentation.isAlert == true }

  /// The events that the view of an instance can send.
  func eventNames(of number: Number<Destination>) -> [Symbol] {
    guard let destination = state.destinations[number] else { return [] }
    let screen = project.screens[destination.screen]
    var names = project.transitions[screen.transitions].map(\.event.symbol)
    for use in project.groupUses[screen.uses] {
      guard let group = use.id else { continue }
      names += project.transitions[project.groups[group].transitions].map(\.event.symbol)
    }
    var seen = project.unsentEvents(of: destination.screen)
    if let (run, _) = place(inSequence: number), let host = state.runs[run]?.host {
      let declared = project.screens[host].transitions
      let unsent = project.unsentEvents(of: host)
      names += project.transitions[declared].map(\.event.symbol).filter { !unsent.contains($0) }
      names += [Keyword.next.symbol, Keyword.skip.symbol]
    }
    names += project.transitions[project.flows[screen.flow].anywhere].map(\.event.symbol)
    return names.filter {
      seen.insert($0).inserted && response(of: number, to: $0) != nil && isSent($0, of: number)
    }
  }

  private func tokens(of number: Number<Destination>, _ name: Symbol) -> [Binding] {
    guard case .transition(let id) = response(of: number, to: name) else { return [] }
    return tokens(for: project.transitions[id].parameters)
  }

  private func tokens(for parameters: IDRange<Parameter>) -> [Binding] {
    zip(parameters, project.parameters[parameters]).map { id, parameter in
      guard let root = project.elementTokens[id],
        let element = project.elementBinding(of: root)
      else { return token(parameter.name) }
      return Binding(parameter.name.symbol, element.value)
    }
  }

  private func token(_ name: Name) -> Binding {
    Binding(name.symbol, .opaque(project.text(name)))
  }

  fileprivate var buttons: [Event] {
    guard let layer = state.layers.last, layer.presentation.isAlert,
      let alert = state.stacks[layer.stack]?.destinations.last,
      let screen = state.destinations[alert]?.screen, let content = project.screens[screen].alert
    else { return [] }
    if content.buttons.isEmpty { return [.button(nil, [])] }
    let fields = project.fields[content.fields].map { token($0.name) }
    return project.buttons[content.buttons].map { button in
      .button(button.name.symbol, fields + (button.rows.map { [token($0)] } ?? []))
    }
  }

  func systemExits() -> [Event] {
    var events = state.active.filter { canGoBack($0) }.map { Event.systemBack($0) }
    if state.layers.count > 1, state.layers.last?.isInteractivelyDismissible == true {
      events.append(.swipedAway)
    }
    for number in state.active {
      guard let destination = state.destinations[number] else { continue }
      if case .tabs(let stacks, _) = destination.content {
        events += stacks.indices.filter { !destination.hiddenTabs.contains($0) }
          .map { .tabTapped(number, index: $0) }
      }
      if case .external = project.screens[destination.screen].kind {
        events += [
          .ended(
            number, .finished(.opaque(project.text(project.screens[destination.screen].name)))),
          .ended(number, .cancelled),
        ]
      }
    }
    return events
  }

  /// The changes of some of the app's states, or of all.
  func changes(of states: [ID<AppState>]? = nil) -> [Event] {
    let declared = states ?? project.states.ids.filter { project.states[$0].first == nil }
    return declared.flatMap { id in
      project.states[id].cases.indices.map { $0 - project.states[id].cases.startIndex }
        .filter { $0 != state.values[Int(id.index)] }.map { .changed(id, to: $0) }
    }
  }

  fileprivate func appEvents() -> [Event] {
    project.flows.ids.flatMap { flow -> [Event] in
      let links = project.links(of: flow)
      if state.run(of: flow) != nil {
        return project.flows[flow].app.map { app($0) }
          + links.filter { owner(of: $0) != nil }.map { event(of: $0) }
      }
      return interpreter.routes.leads(to: flow) ? links.flatMap { link($0) } : []
    }
  }

  /// The event of the app, if its flow runs.
  fileprivate func appEvent(_ id: ID<Transition>) -> [Event] {
    guard let flow = flow(ofApp: id), state.run(of: flow) != nil else { return [] }
    return [app(id)]
  }

  /// The link, if its flow runs or can be come to.
  fileprivate func link(_ id: ID<DeepLink>) -> [Event] {
    guard owner(of: id) != nil, access(by: id) != nil else { return [] }
    return [event(of: id)]
  }

  private func app(_ id: ID<Transition>) -> Event {
    .app(id, tokens(for: project.transitions[id].parameters))
  }

  private func event(of link: ID<DeepLink>) -> Event {
    .link(link, tokens(for: project.deepLinks[link].inputs))
  }

  /// An awaited outcome has ended, or a time is over.
  func answers() -> [Event] {
    state.order(state.awaits).flatMap { waiting -> [Event] in
      guard let destination = state.destinations[waiting.destination],
        let outcome = wait(of: waiting, destination)?.outcome.id
      else { return [] }
      let ends = project.outcomes[outcome].ends
      return ends.enumerated().map { index, end in
        .answered(waiting, end: index, tokens(for: project.outcomeEnds[end].parameters))
      }
    } + state.order(state.timers).map { .elapsed($0) }
  }
}
