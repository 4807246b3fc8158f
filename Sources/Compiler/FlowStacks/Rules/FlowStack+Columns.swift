import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Follows two columns, one at a time: the next one, which now holds a screen alone, and the
  /// source's, which stays as it is.
  mutating func showInNextColumn(
    _ target: Reference<Screen>, _ action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    noteColumns()
    // Where there is no column, nothing is asked that the screen requires.
    guard let (container, part, count) = column(of: continuation.holder ?? top) else {
      remark(.noColumns, action, at: top, firing)
      return perform(rest, at: top, firing)
    }
    return pass(action, to: target, continuation, rest, at: top, firing) { stack, screen in
      let next = min(part + 1, count - 1)
      let rest = continuation.source == .leftover ? stack.consumed(rest) : rest
      let showing = Unwinding(
        goal: .newPart(of: container, next, screen), action: nil, then: stack.withoutSource(rest),
        hasBegun: true)
      let stays = next == part ? [] : stack.perform(.nothing, at: top, firing)
      return stays + stack.goDownSilently(showing, at: top, firing)
    }
  }

  /// The column around a source, and how many there are.
  private func column(
    of source: PushdownSymbol
  ) -> (container: PushdownSymbol, part: Int32, count: Int32)? {
    for (container, part) in containers(around: source) {
      guard case .split(let columns) = project.screens[symbol(container).screen].kind,
        isInOneFrame(container, source)
      else { continue }
      return (container, part, Int32(project.columns[columns].count))
    }
    return nil
  }

  /// Whether a container belongs to the frame of what it holds.
  func isInOneFrame(_ container: PushdownSymbol, _ top: PushdownSymbol) -> Bool {
    let (outer, inner) = (surroundings(container), surroundings(top))
    return outer.flow == inner.flow && outer.sequence == inner.sequence
      && outer.isMain == inner.isMain && outer.liesOnOtherRun == inner.liesOnOtherRun
  }
}
