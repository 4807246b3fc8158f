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
      let staysAtSource = continuation.source == .leftover || !mayMove(action)
      let source = staysAtSource ? continuation.source : .later
      let rest = Continuation(
        actions: left, source: source, frame: continuation.frame,
        sourceIsGone: continuation.sourceIsGone, isInstead: continuation.isInstead,
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

  func tail(of continuation: Interned<Continuation>) -> Interned<Continuation> {
    var number = continuation
    while number.index >= 0 { number = continuations[number].next }
    return number
  }

  /// Does the first action of what remains, for every way that its decisions can go.
  mutating func perform(
    _ start: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var rules: [PushdownRule] = []
    let before = memory.valuation
    var waiting = [pending(start, firing, top)]
    performances.begin()
    defer {
      performances.end()
      memory.valuation = before
    }
    while let pending = waiting.popLast() {
      guard performances.isNew(pending, isOnlyOne: waiting.isEmpty) else { continue }
      let firing = pending.firing
      memory.valuation = pending.memory.valuation
      guard let (action, continuation, rest) = first(of: pending.continuation) else {
        rules += finishList(tail(of: pending.continuation), at: top, firing)
        continue
      }
      switch project.actions[action].kind {
      case .none, .effect: waiting.append(self.pending(rest, firing, top))
      case .await, .after:
        rules +=
          beginWait(of: action, continuation, rest, at: top, firing)
          ?? atOnce(action, continuation, rest, at: top, firing, &waiting)
      case .when(let condition, let then, let otherwise):
        let all = [(condition, then), (nil, otherwise)]
        waiting += branches(all, continuation, rest, pending)
      case .choose(let choices):
        let all = project.choices[choices].map { ($0.condition, $0.actions) }
        waiting += branches(all, continuation, rest, pending)
      default: rules += moveAndNote(action, continuation, rest, at: top, firing)
      }
    }
    return rules
  }

  mutating func list(
    _ actions: ActionList, _ continuation: Continuation, next: Interned<Continuation>,
    isInstead: Bool = false
  ) -> Interned<Continuation> {
    continuations.number(
      of: Continuation(
        actions: actions, source: continuation.source, frame: continuation.frame,
        sourceIsGone: continuation.sourceIsGone,
        isInstead: isInstead || isOutside(next, continuation), next: next))
  }

  /// Whether what follows a list within another one follows a list that is done instead of an action.
  private func isOutside(_ rest: Interned<Continuation>, _ continuation: Continuation) -> Bool {
    continuation.isInstead && rest == continuation.next
  }

  func pending(
    _ list: Interned<Continuation>, _ firing: Firing, _ top: PushdownSymbol
  ) -> PendingList {
    PendingList(continuation: list, firing: firing, top: top, memory: memory)
  }

  /// The alternatives that can be taken, each with what follows it.
  private mutating func branches(
    _ all: [(Condition?, ActionList)], _ continuation: Continuation, _ rest: Interned<Continuation>,
    _ pending: PendingList
  ) -> [PendingList] {
    var found: [PendingList] = []
    var past = StateTests(excluded: premise.excluded)
    var valuations = [pending.memory.valuation]
    for (condition, actions) in all {
      let tests = condition.map { Array(project.tests[$0.tests]) } ?? []
      let isAllowed = past.allow(tests, in: project)
      // Where nothing moves, what follows still happens at the source.
      let isAtSource = rest.index >= 0 && !actions.contains(where: mayMove)
      let next = isAtSource ? same(rest, as: continuation) : rest
      let then = actions.isEmpty ? next : list(actions, continuation, next: next)
      var failing: [Valuation] = []
      for valuation in valuations {
        let outcomes = outcomes(of: tests, in: valuation)
        if isAllowed, let holding = outcomes.holding { found.append(pending.with(then, holding)) }
        failing += outcomes.failing.filter { !failing.contains($0) }
      }
      valuations = failing
      past.exclude(tests, in: project)
    }
    let after = same(rest, as: continuation)
    return (found + valuations.map { pending.with(after, $0) }).reversed()
  }

  /// Whether something of what remains to be done may move.
  func mayMove(_ rest: Interned<Continuation>) -> Bool {
    var number = rest
    while number.index >= 0 {
      if continuations[number].actions.contains(where: { mayMove($0) }) { return true }
      number = continuations[number].next
    }
    return false
  }

  /// Whether something else can be on top after an action, or after one that a decision leads to.
  private func mayMove(_ action: ID<Action>) -> Bool {
    let kind = project.actions[action].kind
    return kind.moves
      || project.lists(within: kind, .branches).contains { $0.actions.contains(where: mayMove) }
  }

  private mutating func same(
    _ rest: Interned<Continuation>, as source: Continuation
  ) -> Interned<Continuation> {
    guard rest.index >= 0, !isOutside(rest, source) else { return rest }
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
