import FlowModel

/// Which values a state still has where none of some alternatives was taken.
struct LeftValues {
  enum Excluded { case some, all }

  private var values: [ID<AppState>: Set<Int>] = [:]

  /// Takes into account that a condition did not hold; `all` where one of these must.
  mutating func exclude(_ condition: Condition, in project: FlowProject) -> Excluded {
    let tests = project.tests[condition.tests]
    guard tests.count == 1, case .state(let state, _, let value)? = tests.first,
      let id = state.id, let value
    else { return .some }
    values[id, default: []].insert(value)
    return values[id]?.count == project.states[id].cases.count ? .all : .some
  }
}
