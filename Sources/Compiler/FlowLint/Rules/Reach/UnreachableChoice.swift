import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// An alternative that is never taken.
  static let unreachableChoice = Rule(
    "unreachable-choice", .warning,
    summary: "The user can reach each alternative of a choice.",
    rationale: """
      flowc takes the first alternative whose condition holds. So it never reaches an alternative
      after 'else', after one with the same or a weaker condition, or after alternatives for each
      value of a state. The user never sees its screen.

      Put the narrower condition first, and 'else' last.
      """,
    flagged: """
      flow: Shop
      start: cart
      guards: [isSignedIn]
      screens:
        cart:
          transitions:
            payTapped:
              choose:
                - { else: signIn }
                - { when: isSignedIn, then: payment } # warning: this alternative is never taken: an earlier one always is
        payment:
        signIn:
      """,
    accepted: """
      flow: Shop
      start: cart
      guards: [isSignedIn]
      screens:
        cart:
          transitions:
            payTapped:
              choose:
                - { when: isSignedIn, then: payment }
                - { else: signIn }
        payment:
        signIn:
      """
  ) { analysis in
    analysis.project.actions.elements.flatMap { action -> [Finding] in
      guard case .choose(let choices) = action.kind else { return [] }
      return analysis.unreachable(among: choices)
    }
  }
}

extension FlowAnalysis {
  fileprivate func unreachable(among choices: IDRange<Choice>) -> [Finding] {
    var earlier = EarlierChoices()
    return project.choices[choices].compactMap { choice in
      let isTaken = !earlier.takeAll(choice, in: project)
      guard !isTaken, let range = choice.range(in: project) else { return nil }
      return Finding(
        "this alternative is never taken: an earlier one always is", at: range,
        hint: "put the narrower condition first, and 'else' last")
    }
  }
}

/// The alternatives before one.
private struct EarlierChoices {
  private var conditions: Set<Set<ConditionTest.Key>> = []
  private var left = LeftValues()
  private var takesAll = false

  /// Whether one of them is taken wherever a choice could be; the choice is then one of them.
  mutating func takeAll(_ choice: Choice, in project: FlowProject) -> Bool {
    let tests = Set(choice.condition.map { project.tests[$0.tests].map(\.key) } ?? [])
    let isTaken = takesAll || tests.parts.contains { conditions.contains($0) }
    conditions.insert(tests)
    if tests.isEmpty { takesAll = true }
    if let condition = choice.condition, left.exclude(condition, in: project) == .all {
      takesAll = true
    }
    return isTaken
  }
}

extension Set<ConditionTest.Key> {
  /// Some of the tests: a condition holds only where each part of it does. Of long ones not all
  /// are.
  fileprivate var parts: [Set] {
    let all = Array(self)
    if all.count > 6 { return [self] + all.map { [$0] } }
    return (0..<(1 << all.count)).map { bits in
      Set(all.indices.filter { bits & (1 << $0) != 0 }.map { all[$0] })
    }
  }
}

extension Choice {
  fileprivate func range(in project: FlowProject) -> SourceRange? {
    condition?.range ?? project.actions[actions].first?.range
  }
}

extension ConditionTest {
  /// What a test asks, wherever it stands.
  fileprivate struct Key: Hashable {
    let word: ID<Guard>?
    let state: ID<AppState>?
    let value: Int?
  }

  fileprivate var key: Key {
    switch self {
    case .guard(let asked): Key(word: asked.id, state: nil, value: nil)
    case .state(let asked, _, let value): Key(word: nil, state: asked.id, value: value)
    }
  }
}
