import FlowModel

/// An action, and what its list does before it.
struct PlacedAction {
  let action: ID<Action>
  let before: Move.Before
}

extension FlowProject {
  /// The actions of a list and of all lists within it, each with what its list does before it.
  ///
  /// What follows an end begins anew; the order decides which of several shortest ways is told.
  func allActions(in list: ActionList, before: Move.Before = .nothing) -> [PlacedAction] {
    var placed: [PlacedAction] = []
    walk(list, into: .all, order: .lastActionFirst, from: before) { id, before in
      placed.append(PlacedAction(action: id, before: before))
      before = before.followed(by: actions[id].kind)
    } enter: { list, _, before in
      list.role.isFollowing ? .nothing : before
    }
    return placed
  }
}

extension Move.Before {
  fileprivate func followed(by kind: ActionKind) -> Move.Before {
    switch kind {
    case .none, .effect, .await, .after: self
    case .show(let show): show.presentation?.style == .replace ? .other : self
    case .back: self == .nothing ? .back : .other
    default: .other
    }
  }
}
