import FlowModel
import GraphAlgorithms

extension FlowStack {
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
    _ holder: ID<Screen>, with action: ID<Action>, _ rest: Interned<Cursor>, at top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    unwind(
      Unwinding(
        goal: .screen(holder, isReplaced: true), action: nil, then: again(action, rest),
        hasBegun: true),
      at: top, firing)
  }
}
