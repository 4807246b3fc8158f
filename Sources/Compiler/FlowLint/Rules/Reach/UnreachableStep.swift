import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A step of a sequence that no path shows.
  static let unreachableStep = Rule(
    "unreachable-step", .warning,
    summary: "Each step of a sequence appears for some user.",
    rationale: """
      A sequence asks the conditions of its steps in order, and skips a step whose 'when' is false.
      It always skips a step that needs two values of a state at once, or a value that the state
      never has while the sequence is on screen. You made a screen, and nobody sees it.

      Test what you meant, or delete the step.
      """,
    flagged: """
      flow: Welcome
      start: main
      guards: [wantsNews]
      states: { account: [none, incomplete, complete] }
      sequences:
        tour:
          steps:
            - hello
            - { screen: news, when: [wantsNews, { account: none }, { account: complete }] } # warning: the step 'news' is never shown: 'account' is never 'complete' here
            - { screen: profile, when: { account: complete } } # warning: the step 'profile' is never shown: 'account' is never 'complete' here
          then: goal
      screens:
        main: { switch: account, cases: { none: tour, incomplete: tour, complete: home } }
        hello:
        news:
        profile:
        goal:
        home:
      """,
    accepted: """
      flow: Welcome
      start: main
      guards: [wantsNews]
      states: { account: [none, incomplete, complete] }
      sequences:
        tour:
          steps:
            - hello
            - { screen: news, when: [wantsNews, { account: none }] }
            - { screen: profile, when: { account: incomplete } }
          then: goal
      screens:
        main: { switch: account, cases: { none: tour, incomplete: tour, complete: home } }
        hello:
        news:
        profile:
        goal:
        home:
      """
  ) { analysis in
    analysis.project.screens.ids.filter(analysis.isReachable).flatMap { id -> [Finding] in
      guard case .sequence(let sequence) = analysis.project.screens[id].kind else { return [] }
      return analysis.project.steps[sequence.steps].compactMap {
        analysis.reasonAgainst($0, in: id)
      }
    }
  }
}

extension FlowAnalysis {
  /// The first test of a step's condition that cannot hold together with those before it.
  fileprivate func reasonAgainst(_ step: SequenceStep, in sequence: ID<Screen>) -> Finding? {
    guard let condition = step.when else { return nil }
    var known = Certainty(on: sequence)
    for test in project.tests[condition.tests] {
      if known.verdict(on: test, self)?.holds == false,
        case .state(let state, let value, _) = test
      {
        return Finding(
          "the step \(quoted(step.screen.name)) is never shown: \(quoted(state.name)) is never "
            + "\(quoted(value)) here",
          at: value.range, on: sequence, notes: known.notes(on: test, self),
          hint: "correct the condition, or delete the step")
      }
      known.assume(test, self)
    }
    return nil
  }
}
