import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// The first action of what remains, where it happens, and what is left after it.
  private mutating func first(
    of continuation: Interned<Continuation>
  ) -> (action: ID<Action>, continuation: Continuation, rest: Interned<Continuation>)? {
    var number = continuation
    while number.index >= 0 {
      let continuation = continuations[number]
      guard let action = continuation.actions.first else {
        number = continuation.next
        continue
      }
      let left = IDRange<Action>(continuation.actions.startIndex + 1, continuation.actions.endIndex)
      if left.isEmpty { return (action, continuation, continuation.next) }
      let source: Continuation.Source = continuation.source == .leftover ? .leftover : .later
      let rest = Continuation(
        actions: left, source: source, frame: continuation.frame,
        sourceIsGone: continuation.sourceIsGone,
        next: continuation.next)
      return (action, continuation, continuations.number(of: rest))
    }
    return nil
  }

  /// What remains, now that what a run had left on top has gone or found its use.
  mutating func consumed(_ continuation: Interned<Continuation>) -> Interned<Continuation> {
    changed(continuation, before: .nothing) { if $0.source == .leftover { $0.source = .later } }
  }

  /// What remains, now that the source has gone.
  mutating func withoutSource(_ continuation: Interned<Continuation>) -> Interned<Continuation> {
    endsRun(continuation)
      ? changed(continuation, before: tail(of: continuation)) { $0.sourceIsGone = true }
      : continuation
  }

  private mutating func changed(
    _ continuation: Interned<Continuation>, before tail: Interned<Continuation>,
    _ change: (inout Continuation) -> Void
  ) -> Interned<Continuation> {
    var chain: [Continuation] = []
    var number = continuation
    while number.index >= 0 {
      chain.append(continuations[number])
      number = continuations[number].next
    }
    var rest = tail
    for var continuation in chain.reversed() {
      change(&continuation)
      continuation.next = rest
      rest = continuations.number(of: continuation)
    }
    return rest
  }

  /// Whether what remains of a list ends the run that it began in, whatever is on top by then.
  func endsRun(_ rest: Interned<Continuation>) -> Bool {
    var number = rest
    while number.index >= 0 {
      let continuation = continuations[number]
      number = continuation.next
      let ends = project.actions(in: continuation.actions, into: .ofOneEvent).contains { action in
        switch project.actions[action].kind {
        case .finish, .cancel: true
        default: false
        }
      }
      if ends { return true }
    }
    return false
  }

  private func tail(of continuation: Interned<Continuation>) -> Interned<Continuation> {
    var number = continuation
    while number.index >= 0 { number = continuations[number].next }
    return number
  }

  /// Does the first action of what remains, for every way that its decisions can go.
  mutating func perform(
    _ start: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var rules: [PushdownRule] = []
    var waiting = [PendingList(continuation: start, firing: firing, top: top)]
    performances.begin()
    defer { performances.end() }
    while let pending = waiting.popLast() {
      guard performances.isNew(pending, refusal, isOnlyOne: waiting.isEmpty) else { continue }
      let firing = pending.firing
      guard let (action, continuation, rest) = first(of: pending.continuation) else {
        rules += finishList(tail(of: pending.continuation), at: top, firing)
        continue
      }
      switch project.actions[action].kind {
      case .none, .effect: waiting.append(PendingList(continuation: rest, firing: firing, top: top))
      case .await(let wait):
        noteAnswers(of: wait, before: rest)
        waiting.append(PendingList(continuation: rest, firing: firing, top: top))
        for end in project.transitions[wait.ends].reversed()
        where canCome(end.event.symbol, of: wait.outcome.id) {
          rules += later(end.actions, continuation, rest, at: top, firing.answered, &waiting)
        }
      case .after(_, let actions):
        note(.timer)
        noteLate(actions, before: rest)
        waiting.append(PendingList(continuation: rest, firing: firing, top: top))
        rules += later(actions, continuation, rest, at: top, firing.answered, &waiting)
      case .when(let condition, let then, let otherwise):
        waiting += branches([(condition, then), (nil, otherwise)], continuation, rest, at: top)
          .map { PendingList(continuation: $0, firing: firing, top: top) }
      case .choose(let choices):
        let all = project.choices[choices].map { ($0.condition, $0.actions) }
        waiting += branches(all, continuation, rest, at: top)
          .map { PendingList(continuation: $0, firing: firing, top: top) }
      default: rules += moveAndNote(action, continuation, rest, at: top, firing)
      }
    }
    return rules
  }

  /// What is done once an answer has come or a time is over. What a run had left on top has gone by
  /// then; where it had left nothing, the list waits for its turn.
  private mutating func later(
    _ actions: ActionList, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing, _ waiting: inout [PendingList]
  ) -> [PushdownRule] {
    guard continuation.source == .leftover, rest == .leftover else {
      let list = list(actions, continuation, next: rest)
      waiting.append(PendingList(continuation: list, firing: firing, top: top))
      return []
    }
    let list = Continuation(
      actions: actions, source: .top, frame: continuation.frame, next: .nothing)
    return removeLeftover(at: top, then: continuations.number(of: list), firing)
  }

  mutating func list(
    _ actions: ActionList, _ continuation: Continuation, next: Interned<Continuation>
  ) -> Interned<Continuation> {
    continuations.number(
      of: Continuation(
        actions: actions, source: continuation.source, frame: continuation.frame,
        sourceIsGone: continuation.sourceIsGone,
        next: next))
  }

  /// The alternatives that can be taken, each with what follows it.
  private mutating func branches(
    _ all: [(Condition?, ActionList)], _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol
  ) -> [Interned<Continuation>] {
    var found: [Interned<Continuation>] = []
    var past = StateTests(excluded: premise.excluded)
    for (condition, actions) in all {
      let tests = condition.map { Array(project.tests[$0.tests]) } ?? []
      for test in tests where test.isState { note(.stateTest) }
      if condition.map({ refutes($0) }) != true, past.allow(tests, in: project) {
        // Where nothing is done, what follows still happens at the source.
        let after = actions.isEmpty ? same(rest, as: continuation) : rest
        found.append(actions.isEmpty ? after : list(actions, continuation, next: rest))
      }
      if condition.map({ grants($0) }) != false { return found.reversed() }
      past.exclude(tests, in: project)
    }
    found.append(same(rest, as: continuation))
    return found.reversed()
  }

  private mutating func same(
    _ rest: Interned<Continuation>, as source: Continuation
  ) -> Interned<Continuation> {
    guard rest.index >= 0 else { return rest }
    var continuation = continuations[rest]
    continuation.source = source.source
    return continuations.number(of: continuation)
  }

  /// Nothing remains; what a run has left on top goes now.
  private mutating func finishList(
    _ tail: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if tail == .leftover { return removeLeftover(at: top, then: .nothing, firing) }
    let afterEvent = afterEvent
    if firing.control == afterEvent { return [] }
    return [PushdownRule(.swap(top), to: afterEvent, label: firing.label, cost: firing.cost)]
  }

  /// Takes away what a run has left; where nothing else would be left, it stays.
  mutating func removeLeftover(
    at top: PushdownSymbol, then rest: Interned<Continuation>, _ firing: Firing
  ) -> [PushdownRule] {
    let placement = placement(top)
    guard placement.base == .root || placement.base == .container else {
      let then = control(after: join(reaction(of: top, openerIsBelow: true), rest))
      return [PushdownRule(.pop, to: then, label: firing.label, cost: firing.cost)]
    }
    note(.ended)
    let then = control(after: rest)
    var left = placement
    left.isOver = true
    let old = symbol(top)
    let over = StackSymbol(
      screen: old.screen, step: -1, placement: placements.number(of: left),
      surroundings: old.surroundings)
    return [
      PushdownRule(
        .swap(number(over)), to: then, label: firing.label, cost: firing.cost)
    ]
  }
}

/// Which values the states tested so far cannot have.
private struct StateTests {
  var excluded: [ID<AppState>: Set<Int>]

  func allow(_ tests: [ConditionTest], in project: FlowProject) -> Bool {
    for case .state(let state, _, let index) in tests {
      guard let state = state.id, let index else { return false }
      if excluded[state]?.contains(index) == true { return false }
    }
    return !excluded.contains { $0.value.count == project.states[$0.key].cases.count }
  }

  mutating func exclude(_ tests: [ConditionTest], in project: FlowProject) {
    guard tests.count == 1, case .state(let state, _, let index) = tests[0], let state = state.id,
      let index
    else { return }
    excluded[state, default: []].insert(index)
  }
}

extension ConditionTest {
  var isState: Bool { if case .state = self { true } else { false } }
}
