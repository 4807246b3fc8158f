import FlowModel
import GraphAlgorithms

extension FlowStack {
  mutating func show(
    _ show: Show, _ action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if show.target.id == nil { return perform(rest, at: top, firing) }
    if premise.omitted.contains(action) { return [] }
    if placement(top).base == .alert, continuation.source != .leftover {
      return closeAlert(then: action, continuation, rest, at: top, firing)
    }
    return pass(action, to: show.target, continuation, rest, at: top, firing) { stack, target in
      switch stack.isShown(target, show.ifShown, continuation.source, at: top) {
      case true?: stack.reuse(show, target, continuation, rest, at: top, firing)
      case nil:
        stack.reuse(show, target, continuation, rest, at: top, firing)
          + stack.open(show, target, action, continuation, rest, at: top, firing)
      case false?: stack.open(show, target, action, continuation, rest, at: top, firing)
      }
    }
  }

  /// Whether a screen that may be shown once only is there; nothing if that isn't known.
  private func isShown(
    _ target: ID<Screen>, _ ifShown: IfShown, _ source: Continuation.Source, at top: PushdownSymbol
  ) -> Bool? {
    if ifShown == .again { return false }
    guard let bit = lookedFor[target] else { return nil }
    // What a sequence has left was in its frame, and is not in the one around it.
    let isOfFrame = source != .leftover || project.screens[symbol(top).screen].isScreenRun
    return isOfFrame ? isHereOrBelow(bit, top) : surroundings(top).below & bit != 0
  }

  /// Whether a destination or one below it is a screen that is looked for, by the screen's bit.
  func isHereOrBelow(_ bit: UInt64, _ symbol: PushdownSymbol) -> Bool {
    (surroundings(symbol).below | own(symbol)) & bit != 0
  }

  private mutating func closeAlert(
    then action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let reaction = reaction(of: top, openerIsBelow: true)
    let presenter = placement(top).opener?.presenter
    let again = continuations.number(
      of: Continuation(
        actions: IDRange(Int(action.index), Int(action.index) + 1),
        source: presenter.map { .holder($0) } ?? .top,
        frame: continuation.frame, next: rest))
    let then = control(after: join(reaction, again))
    return pop(top, to: then, firing)
  }

  /// The screen is there already: the flow goes back to it, or nothing happens.
  private mutating func reuse(
    _ show: Show, _ target: ID<Screen>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    guard show.ifShown == .return else { return perform(rest, at: top, firing) }
    if project.screens[target].isScreenRun, endsRun(rest) { note(.endsAfterOpening) }
    let isLeftover = continuation.source == .leftover && !isFirst(top, inside: target)
    let unwinding = Unwinding(
      goal: .screen(target, isReplaced: false), action: nil,
      then: isLeftover ? consumed(rest) : rest, hasBegun: true)
    if isLeftover { return goDown(unwinding, at: top, firing) }
    return unwind(unwinding, at: top, firing)
  }

  private mutating func open(
    _ show: Show, _ target: ID<Screen>, _ action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let opener = opener(of: show, target, action, continuation, at: top)
    let isLeftover = continuation.source == .leftover
    if isLeftover, opener != nil { note(.lostOpener) }
    noteOpening(of: show, target, continuation, before: rest, at: top)
    let position = position(of: target, show.presentation)
    switch position {
    case .onStack(let arrival):
      let rest = entering(show, target, then: rest)
      if isLeftover { return takePlace(target, arrival, opener, rest, at: top, firing) }
      let below = surroundings(pushedBy: continuation, at: top)
      let additions = added(target, position, over: below, opener, then: rest)
      return put(additions, then: rest, on: top, firing)
    case .inLayer:
      // The app closes an alert before it tries again what was refused, also if that is refused again.
      if refusal.chance == .now, project.screens[target].alert != nil { note(.interrupted) }
      if isLeftover { return presentAfter(action, continuation, rest, at: top, firing) }
      let rest = entering(show, target, then: rest)
      var below = surroundings(over: top, in: continuation.frame)
      if let holder = continuation.holder { below.lieOnSwitches(around: surroundings(holder)) }
      let additions = added(target, position, over: below, opener, then: rest)
      return put(additions, then: rest, on: top, firing)
    case .inPlace:
      if continuation.frame == .main || (show.from != nil && isLeftover) { note(.mixedFrames) }
      if let from = show.from?.id, !isLeftover {
        return replace(from: from, with: action, continuation, rest, at: top, firing)
      }
      if let holder = continuation.holder {
        return replaceHolder(holder, with: action, rest, at: top, firing)
      }
      let rest = entering(show, target, then: rest)
      return takePlace(target, nil, opener, rest, at: top, firing)
    }
  }

  private mutating func noteOpening(
    of show: Show, _ target: ID<Screen>, _ continuation: Continuation,
    before rest: Interned<Continuation>, at top: PushdownSymbol
  ) {
    if rest.index >= 0, opensFrame(with: target) { note(.mixedFrames) }
    let isOnRun = withContainers(top).contains { symbol in
      placement(symbol).runs.contains { $0.kind == .screen }
    }
    if isOnRun || project.screens[target].isScreenRun, endsRun(rest) { note(.endsAfterOpening) }
    // What follows the end of this ends the run that the list began in, not that of what it showed before.
    let lists = project.lists(within: .show(show), .followings)
    if continuation.source == .later, isOnRun,
      lists.contains(where: { project.endsRun($0.actions) })
    {
      note(.endsAfterOpening)
    }
    noteCover(of: continuation.holder, at: top)
  }

  private func opener(
    of show: Show, _ target: ID<Screen>, _ action: ID<Action>, _ continuation: Continuation,
    at top: PushdownSymbol
  ) -> StackOpener? {
    let isMain = frame(of: continuation, at: top) == .main
    let opener = opener(
      of: show, target, action, isBelow: continuation.source != .leftover, isMain: isMain)
    guard let holder = continuation.holder else { return opener }
    if opener == nil, project.screens[target].alert == nil { return nil }
    return StackOpener(action: opener?.action, isBelow: true, isMain: isMain, presenter: holder)
  }

  private func surroundings(
    pushedBy continuation: Continuation, at top: PushdownSymbol
  ) -> Surroundings {
    surroundings(pushedBy: continuation.holder, in: continuation.frame, at: top)
  }

  /// Around what comes on the top, if it belongs to the stack of a holder.
  func surroundings(
    pushedBy holder: PushdownSymbol?, in frame: Continuation.FrameChoice = .source,
    at top: PushdownSymbol
  ) -> Surroundings {
    var found = surroundings(over: holder ?? top, in: frame)
    if let holder, isInOneFrame(holder, top) {
      // What the container shows lies below as well.
      let inside = surroundings(over: top)
      found.below |= inside.below
      found.inLayer |= inside.inLayer
    }
    return found
  }

  private func surroundings(
    over top: PushdownSymbol, in frame: Continuation.FrameChoice
  ) -> Surroundings {
    var surroundings = surroundings(over: top)
    if frame == .main { surroundings.putOnOtherRun() }
    return surroundings
  }

  /// What is done once a screen has come up: first what the entry says that its flow is gone into
  /// by.
  mutating func entering(
    _ show: Show, _ target: ID<Screen>, then rest: Interned<Continuation>
  ) -> Interned<Continuation> {
    guard case .embed(let flow) = project.screens[target].kind, let flow = flow.id,
      let entry = show.entry.flatMap({ project.entry($0.symbol, of: flow) })
    else { return rest }
    if let start = project.flows[flow].start?.id, opensFrame(with: start) { note(.mixedFrames) }
    return join(continuations.number(of: Continuation(entering: entry)), rest)
  }

  /// Whether a run of a flow or of a sequence begins with a screen, or with what comes up in it.
  func opensFrame(with screen: ID<Screen>) -> Bool {
    var waiting = [screen]
    var seen: Set<ID<Screen>> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let kind = project.screens[next].kind
      if kind.beginsFrame { return true }
      switch kind {
      case .tabs(let tabs): waiting += project.tabs[tabs].compactMap { $0.screen?.id }
      case .split(let columns): waiting += project.columns[columns].compactMap(\.screen.id)
      case .switch(_, let cases): waiting += project.cases[cases].compactMap(\.screen.id)
      default: continue
      }
    }
    return false
  }

  /// Who is told of the end of what comes up, if that has one: a run ends, and users dismiss a layer.
  func opener(
    of show: Show, _ target: ID<Screen>, _ action: ID<Action>, isBelow: Bool, isMain: Bool
  ) -> StackOpener? {
    let hasReactions = show.hasReactions && position(of: target, show.presentation).isInLayer
    if !hasReactions, !project.screens[target].begins { return nil }
    return StackOpener(
      action: show.hasReactions ? action : nil, isBelow: isBelow, isMain: isMain)
  }

  private mutating func presentAfter(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if !placement(top).runs.isEmpty { note(.mixedFrames) }
    let again = continuations.number(
      of: Continuation(
        actions: IDRange(Int(action.index), Int(action.index) + 1), source: .gone,
        frame: frame(of: continuation, at: top), hasPassed: true, next: consumed(rest)))
    return removeLeftover(at: top, then: again, firing)
  }
}

extension ScreenKind {
  var beginsFrame: Bool {
    switch self {
    case .embed, .sequence: true
    default: false
    }
  }
}

extension Screen {
  /// Whether it is a run by itself.
  var isScreenRun: Bool {
    if case .external = kind { return true }
    return returns != nil
  }

  /// Whether showing it is a run that tells its end.
  var begins: Bool {
    switch kind {
    case .embed, .sequence, .external: true
    default: returns != nil
    }
  }
}
