import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Where what lies below is not kept, it is looked through for a screen: that it isn't there, or
  /// is there once more, is all that comes of it.
  mutating func lookups(
    for screen: ID<Screen>, isSecond: Bool, _ action: ID<Action>?, below top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    if lookedFor[screen] != nil || action == nil { return [] }
    let lookup = Unwinding(
      goal: .lookup(screen, isSecond: isSecond), action: action, then: .nothing)
    return stepDown(lookup, screen, isSecond, at: top, firing)
  }

  mutating func look(
    for screen: ID<Screen>, _ isSecond: Bool, _ lookup: Unwinding, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    let isThere =
      symbol(top).screen == screen
      || containers(around: top).contains { symbol($0.symbol).screen == screen }
    if !isThere { return stepDown(lookup, screen, isSecond, at: top, firing) }
    if isSecond { remark(.ambiguous(screen), lookup.action, at: top, firing) }
    return []
  }

  private mutating func stepDown(
    _ lookup: Unwinding, _ screen: ID<Screen>, _ isSecond: Bool, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    if !isFirstOfFrame(top) { return goDownSilently(lookup, at: top, firing) }
    if !isSecond, surroundings(top).sequence == nil {
      remark(.absent(screen), lookup.action, at: top, firing)
    }
    return []
  }
}
