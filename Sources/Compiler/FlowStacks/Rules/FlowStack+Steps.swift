import FlowModel
import FlowSyntax
import GraphAlgorithms

/// An event that a sequence has for its steps.
private enum StepEvent {
  case own(ID<Transition>)
  case next, skip
}

extension FlowStack {
  /// The events of a sequence whose step is on top, or holds what is on top, as far as views send them.
  mutating func stepRules(
    of step: PushdownSymbol, besides taken: inout Set<Symbol>, at top: PushdownSymbol
  ) -> [PushdownRule] {
    guard let host = sequence(around: step),
      project.hearers[symbol(step).screen]?.contains(host) == true
    else { return [] }
    var rules: [PushdownRule] = []
    let unsent = project.unsentEvents(of: host)
    for event in stepEvents(of: host) {
      let name = name(of: event)
      if unsent.contains(name) || !taken.insert(name).inserted { continue }
      rules += self.rules(for: event, of: step, at: top, firing(word(for: event)))
    }
    return rules
  }

  /// A button's event at the presenter, or at the nearest that holds it.
  mutating func respond(
    to name: Symbol, of presenter: PushdownSymbol, at top: PushdownSymbol
  ) -> [PushdownRule] {
    let firing = Firing(
      control: number(.respond(name, presenter: presenter == top ? nil : presenter)))
    let flow = project.screens[symbol(presenter).screen].flow
    var inside = presenter
    for holder in [presenter] + containers(around: presenter).map(\.symbol) {
      let isFirst =
        holder == presenter || placement(inside).base == .container || isSplit(holder)
      let screen = symbol(holder).screen
      guard isFirst, project.screens[screen].flow == flow else { break }
      if let event = project.ownEvent(of: screen, named: name) {
        return rules(for: .own(event), of: holder, at: top, firing)
      }
      if let host = sequence(around: holder), let event = stepEvent(of: host, named: name) {
        return rules(for: event, of: holder, at: top, firing)
      }
      inside = holder
    }
    guard let shared = project.transition(in: project.flows[flow].anywhere, on: name) else {
      return [PushdownRule(.swap(top), to: Self.idle)]
    }
    let list = Continuation(
      actions: project.transitions[shared].actions, source: source(at: presenter, top),
      frame: .anywhere, next: .nothing)
    return perform(continuations.number(of: list), at: top, firing)
  }

  /// The sequence whose step a symbol is.
  private func sequence(around step: PushdownSymbol) -> ID<Screen>? {
    symbol(step).step < 0 ? nil : surroundings(step).sequence
  }

  private func stepEvent(of host: ID<Screen>, named name: Symbol) -> StepEvent? {
    if let event = project.transition(in: project.screens[host].transitions, on: name) {
      return .own(event)
    }
    guard case .sequence(let sequence) = project.screens[host].kind else { return nil }
    if name == Keyword.next.symbol { return .next }
    return name == Keyword.skip.symbol && sequence.skip != nil ? .skip : nil
  }

  private func stepEvents(of host: ID<Screen>) -> [StepEvent] {
    guard case .sequence(let sequence) = project.screens[host].kind else { return [] }
    return project.screens[host].transitions.map { .own($0) } + [.next]
      + (sequence.skip == nil ? [] : [.skip])
  }

  private func name(of event: StepEvent) -> Symbol {
    switch event {
    case .own(let id): project.transitions[id].event.symbol
    case .next: Keyword.next.symbol
    case .skip: Keyword.skip.symbol
    }
  }

  private func word(for event: StepEvent) -> StackEvent {
    switch event {
    case .own(let id): .sent(id)
    case .next: .step(isSkip: false)
    case .skip: .step(isSkip: true)
    }
  }

  private mutating func rules(
    for event: StepEvent, of step: PushdownSymbol, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    switch event {
    case .own(let id):
      let list = Continuation(
        actions: project.transitions[id].actions, source: source(at: step, top), next: .nothing)
      return perform(continuations.number(of: list), at: top, firing)
    case .next:
      let goal: Unwinding.Goal =
        step == top ? .step(after: symbol(top).step) : .stepAfter(holder: step)
      return unwind(Unwinding(goal: goal, action: nil, then: .nothing), at: top, firing)
    case .skip:
      let end = Unwinding(goal: .end(.skipped), action: nil, then: .nothing)
      return unwind(end, at: top, firing)
    }
  }

  private func source(at holder: PushdownSymbol, _ top: PushdownSymbol) -> Continuation.Source {
    holder == top ? .top : .holder(holder)
  }
}
