import FlowDiagnostics
import FlowModel

extension Rule {
  /// A decision that decides nothing.
  static let equalBranches = Rule(
    "equal-branches", .warning,
    summary: "What a condition decides makes a difference.",
    rationale: """
      Where the same happens whether a condition holds or not, the question is asked for nothing. Most often
      a branch was copied and its target not changed, so that those who should be kept out get in: the
      guard stands there and looks like protection.

      Change the branch that was meant to do something else, or leave the condition out.
      """,
    flagged: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      states: { plan: [free, premium] }
      screens:
        catalog:
          transitions:
            wineTapped: { when: isAdult, then: wine, else: wine } # warning: the same happens on 'wineTapped' whether the condition holds or not
            cheeseTapped:
              choose: # warning: the same happens on 'cheeseTapped' whatever is chosen
                - { when: { plan: premium }, then: [{ to: cheese, style: sheet }] }
                - { when: isAdult, then: { to: cheese, style: sheet } }
                - { else: { to: cheese, style: sheet } }
        wine:
        cheese:
      """,
    accepted: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      screens:
        catalog:
          transitions:
            wineTapped: { when: isAdult, then: wine, else: { to: wine, style: sheet } }
            cheeseTapped: cheese
        wine:
        cheese:
      """
  ) { analysis in
    analysis.decisions.compactMap { analysis.equalBranches(of: $0) }
  }
}

extension FlowAnalysis {
  fileprivate func equalBranches(of decision: Decision) -> Finding? {
    let action = project.actions[decision.action]
    let event = decision.event.map { " on \(quoted($0))" } ?? ""
    switch action.kind {
    case .when(_, let then, let otherwise):
      guard !otherwise.isEmpty, areSame([then, otherwise]) else { return nil }
      return Finding(
        "the same happens\(event) whether the condition holds or not", at: action.range,
        on: decision.screen)
    case .choose(let choices):
      let all = Array(project.choices[choices])
      guard all.count > 1, all.last?.condition == nil, areSame(all.map(\.actions)) else {
        return nil
      }
      return Finding(
        "the same happens\(event) whatever is chosen", at: action.range, on: decision.screen)
    default: return nil
    }
  }

  private func areSame(_ lists: [ActionList]) -> Bool {
    guard let first = lists.first, !first.isEmpty else { return false }
    if lists.contains(where: { $0.count != first.count }) { return false }
    let signature = project.signature(of: first)
    return lists.dropFirst().allSatisfy { project.signature(of: $0) == signature }
  }
}
