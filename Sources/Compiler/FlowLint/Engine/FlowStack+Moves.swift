import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Does one action that moves.
  mutating func move(
    _ action: ID<Action>, _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    switch project.actions[action].kind {
    case .show(let show): return self.show(show, action, cursor, rest, at: top, firing)
    case .back: return back(action, cursor, rest, at: top, firing)
    case .dismiss: return dismiss(action, cursor, rest, at: top, firing)
    case .backTo(let target):
      guard let screen = target.id else { return perform(rest, at: top, firing) }
      return backTo(screen, action, cursor, rest, at: top, firing)
    case .dismissTo(let target):
      guard let screen = target.id else { return perform(rest, at: top, firing) }
      return dismissTo(screen, action, cursor, rest, at: top, firing)
    case .backToRoot: return unwind(.root, cursor, rest, at: top, firing)
    case .dismissAll: return unwind(.layers, cursor, rest, at: top, firing)
    case .setRoot(let target, _):
      return pass(to: target, orElse: rest, at: top, firing) { stack, screen in
        if rest.index >= 0, stack.opensFrame(with: screen) { stack.note(.mixedFrames) }
        let goal = Unwinding.Goal.newRoot(screen, isFlowWide: cursor.reach != .source)
        return stack.unwind(goal, cursor, rest, at: top, firing)
      }
    case .showInNextColumn(let target, _):
      return pass(to: target, orElse: rest, at: top, firing) { stack, screen in
        stack.showInNextColumn(screen, action, cursor, rest, at: top, firing)
      }
    case .tab(let target):
      return pass(to: target, orElse: rest, at: top, firing) { stack, screen in
        stack.select(screen, action, cursor, rest, at: top, firing)
      }
    case .finish(_, let name): return end(.finished(name?.id), cursor, rest, at: top, firing)
    case .cancel: return end(.cancelled, cursor, rest, at: top, firing)
    default: return perform(rest, at: top, firing)
    }
  }

  /// What leads to a screen, as far as a guard that it requires may hold, and what is done where it
  /// doesn't.
  private mutating func pass(
    to target: Reference<Screen>, orElse rest: Interned<Cursor>, at top: Int32, _ firing: Firing,
    _ lead: (inout FlowStack, ID<Screen>) -> [PushdownRule]
  ) -> [PushdownRule] {
    guard let screen = target.id else { return perform(rest, at: top, firing) }
    let passage = passage(to: screen)
    if passage.isAsked { note(.requires) }
    let refused = passage.isAsked ? perform(rest, at: top, firing) : []
    return passage.isPossible ? refused + lead(&self, screen) : refused
  }

  /// Begins to go down, after what a run has left on top has gone.
  private mutating func unwind(
    _ goal: Unwinding.Goal, _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    if zone(top).container >= 0, goal == .root { note(.container) }
    var unwinding = Unwinding(goal: goal, action: nil, then: rest)
    if cursor.source == .remains, !isFirst(top, of: goal) {
      unwinding.then = consumed(rest)
      return goDown(unwinding, at: top, firing)
    }
    return unwind(unwinding, at: top, firing)
  }

  /// The control gets its number first: a number made within a call on the stack itself would copy
  /// all that are known.
  mutating func pop(
    _ top: Int32, to control: StackControl, _ firing: Firing
  ) -> [PushdownRule] {
    let control = number(control)
    return pop(top, to: control, firing)
  }

  func pop(_ top: Int32, to control: Int32, _ firing: Firing) -> [PushdownRule] {
    let base = seat(top).base
    if base == .root { return [] }
    return [PushdownRule(.pop, to: control, label: firing.label, cost: firing.cost)]
  }

  private mutating func back(
    _ action: ID<Action>, _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    switch cursor.source {
    case .gone: return perform(rest, at: top, firing)
    case .remains where !seat(top).runs.contains(where: \.isFrame):
      return removeRemains(at: top, then: consumed(rest), firing)
    case .holder(let container): return back(from: container, action, rest, at: top, firing)
    case .top, .later, .remains: break
    }
    let seat = seat(top)
    if !allowsBack(top) {
      misstep(.nothingBelow, action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    if seat.runs.contains(where: \.isFrame) {
      return unwind(
        Unwinding(goal: .end(.left), action: nil, then: .nothing), at: top, firing)
    }
    switch seat.base {
    case .root:
      misstep(.nothingBelow, action, at: top, firing)
      return perform(rest, at: top, firing)
    case .container:
      note(.container)
      return backFromContainer(action, rest, at: top, firing)
    default:
      return unwind(Unwinding(goal: .one, action: nil, then: rest), at: top, firing)
    }
  }

  private mutating func backFromContainer(
    _ action: ID<Action>, _ rest: Interned<Cursor>, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    guard outermost(zone(top).container) != nil else {
      misstep(.nothingBelow, action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    return unwind(Unwinding(goal: .container, action: nil, then: rest), at: top, firing)
  }

  private mutating func back(
    from container: Int32, _ action: ID<Action>, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    note(.container)
    guard let leaving = outermost(container) else {
      misstep(.nothingBelow, action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    return unwind(Unwinding(goal: .holder(leaving), action: nil, then: rest), at: top, firing)
  }

  /// The container that goes where one does, as the first of another goes with it; nothing for one
  /// that is the root.
  private func outermost(_ container: Int32) -> Int32? {
    if container < 0 { return container }
    var container = container
    while seat(container).base == .container, zone(container).container >= 0 {
      container = zone(container).container
    }
    return seat(container).base == .root ? nil : container
  }

  private func allowsBack(_ top: Int32) -> Bool {
    guard symbol(top).step >= 0, let host = zone(top).sequence,
      case .sequence(let sequence) = project.screens[host].kind
    else { return true }
    return sequence.allowsBack
  }

  private mutating func dismiss(
    _ action: ID<Action>, _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    if cursor.source == .gone { return perform(rest, at: top, firing) }
    let zone = zone(top)
    if !zone.isBaseLayer {
      if cursor.source == .remains, ![.none, .container].contains(seat(top).base) {
        return removeRemains(at: top, then: consumed(rest), firing)
      }
      return unwind(.layer, cursor, rest, at: top, firing)
    }
    if !zone.isMain {
      let end = Unwinding(goal: .end(.left), action: nil, then: .nothing)
      return unwind(end, at: top, firing)
    }
    misstep(.nothingToDismiss, action, at: top, firing)
    return perform(rest, at: top, firing)
  }

  private mutating func backTo(
    _ screen: ID<Screen>, _ action: ID<Action>, _ cursor: Cursor, _ rest: Interned<Cursor>,
    at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    let isKnown = lookedFor[screen] != nil
    let isOnTop = cursor.source == .later || cursor.source == .gone
    let isOwn = isOnTop && symbol(top).screen == screen
    let isThere = isOwn || zone(top).below & (lookedFor[screen] ?? 0) != 0
    if zone(top).sequence != nil { note(.sequence) }
    if isKnown, !isThere, zone(top).sequence == nil {
      misstep(.absent(screen), action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    let isRemains = cursor.source == .remains
    let unwinding = Unwinding(
      goal: .screen(screen, isReplaced: false), action: action,
      then: isRemains ? consumed(rest) : rest, hasBegun: false)
    if isRemains { return goDown(unwinding, at: top, firing) }
    if isOnTop, project.screens[screen].isScreenRun, endsRun(rest) { note(.endsAfterOpening) }
    return unwind(isOnTop ? unwinding.begun : unwinding, at: top, firing)
  }

  private mutating func dismissTo(
    _ screen: ID<Screen>, _ action: ID<Action>, _ cursor: Cursor, _ rest: Interned<Cursor>,
    at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    let bit = lookedFor[screen] ?? 0
    if zone(top).sequence != nil { note(.sequence) }
    if bit != 0, (zone(top).below | own(top)) & bit == 0, zone(top).sequence == nil {
      misstep(.absent(screen), action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    let isHere = symbol(top).screen == screen || cursor.source == .remains
    let lookups =
      isHere ? [] : lookups(for: screen, isSecond: false, action, below: top, firing)
    return lookups + unwind(.layersAbove(screen), cursor, rest, at: top, firing)
  }

  /// What is looked for, as far as the destination itself is that. What a run has left of its own is
  /// not what the flow around it looks for; what the flow that runs opens over others' screens is.
  func own(_ top: Int32) -> UInt64 {
    let screen = symbol(top).screen
    guard let bits = lookedFor[screen] else { return 0 }
    let owner = project.screens[screen].flow
    return owner == zone(top).flow || owner == flow ? bits : 0
  }

  private mutating func end(
    _ end: RunEnd, _ cursor: Cursor, _ rest: Interned<Cursor>, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    if rest.index >= 0 { note(.endsAfterOpening) }
    let unwinding = Unwinding(goal: .end(end), action: nil, then: .nothing)
    let isFlows =
      [.remains, .gone].contains(cursor.source) || cursor.reach == .flow || cursor.isBereft
    return unwind(isFlows ? unwinding.begun : unwinding, at: top, firing)
  }
}

extension Unwinding {
  var begun: Unwinding {
    var unwinding = self
    unwinding.hasBegun = true
    return unwinding
  }
}

extension StackRun {
  var isSequence: Bool { if case .sequence = kind { true } else { false } }

  var isFlow: Bool { flow != nil }
}
