import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// The top goes; whoever opened it is told if he is the one that is left.
  mutating func goDown(
    _ unwinding: Unwinding, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var further = unwinding
    if !unwinding.hasBegun { further.then = withoutSource(unwinding.then) }
    further.hasBegun = true
    if unwinding.tells {
      further.orphaned = orphaned(unwinding, leaving: top)
      further.reaction = join(
        toldToHolder(unwinding, leaving: top), reaction(of: top, openerIsBelow: true))
    }
    return pop(top, to: .unwind(further), firing)
  }

  /// The top goes, and with it what was to go.
  mutating func goOn(
    _ unwinding: Unwinding, if isThere: Bool, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if !isThere { return goDown(unwinding, at: top, firing) }
    var told = Interned<Continuation>.nothing
    if unwinding.tells {
      let before = join(orphaned(unwinding, leaving: top), toldToHolder(unwinding, leaving: top))
      told = join(before, reaction(of: top, openerIsBelow: true))
    }
    let rest = unwinding.hasBegun ? unwinding.then : withoutSource(unwinding.then)
    let then = control(after: join(told, rest))
    return pop(top, to: then, firing)
  }

  /// What is told of those whose openers had gone, once the top goes as well; in a flow that goes
  /// itself there is nobody to be told.
  private mutating func orphaned(
    _ unwinding: Unwinding, leaving top: PushdownSymbol
  ) -> Interned<Continuation> {
    if !unwinding.isImplicit { return .nothing }
    let isWholeFlow = placement(top).runs.contains(where: \.isFlow)
    return join(
      isWholeFlow ? .nothing : unwinding.orphaned, reaction(of: top, openerIsBelow: false))
  }

  /// What a container is told of what it had opened, while what it holds goes as well.
  private func toldToHolder(
    _ unwinding: Unwinding, leaving top: PushdownSymbol
  ) -> Interned<Continuation> {
    guard unwinding.reaction.index >= 0,
      case .holder(let holder) = continuations[unwinding.reaction].source,
      containers(around: top).contains(where: { $0.symbol == holder })
    else { return .nothing }
    return unwinding.reaction
  }

  /// Whether nobody is told that the top goes; else what is told and what follows get mixed.
  mutating func tellsNobody(_ unwinding: Unwinding, leaving top: PushdownSymbol) -> Bool {
    let told = join(orphaned(unwinding, leaving: top), reaction(of: top, openerIsBelow: true))
    if told != .nothing { note(.interrupted) }
    return told == .nothing
  }

  /// The top stays, and what follows is done.
  mutating func stop(
    _ unwinding: Unwinding, if isThere: Bool, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if !isThere { return goDown(unwinding, at: top, firing) }
    let rest = join(join(unwinding.orphaned, unwinding.reaction), unwinding.then)
    let afterEvent = afterEvent
    if rest == .nothing, firing.control != afterEvent {
      return [PushdownRule(.swap(top), to: afterEvent, label: firing.label, cost: firing.cost)]
    }
    return perform(rest, at: top, firing)
  }

  /// One list, and then what remained before; of too many lists the last are left out.
  mutating func join(
    _ first: Interned<Continuation>, _ second: Interned<Continuation>
  ) -> Interned<Continuation> {
    if first.index < 0 { return second }
    if second.index >= 0, !continuations[second].source.isLater { note(.interrupted) }
    var continuation = continuations[first]
    // The second list isn't done at the source of the first one, also if that moves nothing.
    if continuation.next.index < 0, second.index >= 0 { continuation.isInstead = true }
    continuation.next = join(continuation.next, second)
    if length(of: continuation.next) > 9 {
      note(.tooLarge)
      continuation.next = .nothing
    }
    return continuations.number(of: continuation)
  }

  private func length(of continuation: Interned<Continuation>) -> Int {
    var count = 0
    var number = continuation
    while number.index >= 0 {
      count += 1
      number = continuations[number].next
    }
    return count
  }

  /// What follows when a destination that was opened has gone, and was not ended before: its run is
  /// told first, and then its layer. What had gone before it is told only of what the user leaves.
  mutating func reaction(of top: PushdownSymbol, openerIsBelow: Bool) -> Interned<Continuation> {
    if !tellsEnds { return .nothing }
    let placement = placement(top)
    let areOthersTold = placement.runs.dropFirst().contains {
      $0.opener?.isBelow == openerIsBelow && reaction(of: $0) != .nothing
    }
    if areOthersTold { note(.interrupted) }
    var told = Interned<Continuation>.nothing
    if let run = placement.runs.first, run.opener?.isBelow == openerIsBelow {
      told = reaction(of: run)
    }
    guard let opener = placement.opener, placement.base != .none, opener.isBelow == openerIsBelow,
      let list = show(of: opener)?.dismissed
    else { return told }
    return join(told, continuation(of: list, following: opener))
  }

  private mutating func reaction(of run: StackRun) -> Interned<Continuation> {
    guard let opener = run.opener else { return .nothing }
    if let show = show(of: opener), let list = show.cancelled ?? show.dismissed {
      return continuation(of: list, following: opener)
    }
    guard let list = list(of: run.host, on: .cancelled) else { return .nothing }
    let frame = Continuation.FrameChoice(isMain: surroundingsTable[run.outer].liesOnOtherRun)
    return continuations.number(
      of: Continuation(actions: list, source: .gone, frame: frame, next: .nothing))
  }

  private mutating func continuation(
    of list: ActionList, following opener: StackOpener
  ) -> Interned<Continuation> {
    continuations.number(
      of: Continuation(
        actions: list, source: opener.source, frame: .init(isMain: opener.isMain),
        next: .nothing))
  }

  func show(of opener: StackOpener) -> Show? {
    guard let action = opener.action, case .show(let show) = project.actions[action].kind else {
      return nil
    }
    return show
  }

  func list(of host: ID<Screen>?, on end: RunEnd) -> ActionList? {
    guard let host else { return nil }
    let heard =
      end.isFinish
      ? project.transition(of: host, after: end.name)
      : project.transition(of: host, on: Keyword.cancelled.symbol)
    return heard.map { project.transitions[$0].actions }
  }
}
