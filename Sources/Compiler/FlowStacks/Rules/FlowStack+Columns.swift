import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// Follows two columns, one at a time: the next one, which now holds a screen alone, and the
  /// source's, which stays as it is.
  mutating func showInNextColumn(
    _ screen: ID<Screen>, _ action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    noteColumns()
    let source = continuation.holder ?? top
    for (container, part) in containers(around: source) {
      guard case .split(let columns) = project.screens[symbol(container).screen].kind,
        isInOneFrame(container, source)
      else { continue }
      let next = min(part + 1, Int32(project.columns[columns].count) - 1)
      let rest = continuation.source == .leftover ? consumed(rest) : rest
      let showing = Unwinding(
        goal: .newPart(of: container, next, screen), action: nil, then: withoutSource(rest),
        hasBegun: true)
      let stays = next == part ? [] : perform(.nothing, at: top, firing)
      return stays + goDownSilently(showing, at: top, firing)
    }
    remark(.noColumns, action, at: top, firing)
    return perform(rest, at: top, firing)
  }

  /// Whether a container belongs to the frame of what it holds.
  func isInOneFrame(_ container: PushdownSymbol, _ top: PushdownSymbol) -> Bool {
    let (outer, inner) = (surroundings(container), surroundings(top))
    return outer.flow == inner.flow && outer.sequence == inner.sequence
      && outer.isMain == inner.isMain
  }
}
