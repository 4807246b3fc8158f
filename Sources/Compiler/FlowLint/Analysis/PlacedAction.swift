import FlowModel

/// An action, and what its list does before it.
struct PlacedAction {
  let action: Action
  let before: Move.Before
}

extension FlowProject {
  /// The actions of a list and of the lists inside them, each list in order.
  func allActions(in list: ActionList, before: Move.Before = .nothing) -> [PlacedAction] {
    var placed: [PlacedAction] = []
    var waiting = [(list, before)]
    while let (list, start) = waiting.popLast() {
      var before = start
      for action in actions[list] {
        placed.append(PlacedAction(action: action, before: before))
        waiting += lists(in: action.kind, before: before).reversed()
        before = before.followed(by: action.kind)
      }
    }
    return placed
  }

  private func lists(
    in kind: ActionKind, before: Move.Before
  ) -> [(ActionList, Move.Before)] {
    switch kind {
    case .show(let show):
      [show.finished, show.cancelled, show.dismissed].compactMap { $0.map { ($0, .nothing) } }
    case .when(_, let then, let otherwise): [(then, before), (otherwise, before)]
    case .choose(let choices): self.choices[choices].map { ($0.actions, before) }
    case .await(let wait): transitions[wait.ends].map { ($0.actions, before) }
    case .after(_, let list): [(list, before)]
    default: []
    }
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
