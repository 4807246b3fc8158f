import FlowModel
import FlowSemantics
import FlowStacks
import FlowSyntax

extension Replay {
  /// What an event leads to; a state of the app may change before, an answer may come after.
  func steps(from played: Played, on event: StackEvent, changing: Bool) -> [Played] {
    var found = taking(event, in: played)
    for change in changing ? interpreter.events(.change, in: played.step.state) : [] {
      guard let became = self.became(change) else { continue }
      found += step(played, change, as: became).flatMap { taking(event, in: $0) }
    }
    cut.make(if: found.count > Self.width)
    return found + found.prefix(Self.width).flatMap { answered($0) }
  }

  /// All that an event can lead to, by the answers of the guards that it asks.
  func steps(of event: Event, in state: RunningState) -> [Step] {
    variations { answering in
      [Played(step: interpreter.step(state, event, answering: answering), events: [])]
    }.map(\.step)
  }

  private func step(_ played: Played, _ event: Event, as word: StackEvent) -> [Played] {
    variations { answering in
      let step = interpreter.step(played.step.state, event, answering: answering)
      let phase = phase(after: played, step)
      return [Played(step: step, events: played.events + [word], phase: phase)]
    }.filter(isAllowed)
  }

  private func taking(_ event: StackEvent, in played: Played) -> [Played] {
    let state = played.step.state
    guard let kind = kind(of: event) else { return [] }
    var found = interpreter.events(kind, in: state).filter { means($0, event, in: state) }
    if event == .changed, !asksForStates { found = Array(found.prefix(1)) }
    if found.isEmpty, case .sent = event {
      // A tab may stand for an event.
      found = interpreter.events(.systemExit, in: state).filter { means($0, event, in: state) }
    }
    return found.flatMap { step(played, $0, as: became($0) ?? tab($0, event, in: state) ?? event) }
  }

  /// The tab that is tapped.
  private func tab(_ event: Event, _ meant: StackEvent, in state: RunningState) -> StackEvent? {
    guard case .tab = meant, case .tabTapped(let number, let index) = event,
      let screen = state.destinations[number]?.screen
    else { return nil }
    return .tab(screen, index: index)
  }

  private func answered(_ played: Played) -> [Played] {
    interpreter.events(.answer, in: played.step.state).flatMap { event -> [Played] in
      switch event {
      case .answered(let waiting, let end, _):
        guard let end = self.end(end, of: waiting, in: played.step.state),
          !premise.missingEnds.contains(end)
        else { return [] }
        return step(played, event, as: .outcome(project.outcomeEnds[end].name.symbol))
      case .elapsed: return step(played, event, as: .elapsed)
      default: return []
      }
    }
  }

  /// What an outcome that is awaited has come to.
  func end(
    _ index: Int, of waiting: Waiting, in state: RunningState
  ) -> ID<OutcomeEnd>? {
    var wait: Await?
    if let action = waiting.action {
      if case .await(let begun) = project.actions[action].kind { wait = begun }
    } else if let destination = state.destinations[waiting.destination] {
      wait = project.screens[destination.screen].awaits
    }
    guard let outcome = wait?.outcome.id else { return nil }
    let ends = project.outcomes[outcome].ends
    return ID(ends.startIndex + index)
  }

  /// That a state of the app gets a value that it may have.
  private func became(_ event: Event) -> StackEvent? {
    guard case .changed(let id, let value) = event, !premise.excludes(id, value) else {
      return nil
    }
    return .became(id, value)
  }

  private func kind(of event: StackEvent) -> EventKind? {
    switch event {
    case .sent(let id): .sent(project.transitions[id].event.symbol)
    case .step(let isSkip): .sent((isSkip ? Keyword.skip : .next).symbol)
    case .button: .button
    case .back, .swipe, .tab, .ended: .systemExit
    case .answered, .outcome, .elapsed: .answer
    case .changed, .became: .change
    case .app(let id): .app(id)
    case .link(let id): .link(id)
    case .selected, .shown: nil
    }
  }

  private func means(_ event: Event, _ meant: StackEvent, in state: RunningState) -> Bool {
    switch (event, meant) {
    case (.sent(let name, let sender, _), .sent(let id)):
      return project.transitions[id].event.symbol == name && isSent(id, by: sender, in: state)
    case (.sent(let name, _, _), .step(let isSkip)):
      return name == (isSkip ? Keyword.skip : .next).symbol
    case (.button(let name, _), .button(let meant)): return name == meant
    case (.answered(let waiting, let end, _), .answered):
      return self.end(end, of: waiting, in: state).map(premise.missingEnds.contains) != true
    case (.answered(let waiting, let end, _), .outcome(let name)):
      return self.end(end, of: waiting, in: state).map { project.outcomeEnds[$0].name.symbol }
        == name
    case (.systemBack, .back), (.swipedAway, .swipe), (.elapsed, .elapsed): return true
    case (.tabTapped(let number, let index), .tab(let screen, let meant)):
      return state.destinations[number]?.screen == screen && (meant < 0 || index == meant)
    case (.tabTapped(let number, let index), .sent(let id)):
      guard let screen = state.destinations[number]?.screen,
        case .tabs(let tabs) = project.screens[screen].kind
      else { return false }
      return project.tabs[ID(tabs.startIndex + index)].event?.symbol
        == project.transitions[id].event.symbol
    case (.changed, .changed): return became(event) != nil
    case (.changed, .became): return became(event) == meant
    case (.app(let id, _), .app(let meant)): return id == meant
    case (.link(let id, _), .link(let meant)): return id == meant
    case (.ended(_, .finished), .ended(isFinished: true)): return true
    case (.ended(_, .cancelled), .ended(isFinished: false)): return true
    default: return false
    }
  }

  /// Whether an event of that name is the one meant, and not that of another screen: a screen's own
  /// goes before those that it shares.
  private func isSent(
    _ id: ID<Transition>, by sender: Number<Destination>, in state: RunningState
  ) -> Bool {
    guard let screen = state.destinations[sender]?.screen else { return false }
    let own = project.screens[screen].transitions
    let name = project.transitions[id].event.symbol
    if own.contains(id) { return true }
    if own.contains(where: { project.transitions[$0].event.symbol == name }) { return false }
    return project.hearers[screen] == nil
      || interpreter.transition(on: name, of: sender, in: state) == id
  }
}

extension Step {
  /// Whether it was cut off, because screens follow one another without end.
  var isEndless: Bool { remarks.contains { $0.kind == .endless } }
}
