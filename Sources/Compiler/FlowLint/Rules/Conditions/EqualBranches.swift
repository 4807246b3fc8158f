import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// A decision that decides nothing.
  static let equalBranches = Rule(
    "equal-branches", .warning,
    summary: "The branches of a condition differ.",
    rationale: """
      If both branches of a condition do the same, the condition has no effect. Often you copied a
      branch and did not change its target, so the guard looks like protection and lets everyone in.

      Change the branch that should differ, or delete the condition.
      """,
    flagged: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      states: { plan: [free, premium] }
      screens:
        catalog:
          transitions:
            wineTapped: { when: isAdult, then: wine, else: wine } # warning: 'then' and 'else' do the same on 'wineTapped'
            cheeseTapped:
              choose: # warning: all alternatives do the same on 'cheeseTapped'
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
  fileprivate func equalBranches(of decision: DeclaredAction) -> Finding? {
    let action = project.actions[decision.id]
    let event = decision.event.map { " on \(quoted($0))" } ?? ""
    switch action.kind {
    case .when(_, let then, let otherwise):
      guard !otherwise.isEmpty, areSame([then, otherwise]) else { return nil }
      return Finding(
        "'then' and 'else' do the same\(event)", at: action.range, on: decision.screen,
        hint: "change the branch that should differ, or delete the condition")
    case .choose(let choices):
      let all = Array(project.choices[choices])
      guard all.count > 1, all.last?.condition == nil, areSame(all.map(\.actions)) else {
        return nil
      }
      return Finding(
        "all alternatives do the same\(event)", at: action.range, on: decision.screen,
        hint: "change the alternative that should differ, or delete the conditions")
    default: return nil
    }
  }

  private func areSame(_ lists: [ActionList]) -> Bool {
    guard let first = lists.first, !first.isEmpty else { return false }
    if lists.contains(where: { $0.count != first.count }) { return false }
    // Most branches show different screens, and need no signature.
    let shown = screen(shownFirstBy: first)
    if lists.contains(where: { screen(shownFirstBy: $0) != shown }) { return false }
    let signature = project.signature(of: first)
    return lists.dropFirst().allSatisfy { project.signature(of: $0) == signature }
  }

  private func screen(shownFirstBy list: ActionList) -> Symbol? {
    guard let action = list.first, case .show(let show) = project.actions[action].kind else {
      return nil
    }
    return show.target.name.symbol
  }
}
