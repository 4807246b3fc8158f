import FlowModel

extension SwiftNaming {
  /// The events that the views of a screen can send, each with what happens on it.
  func events(of screen: ID<Screen>) -> [EventContext] {
    project.events(sentFrom: screen).map { event($0, of: screen) }
  }

  private func event(_ id: ID<Transition>, of screen: ID<Screen>) -> EventContext {
    let transition = project.transitions[id]
    let name = value(transition.event)
    var writer = StatementWriter(naming: self, event: name)
    writer.write(transition.actions)
    return EventContext(
      name: name, typeName: type(transition.event),
      documentation: documentation(transition.description),
      parameters: parameters(transition.parameters), statements: writer.statements,
      waits: waits(writer.waits, of: screen, on: name),
      screenPattern: screenPattern(screen, writer))
  }

  /// The outcome that is begun when the screen is shown, and those that its ends begin.
  func waits(of screen: ID<Screen>) -> [WaitContext] {
    guard let awaited = project.screens[screen].awaits else { return [] }
    let outcome = value(awaited.outcome.name)
    let first = wait(awaited, of: screen, on: outcome) {
      project.transition(of: screen, on: $0.symbol)
    }
    return first.map { [$0.context] + waits($0.begun, of: screen, on: outcome) } ?? []
  }

  /// Outcomes that are waited for, each followed by those that its ends begin.
  private func waits(
    _ awaits: [Await], of screen: ID<Screen>, on event: Code
  ) -> [WaitContext] {
    var contexts: [WaitContext] = []
    var waiting = Array(awaits.reversed())
    while let awaited = waiting.popLast() {
      let wait = wait(awaited, of: screen, on: event) {
        project.transition(in: awaited.ends, on: $0.symbol)
      }
      contexts += wait.map { [$0.context] } ?? []
      waiting += wait?.begun.reversed() ?? []
    }
    return contexts
  }

  private func wait(
    _ awaited: Await, of screen: ID<Screen>, on event: Code,
    _ handler: (Name) -> ID<Transition>?
  ) -> (context: WaitContext, begun: [Await])? {
    guard let id = awaited.outcome.id else { return nil }
    var begun: [Await] = []
    var caller = StatementWriter(naming: self, event: event, isInScreen: true)
    let ends = project.outcomeEnds[project.outcomes[id].ends].map { end in
      var writer = StatementWriter(naming: self, event: event)
      if let handler = handler(end.name) { writer.write(project.transitions[handler].actions) }
      begun += writer.waits
      return self.end(end, writer, of: screen)
    }
    let call = caller.call(awaited)
    let screen = project.screens[screen]
    let names = project.parameters[screen.parameters].map { value($0.name) }
    let context = WaitContext(
      handler: event, call: call, ends: ends,
      pattern: pattern(value(screen.name), binding: names, using: caller.usedOfEvent))
    return (context, begun)
  }

  private func end(
    _ end: OutcomeEnd, _ writer: StatementWriter, of screen: ID<Screen>
  ) -> EndContext {
    let brought = project.parameters[end.parameters].map { value($0.name) }
    return EndContext(
      pattern: pattern(value(end.name), binding: brought, using: writer.usedOfEvent),
      statements: writer.statements, screenPattern: screenPattern(screen, writer))
  }

  /// What binds the parameters of the source screen that actions use, if they use any.
  private func screenPattern(_ id: ID<Screen>, _ writer: StatementWriter) -> Code? {
    if writer.usedOfScreen.isEmpty { return nil }
    let screen = project.screens[id]
    let names = project.parameters[screen.parameters].map { screenValue($0.name) }
    return pattern(value(screen.name), binding: names, using: writer.usedOfScreen)
  }

  /// A case with what is used of it bound to names: `.details(let id, _)`.
  func pattern(_ name: Code, binding names: [Code], using used: Set<Code>) -> Code {
    if used.isDisjoint(with: names) { return ".\(name)" }
    let bound = names.map { used.contains($0) ? "let \($0)" : "_" as Code }
    return ".\(name)(\(bound.joined(separator: ", ")))"
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
