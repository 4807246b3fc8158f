import FlowModel

extension Execution {
  /// The actions that a list comes to.
  ///
  /// The guards of a list are asked before its first action, those of the branches taken along
  /// with them, top to bottom: the platform sees one planned change.
  mutating func plan(_ list: ActionList) -> [ID<Action>] {
    var planned: [ID<Action>] = []
    var waiting = Array(list.reversed())
    while let id = waiting.popLast() {
      switch project.actions[id].kind {
      case .when(let condition, let then, let otherwise):
        waiting += (holds(condition) ? then : otherwise).reversed()
      case .choose(let choices):
        waiting += chosen(choices).reversed()
      default:
        planned.append(id)
      }
    }
    return planned
  }

  private mutating func chosen(_ choices: IDRange<Choice>) -> ActionList {
    for choice in project.choices[choices] {
      guard let condition = choice.condition else { return choice.actions }
      if holds(condition) { return choice.actions }
    }
    return .empty
  }

  /// Whether all tests of a condition hold; the first that doesn't is the last that is asked.
  mutating func holds(_ condition: Condition) -> Bool {
    for test in project.tests[condition.tests] where !holds(test) { return false }
    return true
  }

  private mutating func holds(_ test: ConditionTest) -> Bool {
    switch test {
    case .guard(let reference):
      return reference.id.map { ask($0) } ?? false
    case .state(let reference, _, let index):
      guard let state = reference.id, let index else { return false }
      return self.state.values[Int(state.index)] == index
    }
  }

  /// A guard answers freely each time it is asked, unless it is declared `fixed`.
  mutating func ask(_ id: ID<Guard>) -> Bool {
    guard project.guards[id].isFixed else { return answering(id) }
    if let answer = state.fixedAnswers[id] { return answer }
    let answer = answering(id)
    state.fixedAnswers[id] = answer
    return answer
  }

  /// Whether the guard that a screen requires holds, whoever comes, by any way.
  ///
  /// A flow that would be embedded is asked for its start as well. What a container, a `switch` or
  /// a start shows at once is not asked for: there would be nothing to show instead.
  mutating func mayCome(to screen: ID<Screen>) -> Bool {
    var screen = screen
    var seen: Set<ID<Screen>> = []
    while seen.insert(screen).inserted {
      if let required = project.screens[screen].requires?.id, !ask(required) { return false }
      guard case .embed(let flow) = project.screens[screen].kind, let flow = flow.id,
        let start = project.flows[flow].start?.id
      else { return true }
      screen = start
    }
    return true
  }

  /// Whether an action may lead to a screen; if not, the intent is kept.
  ///
  /// A refused action does nothing, and the rest of its list goes on. The last one refused is tried
  /// again, from what is on top then, after an event with which the app told that a state has
  /// another value, or in which a run finished (a sign-in, say).
  mutating func mayCome(to screen: ID<Screen>, _ context: Context) -> Bool {
    if mayCome(to: screen) { return true }
    remark(.refused(screen))
    if let current {
      var later = context
      later.source = .onTop
      state.intent = .action(current, later)
    }
    return false
  }

  /// Tries again what was refused, if it might be possible now.
  mutating func resumeIntent() {
    guard mayResume, let intent = state.intent else { return }
    state.intent = nil
    switch intent {
    case .action(let action, let context): agenda.append(.actions([action], context))
    case .tab(let number, let index): tabTapped(number, index)
    case .link(let link, let values): follow(link, values)
    }
    run()
  }
}
