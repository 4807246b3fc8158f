import FlowDiagnostics
import FlowModel

extension Rule {
  /// An alternative that is never taken.
  static let unreachableChoice = Rule(
    "unreachable-choice", .warning,
    summary: "Every alternative of a choice can be taken.",
    rationale: """
      The first alternative whose condition holds is taken. What stands after 'else', or after an
      alternative with the same condition, is never reached: the user never gets to see the screen
      that it should show.

      Put the narrower condition first and 'else' last.
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
                - { when: isSignedIn, then: payment } # warning: this alternative is never taken
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
    var seen: Set<[ConditionTest.Key]> = []
    return project.choices[choices].compactMap { choice in
      let key = choice.condition.map { project.tests[$0.tests].map(\.key) } ?? []
      let isTaken = !seen.contains([]) && !seen.contains(key)
      seen.insert(key)
      guard !isTaken, let range = choice.range(in: project) else { return nil }
      return Finding("this alternative is never taken", at: range)
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
