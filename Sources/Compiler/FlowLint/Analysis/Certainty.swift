import FlowDiagnostics
import FlowModel
import FlowProofs

/// What is known of the app's states and of fixed guards where a condition is asked.
struct Certainty {
  struct Verdict {
    let holds: Bool
  }

  /// The screen whose event it is; nothing for events that many screens share.
  let screen: ID<Screen>?
  /// The values that each state can have, a bit for each: what it has been asked for, …
  private var asked: [ID<AppState>: UInt64] = [:]
  /// … and what has been found not to hold.
  private var excluded: [ID<AppState>: UInt64] = [:]
  private var guards: [ID<Guard>: Bool] = [:]

  init(on screen: ID<Screen>?) { self.screen = screen }

  /// Whether a test must hold, or cannot.
  ///
  /// A test that holds only because others before it did not is none that always holds: `else`
  /// would do as well, and naming the last value is as good.
  func verdict(on test: ConditionTest, _ analysis: FlowAnalysis) -> Verdict? {
    switch test {
    case .guard(let asked):
      return asked.id.flatMap { guards[$0] }.map { Verdict(holds: $0) }
    case .state(let state, _, let value):
      guard let id = state.id, let value, value < 64 else { return nil }
      let count = analysis.project.states[id].cases.count
      guard (2...64).contains(count) else { return nil }
      let possible = values(of: id, analysis)
      let bit: UInt64 = 1 << UInt64(value)
      if possible & ~(excluded[id] ?? 0) & bit == 0 { return Verdict(holds: false) }
      return possible == bit ? Verdict(holds: true) : nil
    }
  }

  /// Whether a test must hold, if only because others did not.
  func mustHold(_ test: ConditionTest, _ analysis: FlowAnalysis) -> Bool {
    guard case .state(let state, _, let value) = test, let id = state.id, let value, value < 64,
      analysis.project.states[id].cases.count <= 64
    else { return verdict(on: test, analysis)?.holds ?? false }
    let all = UInt64.max >> UInt64(64 - analysis.project.states[id].cases.count)
    return values(of: id, analysis) & all & ~(excluded[id] ?? 0) == 1 << UInt64(value)
  }

  mutating func assume(_ test: ConditionTest, _ analysis: FlowAnalysis) {
    switch test {
    case .guard(let asked):
      if let id = asked.id, analysis.project.guards[id].isFixed { guards[id] = true }
    case .state(let state, _, let value):
      guard let id = state.id, let value, value < 64 else { return }
      asked[id] = 1 << UInt64(value)
    }
  }

  /// Takes into account that a test did not hold.
  mutating func exclude(_ test: ConditionTest, _ analysis: FlowAnalysis) {
    switch test {
    case .guard(let asked):
      if let id = asked.id, analysis.project.guards[id].isFixed { guards[id] = false }
    case .state(let state, _, let value):
      guard let id = state.id, let value, value < 64 else { return }
      excluded[id, default: 0] |= 1 << UInt64(value)
    }
  }

  /// Why it is certain, where the place alone says so.
  func notes(on test: ConditionTest, _ analysis: FlowAnalysis) -> [Note] {
    guard case .state(let state, _, _) = test, let id = state.id, asked[id] == nil,
      excluded[id] == nil, let screen
    else { return [] }
    return analysis.cases(of: id, above: screen)
  }

  private func values(of state: ID<AppState>, _ analysis: FlowAnalysis) -> UInt64 {
    let here = screen.map { analysis.values.values(of: state, at: $0) } ?? .max
    return asked[state].map { $0 & here } ?? here
  }
}

extension FlowAnalysis {
  /// The cases of switches by which a screen is shown: at most three.
  fileprivate func cases(of state: ID<AppState>, above screen: ID<Screen>) -> [Note] {
    let known = values.values(of: state, at: screen)
    return project.screens.elements.lazy.compactMap { container -> [Note]? in
      guard case .switch(let asked, let cases) = container.kind, asked.id == state else {
        return nil
      }
      return project.cases[cases].compactMap { shown in
        guard let index = shown.index, index < 64, known & (1 << UInt64(index)) != 0 else {
          return nil
        }
        return Note(
          "\(quoted(screen)) is there only while \(quoted(asked.name)) is \(quoted(shown.value))",
          at: shown.value.range)
      }
    }.first.map { Array($0.prefix(3)) } ?? []
  }
}
