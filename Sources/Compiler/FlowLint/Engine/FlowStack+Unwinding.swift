import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// One more step down, or what is done where it ends.
  mutating func unwind(
    _ unwinding: Unwinding, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    switch unwinding.goal {
    case .one: return goOn(unwinding, popping: top, firing)
    case .screen(let screen, let isReplaced):
      return unwind(unwinding, to: screen, isReplaced, at: top, firing)
    case .layer:
      let isFirst = ![.none, .container, .root].contains(seat(top).base)
      return isFirst ? goOn(unwinding, popping: top, firing) : goDown(unwinding, at: top, firing)
    case .layers, .root:
      return stop(unwinding, if: isFirst(top, of: unwinding.goal), at: top, firing)
    case .layersAbove(let screen):
      let isFound =
        symbol(top).screen == screen || isInLayer(screen, top) || !hasBelow(screen, top)
      if unwinding.then != .nothing { note(.lookup) }
      return stop(unwinding, if: isFound, at: top, firing)
    case .container:
      let isRoot = seat(top).base == .container
      let back = Unwinding(goal: .one, action: nil, then: unwinding.then)
      return isRoot
        ? pop(top, to: .unwind(back), firing) : goDown(unwinding, at: top, firing)
    case .holder(let container):
      return top == container
        ? goOn(unwinding, popping: top, firing) : goDown(unwinding, at: top, firing)
    case .placeOf(let container):
      return top == container
        ? takePlaceOfFound(unwinding, at: top, firing) : goDown(unwinding, at: top, firing)
    case .end(let end):
      if let index = runEnding(here: top, end, unwinding.hasBegun) {
        return endRun(end, index, at: top, firing)
      }
      if seat(top).base == .root { return over(at: top, firing) }
      return goDown(unwinding, at: top, firing)
    case .newRoot(let screen, _):
      if !isFirst(top, of: unwinding.goal) { return goDown(unwinding, at: top, firing) }
      return takePlace(screen, nil, nil, bereft(unwinding.then), at: top, firing)
    case .firstIn(let container):
      let isThere = seat(top).base == .container && zone(top).container == container
      return stop(unwinding, if: isThere, at: top, firing)
    case .step(let step): return advance(after: step, unwinding, at: top, firing)
    case .part(let container):
      return top == container
        ? turn(container, firing) : goDownSilently(unwinding, at: top, firing)
    case .lookup(let screen, let isSecond):
      return look(for: screen, isSecond, unwinding, at: top, firing)
    case .links: return linkRules(fromRootBelow: top, firing.control)
    case .anyCase:
      let here = isSwitch(top) ? turn(top, firing) : []
      return here + goDownSilently(unwinding, at: top, firing)
    }
  }

  /// Whether what a goal goes down to begins with the top.
  func isFirst(_ top: Int32, of goal: Unwinding.Goal) -> Bool {
    switch goal {
    case .layers: zone(top).isBaseLayer
    case .root: isFirstOfFrame(top) || (seat(top).base == .container && zone(top).isBaseLayer)
    case .newRoot(_, isFlowWide: true): isFirstOfFlow(top)
    case .newRoot: isFirstOfFrame(top)
    default: false
    }
  }

  func isFirstOfFrame(_ top: Int32) -> Bool {
    let seat = seat(top)
    return seat.base == .root || seat.runs.contains(where: \.isFrame)
  }

  private func isFirstOfFlow(_ top: Int32) -> Bool {
    let seat = seat(top)
    return seat.base == .root
      || seat.runs.contains { if case .flow = $0.kind { true } else { false } }
  }

  /// The run that ends here, of those that begin here.
  private func runEnding(here top: Int32, _ end: RunEnd, _ hasBegun: Bool) -> Int? {
    seat(top).runs.lastIndex { run in
      switch end {
      case .finished, .cancelled: hasBegun ? run.isFlow : !run.isSequence
      case .left: run.isFrame
      case .passed, .skipped: run.isSequence
      }
    }
  }

  private mutating func over(at top: Int32, _ firing: Firing) -> [PushdownRule] {
    [PushdownRule(.swap(top), to: number(.over), label: firing.label, cost: firing.cost)]
  }

  private func hasBelow(_ screen: ID<Screen>, _ top: Int32) -> Bool {
    guard let bit = lookedFor[screen] else { return true }
    return zone(top).below & bit != 0
  }

  private func isInLayer(_ screen: ID<Screen>, _ top: Int32) -> Bool {
    zone(top).inLayer & (lookedFor[screen] ?? 0) != 0
  }

  private mutating func unwind(
    _ unwinding: Unwinding, to screen: ID<Screen>, _ isReplaced: Bool, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    // What a container holds isn't above it.
    let isInside =
      !isReplaced && containers(around: top).contains { symbol($0.symbol).screen == screen }
    if isInside || (symbol(top).screen == screen && unwinding.hasBegun) {
      if isReplaced { return takePlaceOfFound(unwinding, at: top, firing) }
      if hasBelow(screen, top), lookedFor[screen] != nil {
        misstep(.ambiguous(screen), unwinding.action, at: top, firing)
      }
      return stop(unwinding, if: true, at: top, firing)
        + lookups(for: screen, isSecond: true, unwinding.action, below: top, firing)
    }
    if isFirstOfFrame(top), zone(top).sequence == nil {
      misstep(.absent(screen), unwinding.action, at: top, firing)
      return []
    }
    return goDown(unwinding, at: top, firing)
  }

  /// The top goes; whoever opened it is told if he is the one that is left.
  mutating func goDown(
    _ unwinding: Unwinding, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    var further = unwinding
    if !unwinding.hasBegun { further.then = bereft(unwinding.then) }
    further.hasBegun = true
    if unwinding.tells {
      further.orphaned = orphaned(unwinding, leaving: top)
      further.reaction = reaction(of: top, openerIsBelow: true)
    }
    return pop(top, to: .unwind(further), firing)
  }

  private mutating func goOn(
    _ unwinding: Unwinding, popping top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    var told = Interned<Cursor>.nothing
    if unwinding.tells {
      told = join(orphaned(unwinding, leaving: top), reaction(of: top, openerIsBelow: true))
    }
    let rest = unwinding.hasBegun ? unwinding.then : bereft(unwinding.then)
    let then = control(after: join(told, rest))
    return pop(top, to: then, firing)
  }

  /// What is told of those whose openers had gone, once the top goes as well; in a flow that goes
  /// itself there is nobody to be told.
  private mutating func orphaned(
    _ unwinding: Unwinding, leaving top: Int32
  ) -> Interned<Cursor> {
    if !unwinding.isImplicit { return .nothing }
    let isWholeFlow = seat(top).runs.contains(where: \.isFlow)
    return join(
      isWholeFlow ? .nothing : unwinding.orphaned, reaction(of: top, openerIsBelow: false))
  }

  private mutating func stop(
    _ unwinding: Unwinding, if isThere: Bool, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    if !isThere { return goDown(unwinding, at: top, firing) }
    let rest = join(join(unwinding.orphaned, unwinding.reaction), unwinding.then)
    if rest == .nothing, firing.control != Self.idle {
      return [PushdownRule(.swap(top), to: Self.idle, label: firing.label, cost: firing.cost)]
    }
    return perform(rest, at: top, firing)
  }

  /// One list, and then what remained before; of too many lists the last are left out.
  mutating func join(
    _ first: Interned<Cursor>, _ second: Interned<Cursor>
  ) -> Interned<Cursor> {
    if first.index < 0 { return second }
    if second.index >= 0, !cursors[second].source.isLater { note(.interrupted) }
    var cursor = cursors[first]
    cursor.next = join(cursor.next, second)
    if length(of: cursor.next) > 9 {
      note(.tooLarge)
      cursor.next = .nothing
    }
    return cursors.number(of: cursor)
  }

  private func length(of cursor: Interned<Cursor>) -> Int {
    var count = 0
    var number = cursor
    while number.index >= 0 {
      count += 1
      number = cursors[number].next
    }
    return count
  }

  /// What follows when a destination that was opened has gone, and was not ended before: its run is
  /// told first, and then its layer. What had gone before it is told only of what the user leaves.
  mutating func reaction(of top: Int32, openerIsBelow: Bool) -> Interned<Cursor> {
    if !tellsEnds { return .nothing }
    let seat = seat(top)
    var told = Interned<Cursor>.nothing
    if let run = seat.runs.first, run.opener?.isBelow == openerIsBelow { told = reaction(of: run) }
    guard let opener = seat.opener, seat.base != .none, opener.isBelow == openerIsBelow,
      let list = show(of: opener)?.dismissed
    else { return told }
    return join(told, cursor(of: list, following: opener))
  }

  private mutating func reaction(of run: StackRun) -> Interned<Cursor> {
    guard let opener = run.opener else { return .nothing }
    if let show = show(of: opener), let list = show.cancelled ?? show.dismissed {
      return cursor(of: list, following: opener)
    }
    guard let list = list(of: run.host, on: .cancelled) else { return .nothing }
    return cursors.number(of: Cursor(actions: list, source: .gone, next: .nothing))
  }

  private mutating func cursor(
    of list: ActionList, following opener: Opening
  ) -> Interned<Cursor> {
    cursors.number(
      of: Cursor(actions: list, source: opener.isBelow ? .top : .gone, next: .nothing))
  }

  func show(of opener: Opening) -> Show? {
    guard let action = opener.action, case .show(let show) = project.actions[action].kind else {
      return nil
    }
    return show
  }

  func list(of host: ID<Screen>?, on end: RunEnd) -> ActionList? {
    guard let host else { return nil }
    let event = end.isFinish ? Keyword.finished.symbol : Keyword.cancelled.symbol
    return project.transition(of: host, on: event).map { project.transitions[$0].actions }
  }
}
