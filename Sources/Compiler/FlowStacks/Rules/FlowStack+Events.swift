import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// Everything that can happen with a destination on top, each with its event.
  mutating func eventRules(at top: PushdownSymbol) -> [PushdownRule] {
    let placement = placement(top)
    if placement.isOver { return [] }
    var rules = placement.base == .alert ? buttonRules(at: top) : ownRules(at: top)
    if placement.base != .alert { rules += exitRules(at: top) }
    rules += waitRules(at: top)
    rules += lateRules(at: top)
    rules += holderExitRules(at: top)
    rules += reselectionRules(at: top)
    rules += selectionRules(at: top)
    rules += turningRules(at: top)
    rules += appRules(at: top)
    rules += changeRules(at: top)
    rules += retryRules(at: top)
    return rules
  }

  mutating func firing(_ event: StackEvent) -> Firing {
    Firing(control: afterEvent, label: label(event))
  }

  mutating func rules(
    for transition: ID<Transition>, as event: StackEvent, at top: PushdownSymbol,
    frame: Continuation.FrameChoice = .source
  ) -> [PushdownRule] {
    list(
      project.transitions[transition].actions, as: event, at: top, frame: frame)
  }

  mutating func list(
    _ actions: ActionList, as event: StackEvent, at top: PushdownSymbol,
    frame: Continuation.FrameChoice = .source, source: Continuation.Source = .top
  ) -> [PushdownRule] {
    let continuation = continuations.number(
      of: Continuation(actions: actions, source: source, frame: frame, next: .nothing))
    return perform(continuation, at: top, firing(event))
  }

  private mutating func ownRules(at top: PushdownSymbol) -> [PushdownRule] {
    // A switch that shows nothing has no view that sends its events.
    if isSwitch(top) { return [] }
    let screen = project.screens[symbol(top).screen]
    var taken: Set<Symbol> = []
    if let outcome = screen.awaits?.outcome.id {
      let ends = project.outcomeEnds[project.outcomes[outcome].ends].map(\.name.symbol)
      taken.formUnion(ends)
    }
    var rules: [PushdownRule] = []
    taken.formUnion(project.unsentEvents(of: symbol(top).screen))
    for id in screen.transitions where taken.insert(project.transitions[id].event.symbol).inserted {
      rules += self.rules(for: id, as: .sent(id), at: top)
    }
    let anywhere = project.flows[screen.flow].anywhere
    let isFollowed = !anywhere.isEmpty || project.hearers[symbol(top).screen] != nil
    for use in project.groupUses[screen.uses] {
      guard let group = use.id else { continue }
      let shared = project.groups[group].transitions
      rules += sharedRules(.group(group), shared, besides: taken, at: top)
      if screen.uses.count > 1 || isFollowed {
        taken.formUnion(shared.map { project.transitions[$0].event.symbol })
      }
    }
    rules += stepRules(of: top, besides: &taken, at: top)
    let heard = containerRules(at: top, besides: &taken)
    taken.formUnion(project.namesOfOthers(sentFrom: symbol(top).screen, than: anywhere))
    rules += sharedRules(.anywhere(screen.flow), anywhere, besides: taken, at: top)
    rules += heard
    return rules
  }

  /// What the user can do without an event of the screen.
  private mutating func exitRules(at top: PushdownSymbol) -> [PushdownRule] {
    let screen = project.screens[symbol(top).screen]
    let placement = placement(top)
    var rules: [PushdownRule] = []
    if placement.arrival == .push, placement.base == .none, allowsBack(top) {
      let goal = Unwinding(goal: .one, action: nil, then: .nothing, isImplicit: true)
      rules += leave(screen, goal, as: .back, at: top)
    }
    if surroundings(top).canSwipe {
      let goal = Unwinding(goal: .layer, action: nil, then: .nothing, isImplicit: true)
      rules += leave(screen, goal, as: .swipe, at: top)
    }
    if case .external = screen.kind {
      for (end, isFinished) in [(RunEnd.finished(nil), true), (.cancelled, false)] {
        let goal = Unwinding(goal: .end(end), action: nil, then: .nothing)
        rules += unwind(goal, at: top, firing(.ended(isFinished: isFinished)))
      }
    }
    return rules
  }

  /// Back from the containers around what is on top, whatever they hold.
  private mutating func holderExitRules(at top: PushdownSymbol) -> [PushdownRule] {
    containers(around: top).map(\.symbol).flatMap { container -> [PushdownRule] in
      let placement = placement(container)
      guard placement.arrival == .push, placement.base == .none else { return [] }
      let goal = Unwinding(
        goal: .holder(container), action: nil, then: .nothing, isImplicit: true)
      let screen = project.screens[symbol(container).screen]
      return leave(screen, goal, as: .back, at: top, source: .holder(container))
    }
  }

  private mutating func leave(
    _ screen: Screen, _ goal: Unwinding, as event: StackEvent, at top: PushdownSymbol,
    source: Continuation.Source = .top
  ) -> [PushdownRule] {
    guard let list = screen.leaving else { return unwind(goal, at: top, firing(event)) }
    let asked = self.list(list, as: event, at: top, source: source)
    if project.alwaysActs(list) { return asked }
    noteTests(of: list)
    return asked + unwind(goal, at: top, firing(event))
  }

  /// The exit is there whatever the tests of a list say, and what follows it asks them anew.
  private mutating func noteTests(of list: ActionList) {
    let branches = project.actions(in: list, into: .branches).flatMap {
      project.lists(within: project.actions[$0].kind, .branches)
    }
    for test in branches.compactMap(\.role.condition).flatMap({ project.tests[$0.tests] }) {
      switch test {
      case .guard(let asked):
        if let id = asked.id, project.guards[id].isFixed { note(.fixedGuard) }
      case .state: note(.stateTest)
      }
    }
  }

  private mutating func buttonRules(at top: PushdownSymbol) -> [PushdownRule] {
    let screen = project.screens[symbol(top).screen]
    guard let content = screen.alert else { return [] }
    let closing = Unwinding(goal: .one, action: nil, then: .nothing, isImplicit: true)
    if content.buttons.isEmpty {
      return unwind(closing, at: top, firing(.button(nil)))
    }
    var rules: [PushdownRule] = []
    for button in project.buttons[content.buttons] {
      let event = firing(.button(button.name.symbol))
      if button.sendsEvent {
        let presenter = placement(top).opener?.presenter
        rules += pop(top, to: .respond(button.name.symbol, presenter: presenter), event)
      } else {
        rules += unwind(closing, at: top, event)
      }
    }
    return rules
  }
}
