import FlowModel

extension SwiftNaming {
  /// The events that the views of a screen can send, each with what happens on it.
  func events(of screen: ID<Screen>) -> [EventContext] {
    project.events(sentFrom: screen).map { event($0, of: screen) }
  }

  private func event(_ id: ID<Transition>, of screen: ID<Screen>) -> EventContext {
    let transition = project.transitions[id]
    var writer = StatementWriter(naming: self)
    writer.write(transition.actions)
    return EventContext(
      name: value(transition.event), typeName: type(transition.event),
      parameters: parameters(transition.parameters), statements: writer.statements,
      waits: writer.waits.compactMap { awaited in
        wait(awaited, of: screen) { project.transition(in: awaited.ends, on: $0.symbol) }
      },
      screenPattern: writer.usesScreen ? screenPattern(screen) : nil)
  }

  /// The outcome that is begun when the screen is shown; its ends are the screen's events.
  func wait(of screen: ID<Screen>) -> WaitContext? {
    project.screens[screen].awaits.flatMap { awaited in
      wait(awaited, of: screen) { project.transition(of: screen, on: $0.symbol) }
    }
  }

  private func wait(
    _ awaited: Await, of screen: ID<Screen>, _ handler: (Name) -> ID<Transition>?
  ) -> WaitContext? {
    guard let id = awaited.outcome.id else { return nil }
    var writer = StatementWriter(naming: self)
    return WaitContext(
      call: writer.call(awaited),
      ends: project.outcomeEnds[project.outcomes[id].ends].map { end in
        self.end(end, handler(end.name), of: screen)
      })
  }

  private func end(
    _ end: OutcomeEnd, _ handler: ID<Transition>?, of screen: ID<Screen>
  ) -> EndContext {
    var writer = StatementWriter(naming: self)
    if let handler { writer.write(project.transitions[handler].actions) }
    let bound = project.parameters[end.parameters].map { value($0.name) }
    return EndContext(
      pattern: pattern(value(end.name), binding: writer.statements.isEmpty ? [] : bound),
      statements: writer.statements,
      screenPattern: writer.usesScreen ? screenPattern(screen) : nil)
  }

  private func screenPattern(_ id: ID<Screen>) -> Code {
    let screen = project.screens[id]
    let bound = project.parameters[screen.parameters].map { screenValue($0.name) }
    return pattern(value(screen.name), binding: bound)
  }

  private func pattern(_ name: Code, binding names: [Code]) -> Code {
    if names.isEmpty { return ".\(name)" }
    return ".\(name)(\(names.map { "let \($0)" as Code }.joined(separator: ", ")))"
  }
}

extension FlowProject {
  /// The events that a screen's views send: all but the ends of outcomes and the alerts' buttons.
  package func events(sentFrom id: ID<Screen>) -> [ID<Transition>] {
    let screen = screens[id]
    let shared = groupUses[screen.uses].compactMap(\.id).flatMap { groups[$0].transitions }
    let ends = screen.awaits?.outcome.id.map { outcomeEnds[outcomes[$0].ends].map(\.name.symbol) }
    var seen = Set(ends ?? [])
    return (Array(screen.transitions) + shared + Array(flows[screen.flow].anywhere)).filter {
      seen.insert(transitions[$0].event.symbol).inserted
    }
  }
}
