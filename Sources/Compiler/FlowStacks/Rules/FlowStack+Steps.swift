import FlowModel
import FlowSyntax
import GraphAlgorithms

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
      if let host = sequence(around: holder), let event = project.response(of: host, to: name) {
        return rules(for: event, of: holder, at: top, firing)
      }
      inside = holder
    }
    guard let shared = project.transition(in: project.flows[flow].anywhere, on: name) else {
      return [PushdownRule(.swap(top), to: afterEvent)]
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

  /// All that a sequence does on events of its steps.
  private func stepEvents(of host: ID<Screen>) -> [EventResponse] {
    guard case .sequence(let sequence) = project.screens[host].kind else { return [] }
    return project.screens[host].transitions.map { .held(HeldEvent(transition: $0, host: host)) }
      + [.next] + (sequence.skip == nil ? [] : [.skip])
  }

  private func name(of event: EventResponse) -> Symbol {
    event.transition.map { project.transitions[$0].event.symbol }
      ?? (event == .skip ? Keyword.skip : .next).symbol
  }

  private func word(for event: EventResponse) -> StackEvent {
    event.transition.map { .sent($0) } ?? .step(isSkip: event == .skip)
  }

  private mutating func rules(
    for event: EventResponse, of step: PushdownSymbol, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if let id = event.transition {
      let list = Continuation(
        actions: project.transitions[id].actions, source: source(at: step, top), next: .nothing)
      return perform(continuations.number(of: list), at: top, firing)
    }
    if event == .skip {
      let end = Unwinding(goal: .end(.skipped), action: nil, then: .nothing)
      return unwind(end, at: top, firing)
    }
    if step != top { return goOn(after: step, at: top, firing) }
    let goal = Unwinding.Goal.step(after: symbol(top).step)
    return unwind(Unwinding(goal: goal, action: nil, then: .nothing), at: top, firing)
  }

  /// The next step after a container: it comes over what that holds, or takes its place.
  private mutating func goOn(
    after holder: PushdownSymbol, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    guard let host = sequence(around: holder),
      case .sequence(let sequence) = project.screens[host].kind
    else { return [] }
    let down = Unwinding(goal: .stepAfter(holder: holder), action: nil, then: .nothing)
    if closesLayer(holder) { return unwind(down, at: top, firing) }
    let steps = candidates(in: sequence, from: Int(symbol(holder).step) + 1)
    let positions = steps.map { position(of: $0.screen, step($0.index, of: sequence).presentation) }
    if positions.contains(where: \.isInPlace) || steps.isEmpty {
      if !positions.allSatisfy(\.isInPlace) { note(.sequence) }
      return unwind(down, at: top, firing)
    }
    noteCover(of: holder, at: top)
    let below = surroundings(pushedBy: holder, at: top)
    var rules: [PushdownRule] = []
    for ((index, screen), position) in zip(steps, positions) {
      let additions = added(screen, position, over: below, nil, step: Int32(index))
      rules += put(additions, on: top, firing)
    }
    return isOpenEnded(steps, in: sequence) ? rules + unwind(.passed, at: top, firing) : rules
  }

  private func source(at holder: PushdownSymbol, _ top: PushdownSymbol) -> Continuation.Source {
    holder == top ? .top : .holder(holder)
  }
}
