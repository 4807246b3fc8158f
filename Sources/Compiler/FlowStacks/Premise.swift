import FlowModel
import FlowSyntax

/// What never holds while the stacks are worked out, for questions that begin with 'if'.
package struct Premise: Hashable, Sendable {
  /// Guards that always answer no.
  package var refused: Set<ID<Guard>> = []
  /// Values that states of the app never have, by their places among the state's values.
  package var excluded: [ID<AppState>: Set<Int>] = [:]
  /// The ends that outcomes never come to.
  package var missingEnds: Set<ID<OutcomeEnd>> = []
  /// The actions that are not done, of those that show a screen.
  var omitted: Set<ID<Action>> = []
  /// Whether only what users do happens, and what follows it: no app event, no link.
  package var isUserOnly = false
  /// Which parts of containers come up again on the way: none where the stacks are worked out from
  /// the beginning, because then every part came up with its container.
  package var turning = Turning.nothing

  package enum Turning: Sendable {
    case nothing
    /// The tabs of what holds the top.
    case tabs
    /// The tabs and cases of what holds the top.
    case around
    /// Also the cases of any switch under what is presented.
    case everywhere
  }

  package static let none = Premise()

  /// That one test of a condition never holds; nothing for a test of what isn't there.
  package init?(without test: ConditionTest) {
    switch test {
    case .guard(let reference):
      guard let id = reference.id else { return nil }
      refused = [id]
    case .state(let reference, _, let index):
      guard let id = reference.id, let index else { return nil }
      excluded = [id: [index]]
    }
  }

  /// That an outcome never comes to an end; nothing for one that it doesn't have.
  package init?(without test: EndTest) {
    guard let id = test.id else { return nil }
    missingEnds = [id]
  }

  package init() {}

  package func excludes(_ state: ID<AppState>, _ value: Int?) -> Bool {
    value.map { excluded[state]?.contains($0) == true } ?? false
  }

  /// Whether a test can't hold.
  func refutes(_ test: ConditionTest) -> Bool {
    switch test {
    case .guard(let reference): reference.id.map { refused.contains($0) } ?? false
    case .state(let reference, _, let index):
      reference.id.map { excludes($0, index) } ?? false
    }
  }
}

extension ScreenKind {
  fileprivate var isEmbedding: Bool { if case .embed = self { true } else { false } }
}

extension FlowStack {
  /// Whether an outcome can come to the end of a name.
  func canCome(_ end: Symbol, of outcome: ID<Outcome>?) -> Bool {
    if premise.missingEnds.isEmpty { return true }
    let ends = outcome.map { project.outcomes[$0].ends } ?? .empty
    return !ends.contains {
      project.outcomeEnds[$0].name.symbol == end && premise.missingEnds.contains($0)
    }
  }

  func refutes(_ condition: Condition) -> Bool {
    project.tests[condition.tests].contains { premise.refutes($0) }
  }

  /// Whether a guard is asked before a screen comes up, and whether it can answer yes.
  func passage(to target: ID<Screen>) -> (isAsked: Bool, isPossible: Bool) {
    if project.screens[target].requires == nil, !project.screens[target].kind.isEmbedding {
      return (false, true)
    }
    let asked = project.guards(onTheWayTo: target)
    return (!asked.isEmpty, !asked.contains(where: premise.refused.contains))
  }
}
