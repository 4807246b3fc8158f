import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// The first action of what remains, where it happens, and what is left after it.
  private mutating func first(
    of cursor: Interned<Cursor>
  ) -> (action: ID<Action>, cursor: Cursor, rest: Interned<Cursor>)? {
    var number = cursor
    while number.index >= 0 {
      let cursor = cursors[number]
      guard let action = cursor.actions.first else {
        number = cursor.next
        continue
      }
      let left = IDRange<Action>(cursor.actions.startIndex + 1, cursor.actions.endIndex)
      if left.isEmpty { return (action, cursor, cursor.next) }
      let source: Cursor.Source = cursor.source == .remains ? .remains : .later
      let rest = Cursor(
        actions: left, source: source, reach: cursor.reach, isBereft: cursor.isBereft,
        next: cursor.next)
      return (action, cursor, cursors.number(of: rest))
    }
    return nil
  }

  /// What remains, now that what a run had left on top has gone or found its use.
  mutating func consumed(_ cursor: Interned<Cursor>) -> Interned<Cursor> {
    changed(cursor, before: .nothing) { if $0.source == .remains { $0.source = .later } }
  }

  /// What remains, now that the source has gone.
  mutating func bereft(_ cursor: Interned<Cursor>) -> Interned<Cursor> {
    endsRun(cursor) ? changed(cursor, before: tail(of: cursor)) { $0.isBereft = true } : cursor
  }

  private mutating func changed(
    _ cursor: Interned<Cursor>, before tail: Interned<Cursor>, _ change: (inout Cursor) -> Void
  ) -> Interned<Cursor> {
    var chain: [Cursor] = []
    var number = cursor
    while number.index >= 0 {
      chain.append(cursors[number])
      number = cursors[number].next
    }
    var rest = tail
    for var cursor in chain.reversed() {
      change(&cursor)
      cursor.next = rest
      rest = cursors.number(of: cursor)
    }
    return rest
  }

  /// Whether what remains of a list ends the run that it began in, whatever is on top by then.
  func endsRun(_ rest: Interned<Cursor>) -> Bool {
    var number = rest
    while number.index >= 0 {
      let cursor = cursors[number]
      number = cursor.next
      let ends = project.actions(in: cursor.actions, into: .ofOneEvent).contains { action in
        switch project.actions[action].kind {
        case .finish, .cancel: true
        default: false
        }
      }
      if ends { return true }
    }
    return false
  }

  private func tail(of cursor: Interned<Cursor>) -> Interned<Cursor> {
    var number = cursor
    while number.index >= 0 { number = cursors[number].next }
    return number
  }

  /// Does the first action of what remains, for every way that its decisions can go.
  mutating func perform(
    _ start: Interned<Cursor>, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    var rules: [PushdownRule] = []
    var waiting = [Pending(cursor: start, firing: firing)]
    // However often guards lead to the same, it is done once.
    var seen: Set<Pending> = []
    while let pending = waiting.popLast() {
      let isOnlyWay = waiting.isEmpty && seen.isEmpty
      guard isOnlyWay || seen.insert(pending).inserted else { continue }
      let firing = pending.firing
      guard let (action, cursor, rest) = first(of: pending.cursor) else {
        rules += finishList(tail(of: pending.cursor), at: top, firing)
        continue
      }
      switch project.actions[action].kind {
      case .none, .effect: waiting.append(Pending(cursor: rest, firing: firing))
      case .await(let wait):
        note(.awaiting)
        waiting.append(Pending(cursor: rest, firing: firing))
        for end in project.transitions[wait.ends].reversed()
        where canCome(end.event.symbol, of: wait.outcome.id) {
          rules += later(end.actions, cursor, rest, at: top, firing.answered, &waiting)
        }
      case .after(_, let actions):
        note(.timer)
        waiting.append(Pending(cursor: rest, firing: firing))
        rules += later(actions, cursor, rest, at: top, firing.answered, &waiting)
      case .when(let condition, let then, let otherwise):
        waiting += branches([(condition, then), (nil, otherwise)], cursor, rest, at: top)
          .map { Pending(cursor: $0, firing: firing) }
      case .choose(let choices):
        let all = project.choices[choices].map { ($0.condition, $0.actions) }
        waiting += branches(all, cursor, rest, at: top)
          .map { Pending(cursor: $0, firing: firing) }
      default: rules += move(action, cursor, rest, at: top, firing)
      }
    }
    return rules
  }

  /// What is left of a list on one of the ways that its decisions can go.
  private struct Pending: Hashable {
    let cursor: Interned<Cursor>
    let firing: Firing
  }

  /// What is done once an answer has come or a time is over. What a run had left on top has gone by
  /// then; where it had left nothing, the list waits for its turn.
  private mutating func later(
    _ actions: ActionList, _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing, _ waiting: inout [Pending]
  ) -> [PushdownRule] {
    guard cursor.source == .remains, rest == .remains else {
      waiting.append(Pending(cursor: list(actions, cursor, next: rest), firing: firing))
      return []
    }
    let list = Cursor(actions: actions, source: .top, reach: cursor.reach, next: .nothing)
    return removeRemains(at: top, then: cursors.number(of: list), firing)
  }

  private mutating func list(
    _ actions: ActionList, _ cursor: Cursor, next: Interned<Cursor>
  ) -> Interned<Cursor> {
    cursors.number(
      of: Cursor(
        actions: actions, source: cursor.source, reach: cursor.reach, isBereft: cursor.isBereft,
        next: next))
  }

  /// The alternatives that can be taken, each with what follows it.
  private mutating func branches(
    _ all: [(Condition?, ActionList)], _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32
  ) -> [Interned<Cursor>] {
    var found: [Interned<Cursor>] = []
    var past = StateTests(excluded: premise.excluded)
    for (condition, actions) in all {
      let tests = condition.map { Array(project.tests[$0.tests]) } ?? []
      for test in tests where test.isState { note(.stateTest) }
      if condition.map({ refutes($0) }) != true, past.allow(tests, in: project) {
        // Where nothing is done, what follows still happens at the source.
        let after = actions.isEmpty ? same(rest, as: cursor) : rest
        found.append(actions.isEmpty ? after : list(actions, cursor, next: rest))
      }
      if condition == nil { return found.reversed() }
      past.exclude(tests, in: project)
    }
    found.append(same(rest, as: cursor))
    return found.reversed()
  }

  private mutating func same(
    _ rest: Interned<Cursor>, as source: Cursor
  ) -> Interned<Cursor> {
    guard rest.index >= 0 else { return rest }
    var cursor = cursors[rest]
    cursor.source = source.source
    return cursors.number(of: cursor)
  }

  /// Nothing remains; what a run has left on top goes now.
  private mutating func finishList(
    _ tail: Interned<Cursor>, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    if tail == .remains { return removeRemains(at: top, then: .nothing, firing) }
    if firing.control == Self.idle { return [] }
    return [PushdownRule(.swap(top), to: Self.idle, label: firing.label, cost: firing.cost)]
  }

  /// Takes away what a run has left; where nothing else would be left, it stays.
  mutating func removeRemains(
    at top: Int32, then rest: Interned<Cursor>, _ firing: Firing
  ) -> [PushdownRule] {
    let seat = seat(top)
    guard seat.base == .root || seat.base == .container else {
      let then = control(after: join(reaction(of: top, openerIsBelow: true), rest))
      return [PushdownRule(.pop, to: then, label: firing.label, cost: firing.cost)]
    }
    note(.ended)
    let then = control(after: rest)
    var left = seat
    left.isOver = true
    let old = symbol(top)
    let over = StackSymbol(
      screen: old.screen, step: -1, seat: seats.number(of: left), zone: old.zone)
    return [
      PushdownRule(
        .swap(symbols.number(of: over).index), to: then, label: firing.label, cost: firing.cost)
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
