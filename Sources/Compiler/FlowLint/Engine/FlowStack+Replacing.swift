import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// A screen comes where the one on top is.
  mutating func takePlace(
    _ target: ID<Screen>, _ arrival: Seat.Arrival?, _ opening: Opening?, _ rest: Interned<Cursor>,
    at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    let old = seat(top)
    if old.runs.contains(where: { $0.kind == .screen && $0.opener != nil }) { note(.lostOpener) }
    var opening = opening
    opening?.isBelow = false
    let rest = tailIsRemains(rest) ? consumed(rest) : rest
    return opened(
      target, old.taken(by: arrival), symbol(top).zone, opening, step: symbol(top).step, then: rest
    ).map { placings in
      PushdownRule(
        .swap(placings[0].symbol), to: control(placing: placings, then: rest),
        label: firing.label, cost: firing.cost)
    }
  }

  private func tailIsRemains(_ cursor: Interned<Cursor>) -> Bool {
    var number = cursor
    while number.index >= 0 { number = cursors[number].next }
    return number == .remains
  }

  /// Goes down to a screen below, of which the place is taken.
  mutating func replace(
    from: ID<Screen>, with action: ID<Action>, _ cursor: Cursor, _ rest: Interned<Cursor>,
    at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    if let bit = lookedFor[from], (zone(top).below | own(top)) & bit == 0 {
      misstep(.absent(from), action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    return unwind(
      Unwinding(
        goal: .screen(from, isReplaced: true), action: action, then: again(action, rest),
        hasBegun: true),
      at: top, firing)
  }

  /// A container puts something in its own place.
  mutating func replaceHolder(
    _ holder: Int32, with action: ID<Action>, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    unwind(
      Unwinding(goal: .placeOf(holder), action: nil, then: again(action, rest), hasBegun: true),
      at: top, firing)
  }

  /// What was to be replaced has been found.
  mutating func takePlaceOfFound(
    _ unwinding: Unwinding, at top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    let cursor = cursors[unwinding.then]
    guard let action = cursor.actions.first,
      case .show(let show) = project.actions[action].kind, let target = show.target.id
    else { return [] }
    let opening = opening(of: show, target, action, isBelow: false)
    let rest = entering(show, target, then: cursor.next)
    return takePlace(target, nil, opening, rest, at: top, firing)
  }
}
