import FlowModel

/// One thing that is peculiar to a situation: a screen on top and what lies under it, a screen and a
/// value that its events depend on, …
///
/// A situation is gone on from if it has a trait that none before it had. There are about as many
/// traits as a flow has screens and ways between them, but as many situations as combinations.
struct WalkTrait: Hashable {
  enum Kind: Hashable {
    case page, below, run, presenter, layers, fact, awaited, timer, intent, hiddenTab
  }

  let kind: Kind
  /// The screen whose events may differ by it.
  let screen: ID<Screen>?
  var first = -1
  var second = -1
}

/// Says what is peculiar to situations.
struct WalkObserver {
  let interpreter: Interpreter
  let facts: WalkFacts

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    facts = WalkFacts(interpreter.project)
  }

  func traits(of state: RunningState) -> [WalkTrait] {
    var traits: [WalkTrait] = []
    for number in state.active {
      guard let destination = state.destinations[number] else { continue }
      traits += pageTraits(of: destination, state)
      for (index, fact) in facts[destination.screen].enumerated() {
        traits.append(
          trait(.fact, destination.screen, first: index, second: state.value(of: fact)))
      }
    }
    let top = state.active.last.flatMap { state.destinations[$0]?.screen }
    let layers = state.layers.suffix(2).map(\.presentation)
    traits.append(trait(.layers, top, first: layers.first?.number, second: layers.last?.number))
    if let top, interpreter.isOwn(top), let presenter = state.layers.last?.presenter {
      traits.append(trait(.presenter, top, first: screen(presenter, state)))
    }
    for waiting in state.awaits.keys {
      let outcome = interpreter.outcome(of: waiting, in: state).map { Int($0.index) }
      traits.append(trait(.awaited, top, first: outcome))
    }
    for waiting in state.timers.keys {
      traits.append(trait(.timer, top, first: waiting.action.map { Int($0.index) }))
    }
    return traits + intentTraits(of: state)
  }

  private func pageTraits(
    of destination: Destination, _ state: RunningState
  ) -> [WalkTrait] {
    let selected: Int? = if case .tabs(_, let tab) = destination.content { tab } else { nil }
    let screen = destination.screen
    var traits = [
      trait(.page, screen, first: destination.arrival == .push ? 1 : 0, second: selected),
      trait(.run, screen, first: host(of: destination, state)),
    ]
    traits += destination.hiddenTabs.map { trait(.hiddenTab, screen, first: $0) }
    if interpreter.isOwn(screen) {
      let stack = state.stacks[destination.stack]?.destinations ?? []
      traits.append(
        trait(.below, screen, first: stack.dropLast().last.flatMap { self.screen($0, state) }))
    }
    return traits
  }

  /// The screen that stands for the run; for nested flows, the one that stands for the outermost.
  private func host(of destination: Destination, _ state: RunningState) -> Int? {
    let hosts = state.outward(from: destination.run).compactMap { state.runs[$0]?.host }
    let isOwn = interpreter.isOwn(destination.screen)
    return (isOwn ? hosts.first : hosts.first { interpreter.isOwn($0) }).map { Int($0.index) }
  }

  /// The waiting action, and the values of the app that it may wait for.
  private func intentTraits(of state: RunningState) -> [WalkTrait] {
    let number: Int
    switch state.intent {
    case .action(let action, _): number = Int(action.index)
    case .tab(_, let index): number = -2 - index
    case .link: number = -1
    case nil: return []
    }
    return [trait(.intent, nil, first: number)]
      + state.values.enumerated().map { index, value in
        trait(.intent, nil, first: -1_000 - index, second: value)
      }
  }

  private func screen(_ number: Number<Destination>, _ state: RunningState) -> Int? {
    state.destinations[number].map { Int($0.screen.index) }
  }

  private func trait(
    _ kind: WalkTrait.Kind, _ screen: ID<Screen>?, first: Int? = nil, second: Int? = nil
  ) -> WalkTrait {
    WalkTrait(kind: kind, screen: screen, first: first ?? -1, second: second ?? -1)
  }
}

extension LayerPresentation {
  fileprivate var number: Int {
    switch self {
    case .root: 0
    case .sheet: 1
    case .fullScreenCover: 2
    case .popover: 3
    case .alert: 4
    case .confirmationDialog: 5
    }
  }
}
