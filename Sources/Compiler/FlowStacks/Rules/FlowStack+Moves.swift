import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Does one action that moves.
  mutating func move(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    switch project.actions[action].kind {
    case .show(let show): return self.show(show, action, continuation, rest, at: top, firing)
    case .back: return back(action, continuation, rest, at: top, firing)
    case .dismiss: return dismiss(action, continuation, rest, at: top, firing)
    case .backTo(let target, let otherwise):
      guard let screen = target.id else { return perform(rest, at: top, firing) }
      let absent = instead(otherwise, continuation, next: rest)
      return backTo(screen, orElse: absent, action, continuation, rest, at: top, firing)
    case .dismissTo(let target, let otherwise):
      guard let screen = target.id else { return perform(rest, at: top, firing) }
      let absent = instead(otherwise, continuation, next: rest)
      return dismissTo(screen, orElse: absent, action, continuation, rest, at: top, firing)
    case .backToRoot:
      return unwind(rootGoal(continuation, at: top), continuation, rest, at: top, firing)
    case .dismissAll: return unwind(.layers, continuation, rest, at: top, firing)
    case .setRoot(let target, _):
      return pass(action, to: target, continuation, rest, at: top, firing) { stack, screen in
        if rest.index >= 0, stack.opensFrame(with: screen) { stack.note(.mixedFrames) }
        let owner = stack.rootOwner(continuation, at: top)
        return stack.unwind(.newRoot(screen, of: owner), continuation, rest, at: top, firing)
      }
    case .showInNextColumn(let target, _):
      return showInNextColumn(target, action, continuation, rest, at: top, firing)
    case .tab(let target, _):
      return pass(action, to: target, continuation, rest, at: top, firing) { stack, screen in
        stack.select(screen, action, continuation, rest, at: top, firing)
      }
    case .finish(_, let name): return end(.finished(name?.id), continuation, rest, at: top, firing)
    case .cancel: return end(.cancelled, continuation, rest, at: top, firing)
    default: return perform(rest, at: top, firing)
    }
  }

  /// From a container: to the first of the stack that it shows.
  func rootGoal(_ continuation: Continuation, at top: PushdownSymbol) -> Unwinding.Goal {
    guard let holder = continuation.holder, surroundings(top).isBaseLayer else { return .root() }
    return .firstIn(holder)
  }

  private mutating func instead(
    _ list: ActionList, _ continuation: Continuation, next rest: Interned<Continuation>
  ) -> Interned<Continuation>? {
    list.isEmpty ? nil : self.list(list, continuation, next: rest, isInstead: true)
  }

  private func rootOwner(_ continuation: Continuation, at top: PushdownSymbol) -> RootOwner {
    switch frame(of: continuation, at: top) {
    case .main: .main
    case .source: .frame
    case .anywhere, .flow: .flow
    }
  }

  /// What lies on another run belongs to the flow that runs by itself, whatever its list says.
  func frame(
    of continuation: Continuation, at top: PushdownSymbol
  ) -> Continuation.FrameChoice {
    surroundings(top).liesOnOtherRun ? .main : continuation.frame
  }

  /// Begins to go down, after what a run has left on top has gone.
  private mutating func unwind(
    _ goal: Unwinding.Goal, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var unwinding = Unwinding(goal: goal, action: nil, then: rest)
    if continuation.source == .leftover, !isFirst(top, of: goal) {
      unwinding.then = consumed(rest)
      return goDown(unwinding, at: top, firing)
    }
    return unwind(unwinding, at: top, firing)
  }

  /// The control gets its number first: a number made within a call on the stack itself would copy
  /// all that are known.
  mutating func pop(
    _ top: PushdownSymbol, to control: StackControl, _ firing: Firing
  ) -> [PushdownRule] {
    let control = number(control)
    return pop(top, to: control, firing)
  }

  func pop(_ top: PushdownSymbol, to control: PushdownControl, _ firing: Firing) -> [PushdownRule] {
    let base = placement(top).base
    if base == .root { return [] }
    return [PushdownRule(.pop, to: control, label: firing.label, cost: firing.cost)]
  }

  private mutating func back(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    switch continuation.source {
    case .gone: return perform(rest, at: top, firing)
    case .leftover where !placement(top).runs.contains(where: \.isFrame):
      return removeLeftover(at: top, then: consumed(rest), firing)
    case .holder(let container): return back(from: container, action, rest, at: top, firing)
    case .top, .under, .later, .leftover: return back(from: top, action, rest, at: top, firing)
    }
  }

  /// Goes back from the top or a container around it; the first of what is in a container goes with the container.
  private mutating func back(
    from source: PushdownSymbol, _ action: ID<Action>, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var leaving: PushdownSymbol? = allowsBack(source) ? source : nil
    while let place = leaving {
      let placement = placement(place)
      if placement.runs.contains(where: \.isFrame) {
        return leave(rest, at: top, firing)
      }
      switch placement.base {
      case .root: leaving = nil
      case .container: leaving = surroundings(place).container
      default:
        let goal: Unwinding.Goal = place == top ? .one : .holder(place)
        return unwind(Unwinding(goal: goal, action: nil, then: rest), at: top, firing)
      }
    }
    remark(.nothingBelow, action, at: top, firing)
    return perform(rest, at: top, firing)
  }

  /// Whether there is a way back: in a sequence that doesn't allow it, only from its first screen.
  func allowsBack(_ top: PushdownSymbol) -> Bool {
    guard symbol(top).step >= 0, let host = surroundings(top).sequence,
      case .sequence(let sequence) = project.screens[host].kind
    else { return true }
    return sequence.allowsBack || placement(top).runs.contains { $0.host == host }
  }

  private mutating func dismiss(
    _ action: ID<Action>, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if continuation.source == .gone { return perform(rest, at: top, firing) }
    let surroundings = surroundings(top)
    if !surroundings.isBaseLayer {
      if continuation.source == .leftover, ![.none, .container].contains(placement(top).base) {
        return removeLeftover(at: top, then: consumed(rest), firing)
      }
      return unwind(.layer, continuation, rest, at: top, firing)
    }
    if !surroundings.isMain {
      return leave(rest, at: top, firing)
    }
    remark(.nothingToDismiss, action, at: top, firing)
    return perform(rest, at: top, firing)
  }

  /// - Parameter absent: What is done where the screen isn't below; nothing if that is a mistake.
  private mutating func backTo(
    _ screen: ID<Screen>, orElse absent: Interned<Continuation>?, _ action: ID<Action>,
    _ continuation: Continuation, _ rest: Interned<Continuation>, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    let isKnown = lookedFor[screen] != nil
    let isOnTop = continuation.source == .later || continuation.source == .gone
    let isOwn = isOnTop && symbol(top).screen == screen
    let source = continuation.holder ?? top
    let isThere = isOwn || surroundings(source).below & (lookedFor[screen] ?? 0) != 0
    if source != top, symbol(source).screen == screen, isThere { note(.lookup) }
    if surroundings(top).sequence != nil { noteLookup() }
    // Below a sequence it may be there or not.
    if isKnown, !isThere, absent == nil { remark(.absent(screen), action, at: top, firing) }
    if isKnown, !isThere, surroundings(top).sequence == nil {
      return perform(absent ?? rest, at: top, firing)
    }
    let isLeftover = continuation.source == .leftover && !isFirst(top, inside: screen)
    let unwinding = Unwinding(
      goal: .screen(screen, isReplaced: false), action: action,
      then: isLeftover ? consumed(rest) : rest, hasBegun: false)
    let perhaps = isThere ? [] : perform(absent ?? rest, at: top, firing)
    if isLeftover { return perhaps + goDown(unwinding, at: top, firing) }
    if isOnTop, project.screens[screen].isScreenRun, endsRun(rest) { note(.endsAfterOpening) }
    return perhaps + unwind(isOnTop ? unwinding.begun : unwinding, at: top, firing)
  }

  /// - Parameter absent: What is done where the screen isn't below; nothing if that is a mistake.
  private mutating func dismissTo(
    _ screen: ID<Screen>, orElse absent: Interned<Continuation>?, _ action: ID<Action>,
    _ continuation: Continuation, _ rest: Interned<Continuation>, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    let bit = lookedFor[screen] ?? 0
    // What has ended is not gone back to.
    let isThere =
      continuation.source == .leftover
      ? surroundings(top).below & bit != 0 : isHereOrBelow(bit, top)
    if surroundings(top).sequence != nil { noteLookup() }
    if bit != 0, !isThere, absent == nil { remark(.absent(screen), action, at: top, firing) }
    if bit != 0, !isThere, surroundings(top).sequence == nil {
      return perform(absent ?? rest, at: top, firing)
    }
    let isHere = symbol(top).screen == screen || continuation.source == .leftover
    let lookups =
      isHere ? [] : lookups(for: screen, isSecond: false, action, below: top, firing)
    let perhaps = isThere ? [] : perform(absent ?? rest, at: top, firing)
    return perhaps + lookups + unwind(.layersAbove(screen), continuation, rest, at: top, firing)
  }

  /// The run of the source ends because an action leaves its first screen.
  private mutating func leave(
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if rest.index >= 0 { note(.endsAfterOpening) }
    return unwind(Unwinding(goal: .end(.left), action: nil, then: .nothing), at: top, firing)
  }

  private mutating func end(
    _ end: RunEnd, _ continuation: Continuation, _ rest: Interned<Continuation>,
    at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    if rest.index >= 0 { note(.endsAfterOpening) }
    let unwinding = Unwinding(goal: .end(end), action: nil, then: .nothing)
    let isFlows =
      [.leftover, .gone].contains(continuation.source) || continuation.frame == .flow
      || continuation.sourceIsGone
    return unwind(isFlows ? unwinding.begun : unwinding, at: top, firing)
  }
}
