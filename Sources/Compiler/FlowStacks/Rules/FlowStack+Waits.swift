import FlowModel
import FlowSyntax
import GraphAlgorithms

/// What screens and actions wait for: an outcome of the app, or that time passes.
extension FlowStack {
  /// So much goes on at one destination at most; more makes too many symbols.
  private static let mostWaits = 3

  /// Begins to wait at the destination on top; nothing where it isn't certain that this waits, and for
  /// whose run.
  mutating func beginWait(
    of action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule]? {
    let isCertain =
      [.top, .later].contains(continuation.source) && !continuation.sourceIsGone
      && [.source, .anywhere].contains(continuation.frame) && tail(of: rest) == .nothing
    guard isCertain, symbol(top).screen.index >= 0 else { return nil }
    let wait = StackWait(cause: .action(action), frame: continuation.frame)
    var waits = placement(top).waits
    // It goes on. The same happens where it has not been handed on.
    if waits.handed == wait { return [] }
    // What is awaited already isn't begun again, and a time that runs begins anew.
    if !waits.own.contains(wait) {
      if waits.own.count == Self.mostWaits { return nil }
      waits.insert(wait)
    }
    if continuation.source == .later,
      outcomes(of: wait).contains(where: { project.endsRun($0.actions) })
    {
      note(.endsAfterOpening)
    }
    let waiting = changed(top) { $0.waits = waits }
    noteMissingWaits(at: waiting)
    // What the list puts over the destination at once may stay there: then the wait only ends under it.
    if mayMove(rest) { note(.partOfList) }
    return [
      PushdownRule(
        .swap(waiting), to: control(after: rest), label: firing.label, cost: firing.cost)
    ]
  }

  /// What is done at a destination once it has waited.
  mutating func waitRules(at top: PushdownSymbol) -> [PushdownRule] {
    placement(top).waits.own.flatMap { wait in
      let after = changed(top) { $0.waits.remove(wait) }
      return outcomes(of: wait).map { event, actions in
        let list = Continuation(actions: actions, source: .top, frame: wait.frame, next: .nothing)
        let then = actions.isEmpty ? .nothing : continuations.number(of: list)
        return PushdownRule(
          .swap(after), to: control(after: then), label: label(event), cost: 1)
      }
    }
  }

  /// What can come of waiting, and the list that follows it.
  func outcomes(of wait: StackWait) -> [(event: StackEvent, actions: ActionList)] {
    switch wait.cause {
    case .screen(let screen):
      return ends(of: project.screens[screen].awaits).compactMap { end in
        project.transition(of: screen, on: end).map(answered)
      }
    case .action(let action):
      switch project.actions[action].kind {
      case .after(_, let actions): return [(.elapsed, actions)]
      case .await(let awaited):
        return ends(of: awaited).map { end in
          project.transition(in: awaited.ends, on: end).map(answered) ?? (.outcome(end), .empty)
        }
      default: return []
      }
    }
  }

  private func answered(_ end: ID<Transition>) -> (event: StackEvent, actions: ActionList) {
    (.answered(end), project.transitions[end].actions)
  }

  /// The ends that what is awaited can come to.
  private func ends(of awaited: Await?) -> [Symbol] {
    guard let outcome = awaited?.outcome.id else { return [] }
    return project.outcomeEnds[project.outcomes[outcome].ends].map(\.name.symbol).filter {
      canCome($0, of: outcome)
    }
  }

  /// The same destination with another placement.
  mutating func changed(
    _ top: PushdownSymbol, _ change: (inout Placement) -> Void
  ) -> PushdownSymbol {
    var placement = placement(top)
    change(&placement)
    let old = symbol(top)
    let changed = StackSymbol(
      screen: old.screen, step: old.step, placement: placements.number(of: placement),
      surroundings: old.surroundings)
    return number(changed)
  }

  // MARK: What comes late

  /// What comes of a wait comes late, and is missing where it does.
  mutating func noteMissing(_ wait: StackWait) {
    note(isTime(wait) ? .timer : .awaiting)
    for outcome in outcomes(of: wait) {
      noteLate(outcome.actions)
      noteClosing(outcome.actions)
    }
    // On a larger stack, what looks for screens can find more, and what a guard refused is tried again.
    if hasRetries || retries.showByWhatLiesBelow { note(.partOfList) }
  }

  private mutating func noteClosing(_ list: ActionList) {
    if !mayClose(list) { return }
    if tellsEnds { note(.lateEnds) }
    // What goes may have hidden a screen from the beginning.
    if hidesScreens { note(.partOfList) }
  }

  /// Whether a list closes something of what has come up over its destination.
  private func mayClose(_ list: ActionList) -> Bool {
    project.actions(in: list, into: .untilAnEnd).contains { action in
      let kind = project.actions[action].kind
      guard case .show(let show) = kind, let target = show.target.id else { return kind.moves }
      if case .onStack = position(of: target, show.presentation) { return show.ifShown == .return }
      return true
    }
  }

  /// What comes of the waits of a destination that comes up comes late in tabs and columns, of which others can be
  /// used meanwhile, in what holds others, and where a list goes on.
  mutating func noteMissingWaits(at top: PushdownSymbol, listGoesOn: Bool = false) {
    let waits = placement(top).waits.own
    if waits.isEmpty { return }
    if listGoesOn || isInTabs(top) || project.screens[symbol(top).screen].kind.isContainer {
      for wait in waits { noteMissing(wait) }
    }
    if listGoesOn { note(.partOfList) }
    for wait in waits where isAnsweredElsewhere(wait) {
      noteMissing(wait)
      note(.partOfList)
    }
  }

  /// Whether a sequence, a group or the flow may say what an answer does that the screen awaits.
  private func isAnsweredElsewhere(_ wait: StackWait) -> Bool {
    guard case .screen(let id) = wait.cause else { return false }
    let screen = project.screens[id]
    return ends(of: screen.awaits).contains { end in
      project.transition(in: screen.transitions, on: end) == nil
        && (project.hearers[id] != nil || project.transition(of: id, on: end) != nil)
    }
  }

  /// Whether it is in tabs or columns, of which others can be used while it waits.
  func isInTabs(_ top: PushdownSymbol) -> Bool {
    containers(around: top).contains { !isSwitch($0.symbol) }
  }

  private func isTime(_ wait: StackWait) -> Bool {
    guard case .action(let action) = wait.cause else { return false }
    if case .after = project.actions[action].kind { return true }
    return false
  }

  /// What is awaited comes at once, or never.
  mutating func atOnce(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing, _ waiting: inout [PendingList]
  ) -> [PushdownRule] {
    let wait = StackWait(cause: .action(action))
    note(isTime(wait) ? .timer : .awaiting)
    waiting.append(pending(rest, firing, top))
    let lists = outcomes(of: wait).map(\.actions).filter { !$0.isEmpty }
    for list in lists {
      noteLate(list, before: rest)
      noteClosing(list)
    }
    return lists.reversed().flatMap {
      later($0, continuation, rest, at: top, firing.answered, &waiting)
    }
  }

  /// What is done once an answer has come or a time is over. What a run had left on top has gone by
  /// then; where it had left nothing, the list waits for its turn.
  private mutating func later(
    _ actions: ActionList, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing, _ waiting: inout [PendingList]
  ) -> [PushdownRule] {
    let before = memory.valuation
    defer { memory.valuation = before }
    guard continuation.source == .leftover, rest == .leftover else {
      let list = list(actions, continuation.waited, next: rest)
      for valuation in laterValuations(at: top) {
        memory.valuation = valuation
        waiting.append(pending(list, firing, top))
      }
      return []
    }
    let list = continuations.number(
      of: Continuation(actions: actions, source: .top, frame: continuation.frame, next: .nothing))
    return laterValuations(at: top).flatMap { valuation in
      memory.valuation = valuation
      return removeLeftover(at: top, then: list, firing)
    }
  }
}

extension Continuation {
  /// The same at the destination that has waited for it, whether that was the source or not.
  fileprivate var waited: Continuation {
    var waited = self
    if source.isLater { waited.source = .top }
    if source == .gone { waited.sourceIsGone = true }
    return waited
  }
}

extension FlowProject {
  /// Whether a list ends the run that it began in, now or later.
  func endsRun(_ list: ActionList) -> Bool {
    actions(in: list, into: .all).contains { actions[$0].kind.endsRun }
  }
}

extension ActionKind {
  var endsRun: Bool {
    switch self {
    case .finish, .cancel: true
    default: false
    }
  }
}
