import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// A screen comes where the one on top is; a new root of a sequence is none of its steps.
  mutating func takePlace(
    _ target: ID<Screen>, _ arrival: Placement.Arrival?, _ opener: StackOpener?,
    _ rest: Interned<Continuation>, isRoot: Bool = false, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let old = placement(top)
    if old.runs.contains(where: { $0.kind == .screen && $0.opener != nil }) { note(.lostOpener) }
    var opener = opener
    opener?.isBelow = false
    let rest = tailIsLeftover(rest) ? consumed(rest) : rest
    return opened(
      target, old.taken(by: arrival), symbol(top).surroundings, opener,
      step: isRoot ? -1 : symbol(top).step, then: rest
    ).map { additions in
      PushdownRule(
        .swap(additions[0].symbol), to: control(addition: additions, then: rest),
        label: firing.label, cost: firing.cost)
    }
  }

  private func tailIsLeftover(_ continuation: Interned<Continuation>) -> Bool {
    var number = continuation
    while number.index >= 0 { number = continuations[number].next }
    return number == .leftover
  }

  /// Goes down to a screen below, of which the place is taken.
  mutating func replace(
    from: ID<Screen>, with action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if let bit = lookedFor[from], !isHereOrBelow(bit, continuation.holder ?? top) {
      remark(.absent(from), action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    var unwinding = Unwinding(
      goal: .screen(from, isReplaced: true), action: action, then: again(action, rest),
      hasBegun: true)
    unwinding.container = surroundings(continuation.holder ?? top).container
    return unwind(unwinding, at: top, firing)
  }

  /// A container puts something in its own place.
  mutating func replaceHolder(
    _ holder: PushdownSymbol, with action: ID<Action>, _ rest: Interned<Continuation>,
    at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    unwind(
      Unwinding(goal: .placeOf(holder), action: nil, then: again(action, rest), hasBegun: true),
      at: top, firing)
  }

  /// What lies over a container stays there, if a screen inside is replaced.
  mutating func noteReplacing(_ found: PushdownSymbol, within container: PushdownSymbol?) {
    let place = surroundings(found).container
    var around = container
    while let holder = around, holder != place { around = surroundings(holder).container }
    if around != place { note(.mixedFrames) }
  }

  /// What was to be replaced has been found.
  mutating func takePlaceOfFound(
    _ unwinding: Unwinding, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let continuation = continuations[unwinding.then]
    guard let action = continuation.actions.first,
      case .show(let show) = project.actions[action].kind, let target = show.target.id
    else { return [] }
    let opener = opener(
      of: show, target, action, isBelow: false, isMain: surroundings(top).liesOnOtherRun)
    let rest = entering(show, target, then: continuation.next)
    return takePlace(target, nil, opener, rest, at: top, firing)
  }
}
