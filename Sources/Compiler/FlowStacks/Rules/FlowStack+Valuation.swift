import FlowModel
import GraphAlgorithms

/// What the stack remembers of the app: the answer of a test, and the change of a state.
extension FlowStack {
  /// The valuation in which some tests all hold, if they can, and those in which one of them doesn't.
  struct TestOutcomes {
    var holding: Valuation?
    var failing: [Valuation] = []

    /// One more test, which is made only where those before hold.
    mutating func add(_ answer: (Valuation) -> TestOutcomes) {
      guard let before = holding else { return }
      let next = answer(before)
      holding = next.holding
      failing += next.failing.filter { !failing.contains($0) }
    }
  }

  /// What comes of some tests; what was not asked before gets its value by that.
  mutating func outcomes(of tests: [ConditionTest], in valuation: Valuation) -> TestOutcomes {
    var outcomes = TestOutcomes(holding: valuation)
    for test in tests { outcomes.add { answer(to: test, in: $0) } }
    return outcomes
  }

  /// What comes of asking all guards on the way to a screen.
  mutating func outcomes(ofAsking guards: [ID<Guard>]) -> TestOutcomes {
    var outcomes = TestOutcomes(holding: memory.valuation)
    for asked in guards { outcomes.add { answer(of: asked, in: $0) } }
    return outcomes
  }

  private mutating func answer(
    to test: ConditionTest, in valuation: Valuation
  ) -> TestOutcomes {
    switch test {
    case .guard(let asked):
      guard let id = asked.id else { return TestOutcomes(holding: valuation, failing: [valuation]) }
      return answer(of: id, in: valuation)
    case .state(let asked, _, let index):
      guard let id = asked.id, let index, !premise.excludes(id, index) else {
        return TestOutcomes(failing: [valuation])
      }
      guard let place = variables.place(of: .state(id)) else {
        note(.stateTest)
        return TestOutcomes(holding: valuation, failing: [valuation])
      }
      if place < variables.keptCount {
        return valuation[place] == index
          ? TestOutcomes(holding: valuation) : TestOutcomes(failing: [valuation])
      }
      let excluded = valuation.excluded(at: place)
      let others = values(of: id).filter { $0 != index && excluded & 1 << UInt8($0) == 0 }
      if excluded & 1 << UInt8(index) != 0 { return TestOutcomes(failing: [valuation]) }
      return TestOutcomes(
        holding: valuation.excluding(~(1 << UInt8(index)), at: place),
        failing: others.isEmpty ? [] : [valuation.excluding(1 << UInt8(index), at: place)])
    }
  }

  /// What can be remembered where something is done after a time at the destination on top.
  ///
  /// The states have changed meanwhile, as far as the destination is still there then.
  func laterValuations(at top: PushdownSymbol) -> [Valuation] {
    var all = [memory.valuation.prefix(variables.keptCount)]
    for (place, variable) in variables.all.prefix(variables.switchedCount).enumerated() {
      guard case .state(let state) = variable, surroundings(top).switched & 1 << UInt8(place) == 0
      else { continue }
      let values = values(of: state)
      all = all.flatMap { valuation in values.map { valuation.with($0, at: place) } }
    }
    return all
  }

  /// What comes of asking a guard.
  mutating func answer(of asked: ID<Guard>, in valuation: Valuation) -> TestOutcomes {
    if premise.refused.contains(asked) { return TestOutcomes(failing: [valuation]) }
    guard project.guards[asked].isFixed else {
      return TestOutcomes(holding: valuation, failing: [valuation])
    }
    guard let place = variables.place(of: .fixed(asked)) else {
      note(.fixedGuard)
      return TestOutcomes(holding: valuation, failing: [valuation])
    }
    if let value = valuation[place] {
      return value == 1 ? TestOutcomes(holding: valuation) : TestOutcomes(failing: [valuation])
    }
    return TestOutcomes(
      holding: valuation.with(1, at: place), failing: [valuation.with(0, at: place)])
  }

  /// Whether a guard may answer yes later.
  func mayHold(_ asked: ID<Guard>, after valuation: Valuation) -> Bool {
    if premise.refused.contains(asked) { return false }
    return variables.place(of: .fixed(asked)).map { valuation[$0] != 0 } ?? true
  }

  /// The values that a state can have.
  func values(of state: ID<AppState>) -> [Int] {
    (0..<project.states[state].cases.count).filter { !premise.excludes(state, $0) }
  }

  /// A condition is asked where the answer is not remembered.
  mutating func noteAsking(_ condition: Condition?) {
    guard let condition else { return }
    for test in project.tests[condition.tests] {
      switch test {
      case .state: note(.stateTest)
      case .guard(let asked): noteAsking(asked.id.map { [$0] } ?? [])
      }
    }
  }

  /// The conditions and guards of steps are asked, where the answers are not remembered.
  mutating func noteAsking(stepsOf sequence: ScreenSequence) {
    for step in project.steps[sequence.steps] {
      noteAsking(step.when)
      noteAsking(step.screen.id.map { project.guards(onTheWayTo: $0) } ?? [])
    }
  }

  /// Guards are asked where their answers are not remembered.
  mutating func noteAsking(_ asked: [ID<Guard>]) {
    if asked.contains(where: { project.guards[$0].isFixed }) { note(.fixedGuard) }
  }

  // MARK: Switches

  /// What the states with a switch can be in the beginning.
  var firstValuations: [Valuation] {
    var all = [Valuation()]
    for (place, variable) in variables.all.prefix(variables.switchedCount).enumerated() {
      guard case .state(let state) = variable else { continue }
      let values = values(of: state)
      all = all.flatMap { valuation in values.map { valuation.with($0, at: place) } }
    }
    return all
  }

  /// The place of the state that decides what a switch shows, if the stack remembers its value.
  func switchedPlace(of screen: ID<Screen>) -> Int? {
    guard screen.index >= 0, case .switch(let state, _) = project.screens[screen].kind else {
      return nil
    }
    return state.id.flatMap { variables.place(of: .state($0)) }
  }

  /// Whether a case may be shown: any case, if the value of the state isn't remembered.
  func mayShow(_ shown: SwitchCase, of state: ID<AppState>?) -> Bool {
    guard let state else { return true }
    if let place = variables.place(of: .state(state)) {
      return memory.valuation[place] == shown.index
    }
    return !premise.excludes(state, shown.index)
  }

  /// Whether it is a switch that shows nothing for some value.
  func mayBeEmpty(_ screen: ID<Screen>) -> Bool {
    guard case .switch(let state, let cases) = project.screens[screen].kind, let id = state.id
    else { return false }
    if variables.place(of: .state(id)) != nil {
      return !project.cases[cases].contains { mayShow($0, of: id) }
    }
    let shown = Set(project.cases[cases].compactMap(\.index))
    return project.states[id].cases.indices.contains { index in
      let value = index - project.states[id].cases.startIndex
      return !shown.contains(value) && !premise.excludes(id, value)
    }
  }

  /// Whether a symbol is a switch of a state that lies in no other of that state.
  func isOutermostSwitch(_ symbol: PushdownSymbol, at place: Int) -> Bool {
    switchedPlace(of: self.symbol(symbol).screen) == place
      && surroundings(symbol).switched & 1 << UInt8(place) == 0
  }

  /// The states with a switch get other values, and what their switches show follows.
  mutating func changeRules(at top: PushdownSymbol) -> [PushdownRule] {
    if variables.switchedCount == 0 || refusal.action != nil { return [] }
    let before = memory
    defer { memory = before }
    var rules: [PushdownRule] = []
    for (place, variable) in variables.all.prefix(variables.switchedCount).enumerated() {
      guard case .state(let state) = variable else { continue }
      for other in values(of: state) where other != before.valuation[place] {
        memory.valuation[place] = other
        rules += change(at: place, as: .became(state, other), top)
      }
      memory = before
    }
    return rules
  }

  private mutating func change(
    at place: Int, as event: StackEvent, _ top: PushdownSymbol
  ) -> [PushdownRule] {
    let isAround = surroundings(top).switched & 1 << UInt8(place) != 0
    if !isAround, switchedPlace(of: symbol(top).screen) != place {
      return [PushdownRule(.swap(top), to: afterEvent, label: label(event), cost: 1)]
    }
    // A change of a state is a way out for what its own switch shows, but not for what is presented over that.
    let shown = [top] + containers(around: top).map(\.symbol)
    if premise.turning == .tabs
      || premise.turning == .around && !shown.contains(where: { isOutermostSwitch($0, at: place) })
    {
      return []
    }
    let turning = number(
      .unwind(Unwinding(goal: .outermostSwitch(place), action: nil, then: .nothing)))
    return [PushdownRule(.swap(top), to: turning, label: label(event), cost: 1)]
  }
}

extension Valuation {
  func with(_ value: Int, at place: Int) -> Valuation {
    var valuation = self
    valuation[place] = value
    return valuation
  }
}

/// Which values the states tested so far cannot have.
struct StateTests {
  var excluded: [ID<AppState>: Set<Int>]

  func allow(_ tests: [ConditionTest], in project: FlowProject) -> Bool {
    for case .state(let state, _, let index) in tests {
      guard let state = state.id, let index else { return false }
      if excluded[state]?.contains(index) == true { return false }
    }
    return !excluded.contains { $0.value.count == project.states[$0.key].cases.count }
  }

  mutating func exclude(_ tests: [ConditionTest], in project: FlowProject) {
    guard tests.count == 1, case .state(let state, _, let index) = tests[0], let state = state.id,
      let index
    else { return }
    excluded[state, default: []].insert(index)
  }
}
