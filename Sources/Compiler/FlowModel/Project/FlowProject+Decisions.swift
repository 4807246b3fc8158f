extension FlowProject {
  /// Whether a list comes to an action, however its decisions go.
  package func alwaysActs(_ list: ActionList) -> Bool {
    var branches = [list]
    var next = 0
    while next < branches.count {
      for action in branches[next] {
        branches += lists(within: actions[action].kind, .branches).map(\.actions)
      }
      next += 1
    }
    var acting: Set<ActionList> = []
    for branch in branches.reversed() where branch.contains(where: { acts($0, acting) }) {
      acting.insert(branch)
    }
    return acting.contains(list)
  }

  /// Whether an action does something, where of the lists within it these are known to do so.
  private func acts(_ action: ID<Action>, _ acting: Set<ActionList>) -> Bool {
    switch actions[action].kind {
    case .when(_, let then, let otherwise): acting.contains(then) && acting.contains(otherwise)
    case .choose(let choices):
      self.choices[choices].last?.condition == nil
        && self.choices[choices].allSatisfy { acting.contains($0.actions) }
    default: true
    }
  }
}
