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
    return execution.userEvents() + execution.systemExits() + execution.appEvents()
  }
}

extension Execution {
  fileprivate func userEvents() -> [Event] {
    if let layer = state.layers.last, layer.presentation.isAlert { return buttons(of: layer) }
    return state.active.flatMap { number in
      eventNames(of: number).map { .sent($0, from: number, tokens(of: number, $0)) }
    }
  }

  /// The events that the view of an instance can send: not the ends of what it awaits, nor those
  /// that its tab bar sends.
  func eventNames(of number: Number<Destination>) -> [Symbol] {
    guard let destination = state.destinations[number] else { return [] }
    let screen = project.screens[destination.screen]
    var names = project.transitions[screen.transitions].map(\.event.symbol)
    for use in project.groupUses[screen.uses] {
      guard let group = use.id else { continue }
      names += project.transitions[project.groups[group].transitions].map(\.event.symbol)
    }
    if let (run, _) = place(inSequence: number), let host = state.runs[run]?.host {
      let declared = project.screens[host].transitions
      names += project.transitions[declared].map(\.event.symbol)
      names += [interpreter.next, interpreter.skip]
    }
    names += project.transitions[project.flows[screen.flow].anywhere].map(\.event.symbol)
    var seen = notSent(by: screen)
    return names.filter { seen.insert($0).inserted && response(of: number, to: $0) != nil }
  }

  private func notSent(by screen: Screen) -> Set<Symbol> {
    var names: Set<Symbol> = []
    if let outcome = screen.awaits?.outcome.id {
      names.formUnion(
        project.outcomeEnds[project.outcomes[outcome].ends].map(\.name.symbol))
    }
    if case .tabs(let tabs) = screen.kind {
      names.formUnion(project.tabs[tabs].compactMap(\.event?.symbol))
    }
    return names
  }

  private func tokens(of number: Number<Destination>, _ name: Symbol) -> [Binding] {
    guard case .transition(let id) = response(of: number, to: name) else { return [] }
    return tokens(for: project.transitions[id].parameters)
  }

  private func tokens(for parameters: IDRange<Parameter>) -> [Binding] {
    project.parameters[parameters].map { token($0.name) }
  }

  private func token(_ name: Name) -> Binding {
    Binding(name.symbol, .opaque(project.text(name)))
  }

  private func buttons(of layer: Layer) -> [Event] {
    guard let alert = state.stacks[layer.stack]?.destinations.last,
      let screen = state.destinations[alert]?.screen, let content = project.screens[screen].alert
    else { return [] }
    if content.buttons.isEmpty { return [.button(nil, [])] }
    let fields = project.fields[content.fields].map { token($0.name) }
    return project.buttons[content.buttons].map { button in
      .button(button.name.symbol, fields + (button.rows.map { [token($0)] } ?? []))
    }
  }

  fileprivate func systemExits() -> [Event] {
    var events = state.active.filter { canGoBack($0) }.map { Event.systemBack($0) }
    if state.layers.count > 1, state.layers.last?.isInteractivelyDismissible == true {
      events.append(.swipedAway)
    }
    for number in state.active {
      guard let destination = state.destinations[number] else { continue }
      if case .tabs(let stacks, _) = destination.content {
        events += stacks.indices.map { .tabTapped(number, index: $0) }
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

  fileprivate func appEvents() -> [Event] {
    var events = answers() + state.order(state.timers).map { .elapsed($0) }
    for id in project.states.ids {
      for value in project.states[id].cases.indices {
        let index = value - project.states[id].cases.startIndex
        if index != state.values[Int(id.index)] { events.append(.changed(id, to: index)) }
      }
    }
    for flow in project.flows.ids where state.run(of: flow) != nil {
      for id in project.flows[flow].app {
        events.append(.app(id, tokens(for: project.transitions[id].parameters)))
      }
      for screen in project.flows[flow].screens {
        for link in project.screens[screen].deepLinks {
          events.append(.link(link, tokens(for: project.screens[screen].parameters)))
        }
      }
    }
    return events
  }

  private func answers() -> [Event] {
    state.order(state.awaits).flatMap { waiting -> [Event] in
      guard let destination = state.destinations[waiting.destination],
        let outcome = wait(of: waiting, destination)?.outcome.id
      else { return [] }
      let ends = project.outcomes[outcome].ends
      return ends.enumerated().map { index, end in
        .answered(waiting, end: index, tokens(for: project.outcomeEnds[end].parameters))
      }
    }
  }
}
