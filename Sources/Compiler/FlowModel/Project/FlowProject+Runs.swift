import FlowSyntax

extension Screen {
  /// Whether showing it is a run of one screen: it returns something, or the app ends it.
  package var isRunOfOne: Bool {
    if case .external = kind { return true }
    return returns != nil
  }

  /// Whether showing it is a run of its own, which tells its end.
  package var isRun: Bool {
    switch kind {
    case .embed, .sequence: true
    default: isRunOfOne
    }
  }
}

extension Flow {
  /// Whether it finishes with a result, or with one of several ends.
  package var hasResult: Bool { returns != nil || !ends.isEmpty }
}

extension FlowProject {
  /// The flow that a screen's 'finish' or 'cancel' ends; nothing if the screen returns something and ends only itself.
  package func flow(endedBy screen: ID<Screen>) -> ID<Flow>? {
    screens[screen].returns == nil ? screens[screen].flow : nil
  }

  /// Whether a screen that embeds a flow says what follows one of the flow's ends.
  package func handlesAnEnd(of flow: ID<Flow>, at host: ID<Screen>) -> Bool {
    transition(of: host, after: nil) != nil
      || flows[flow].ends.contains { transition(of: host, after: $0) != nil }
  }

  /// What follows an end at the screen that stands for the run: the actions for that end, or else those
  /// for any.
  package func transition(of host: ID<Screen>, after end: ID<FlowEnd>?) -> ID<Transition>? {
    if let end, let own = transition(of: host, on: flowEnds[end].event) { return own }
    return transition(of: host, on: Keyword.finished.symbol)
  }

  /// What follows an end at the `to` that opened the run.
  package func actions(of show: Show, after end: ID<FlowEnd>?) -> ActionList? {
    let own = end.flatMap { transition(in: show.ends, on: flowEnds[$0].event) }
    return own.map { transitions[$0].actions } ?? show.finished
  }

  /// The ends that a screen's run can finish with, if they have names.
  package func ends(of screen: ID<Screen>) -> IDRange<FlowEnd> {
    guard case .embed(let flow) = screens[screen].kind, let id = flow.id else { return .empty }
    return flows[id].ends
  }

  /// Whether an event tells an end that has a name.
  package func isNamedEnd(_ event: Name) -> Bool {
    ends.contains(event.symbol) && Keyword(event.symbol) == nil
  }

  /// The end that an event tells, if that has a name.
  package func end(toldBy event: Symbol, of screen: ID<Screen>) -> ID<FlowEnd>? {
    ends(of: screen).first { flowEnds[$0].event == event }
  }

  /// The events of a screen that none of its views sends: the ends of what it awaits and of its own
  /// run, what its tab bar sends, and what the buttons of its alerts send.
  package func unsentEvents(of id: ID<Screen>) -> Set<Symbol> {
    let screen = screens[id]
    var names = screen.isRun ? ends.union(screen.buttonEvents) : screen.buttonEvents
    if let outcome = screen.awaits?.outcome.id {
      names.formUnion(outcomeEnds[outcomes[outcome].ends].map(\.name.symbol))
    }
    if case .tabs(let tabs) = screen.kind {
      names.formUnion(self.tabs[tabs].compactMap(\.event?.symbol))
    }
    return names
  }
}
