import FlowModel
import GraphAlgorithms

/// How something comes up: on the stack, in a layer of its own, or in the place of something.
enum StackPosition {
  case onStack(Placement.Arrival)
  case inLayer(Placement.Base, canSwipe: Bool)
  case inPlace
}

extension FlowStack {
  mutating func show(
    _ show: Show, _ action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    guard let target = show.target.id else { return perform(rest, at: top, firing) }
    if premise.omitted.contains(action) { return [] }
    if placement(top).base == .alert, continuation.source != .leftover {
      return closeAlert(then: action, continuation, rest, at: top, firing)
    }
    let passage = passage(to: target)
    if passage.isAsked { noteRefusal(before: rest) }
    let refused = passage.isAsked ? perform(rest, at: top, firing) : []
    if !passage.isPossible { return refused }
    switch isShown(target, show.ifShown, at: top, continuation) {
    case true?: return refused + again(show, target, continuation, rest, at: top, firing)
    case nil:
      return refused + again(show, target, continuation, rest, at: top, firing)
        + open(show, target, action, continuation, rest, at: top, firing)
    case false?: return refused + open(show, target, action, continuation, rest, at: top, firing)
    }
  }

  /// Whether a screen that may be shown once only is there; nothing if that isn't known.
  func isShown(
    _ target: ID<Screen>, _ ifShown: IfShown, at top: PushdownSymbol, _ continuation: Continuation
  ) -> Bool? {
    if ifShown == .again { return false }
    guard let bit = lookedFor[target] else { return nil }
    return (surroundings(top).below | own(top)) & bit != 0
  }

  private mutating func closeAlert(
    then action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let reaction = reaction(of: top, openerIsBelow: true)
    let again = continuations.number(
      of: Continuation(
        actions: IDRange(Int(action.index), Int(action.index) + 1), source: .top,
        frame: continuation.frame, next: rest))
    let then = control(after: join(reaction, again))
    return pop(top, to: then, firing)
  }

  private mutating func again(
    _ show: Show, _ target: ID<Screen>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    guard show.ifShown == .return else { return perform(rest, at: top, firing) }
    if project.screens[target].isScreenRun, endsRun(rest) { note(.endsAfterOpening) }
    let isLeftover = continuation.source == .leftover
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
    let opening = self.opening(of: show, target, action, isBelow: continuation.source != .leftover)
    let isLeftover = continuation.source == .leftover
    if isLeftover, opening != nil { note(.lostOpener) }
    if rest.index >= 0, opensFrame(with: target) { note(.mixedFrames) }
    let hasRun =
      project.screens[target].isScreenRun || placement(top).runs.contains { $0.kind == .screen }
    if hasRun, endsRun(rest) { note(.endsAfterOpening) }
    switch position(of: target, show.presentation) {
    case .onStack(let arrival):
      let rest = entering(show, target, then: rest)
      if isLeftover { return takePlace(target, arrival, opening, rest, at: top, firing) }
      let surroundings = above(continuation.holder ?? top)
      return put(target, Placement(arrival: arrival), surroundings, opening, rest, on: top, firing)
    case .inLayer(let base, let canSwipe):
      if isLeftover { return presentAfter(action, continuation, rest, at: top, firing) }
      return put(
        target, Placement(arrival: .root, base: base), layer(above: top, canSwipe), opening,
        entering(show, target, then: rest), on: top, firing)
    case .inPlace:
      if show.from != nil, isLeftover { note(.mixedFrames) }
      if let from = show.from?.id, !isLeftover {
        return replace(from: from, with: action, continuation, rest, at: top, firing)
      }
      if let holder = continuation.holder {
        return replaceHolder(holder, with: action, rest, at: top, firing)
      }
      let rest = entering(show, target, then: rest)
      return takePlace(target, nil, opening, rest, at: top, firing)
    }
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

  func opening(
    of show: Show, _ target: ID<Screen>, _ action: ID<Action>, isBelow: Bool
  ) -> Opening? {
    if !show.hasReactions {
      return project.screens[target].begins ? Opening(action: nil, isBelow: isBelow) : nil
    }
    return Opening(action: action, isBelow: isBelow)
  }

  func position(of target: ID<Screen>, _ said: Presentation?) -> StackPosition {
    let screen = project.screens[target]
    switch screen.kind {
    case .alert, .confirmationDialog: return .inLayer(.alert, canSwipe: false)
    default: break
    }
    guard let presentation = said ?? screen.presentation else {
      if case .external = screen.kind { return .inLayer(.sheet, canSwipe: true) }
      return .onStack(.push)
    }
    let canSwipe = !presentation.interactiveDismissDisabled
    switch (isCompact ? presentation.compactStyle : nil) ?? presentation.style {
    case .push: return .onStack(.push)
    case .plain: return .onStack(.plain)
    case .animated: return .onStack(.animated)
    case .replace: return .inPlace
    case .sheet: return .inLayer(.sheet, canSwipe: canSwipe)
    case .popover: return .inLayer(.popover, canSwipe: canSwipe)
    case .fullScreenCover: return .inLayer(.fullScreenCover, canSwipe: false)
    }
  }

  /// What is around something pushed on a destination.
  mutating func above(_ top: PushdownSymbol) -> Interned<Surroundings> {
    surroundingsTable.number(of: over(top))
  }

  mutating func layer(above top: PushdownSymbol, _ canSwipe: Bool) -> Interned<Surroundings> {
    surroundingsTable.number(of: over(top).layer(canSwipe: canSwipe))
  }

  /// What is around a destination that comes on top of another.
  func over(_ top: PushdownSymbol) -> Surroundings {
    var surroundings = surroundings(top)
    add(own(top), to: &surroundings)
    return surroundings
  }

  /// A destination lies below, of which it is known what is looked for.
  func add(_ own: UInt64, to surroundings: inout Surroundings) {
    surroundings.below |= own
    surroundings.inLayer |= own & (dismissTargets[surroundings.flow] ?? 0)
  }

  /// Puts a screen, with all that comes up with it, on top.
  private mutating func put(
    _ target: ID<Screen>, _ placement: Placement, _ surroundings: Interned<Surroundings>,
    _ opening: Opening?, _ rest: Interned<Continuation>, on top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    opened(target, placement, surroundings, opening, then: rest).map { additions in
      PushdownRule(
        .push(under: top, top: additions[0].symbol), to: control(addition: additions, then: rest),
        label: firing.label, cost: firing.cost)
    }
  }

  /// A list goes on at what comes up first; another tab of that is tapped when the list is done.
  mutating func control(
    addition additions: [Addition], then rest: Interned<Continuation>
  ) -> PushdownControl {
    let rest = additions.contains { $0.label != .none } ? .nothing : rest
    if additions.count == 1 { return control(after: rest) }
    return number(.place(self.additions.number(of: additions), from: 1, then: rest))
  }

  private mutating func presentAfter(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if !placement(top).runs.isEmpty { note(.mixedFrames) }
    let again = continuations.number(
      of: Continuation(
        actions: IDRange(Int(action.index), Int(action.index) + 1), source: .gone,
        frame: continuation.frame, next: consumed(rest)))
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
  /// Whether showing it is a run that tells its end.
  var begins: Bool {
    switch kind {
    case .embed, .sequence, .external: true
    default: returns != nil
    }
  }
}
