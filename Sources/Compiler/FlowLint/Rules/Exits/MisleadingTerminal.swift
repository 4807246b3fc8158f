import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A screen that is said to lead nowhere, and leads on.
  static let misleadingTerminal = Rule(
    "misleading-terminal", .warning,
    summary: "A 'terminal' screen has no event that leads on.",
    rationale: """
      'terminal: true' says that the user is meant to stay, and silences the rules that look for a
      way on. If the screen has an event that leads on, 'terminal' is wrong: diagrams show an end
      that is none, and if you later delete the event, no rule reports the dead end.

      Delete 'terminal', or the event.
      """,
    flagged: """
      flow: Account
      start: erased
      screens:
        erased: # warning: 'erased' is 'terminal', but 'againTapped' leads to 'signUp'
          terminal: true
          transitions: { againTapped: signUp }
        signUp:
      """,
    accepted: """
      flow: Account
      start: settings
      screens:
        settings: { transitions: { eraseTapped: { to: erased, style: fullScreenCover } } }
        erased: { terminal: true, transitions: { shareTapped: sheet } }
        sheet: { external: true }
      """
  ) { analysis in
    analysis.project.screens.ids.compactMap { id -> Finding? in
      guard analysis.project.screens[id].isTerminal else { return nil }
      return analysis.wayOn(from: id)
    }
  }
}

extension FlowAnalysis {
  /// The first of a screen's own events that shows another screen of the app's.
  fileprivate func wayOn(from id: ID<Screen>) -> Finding? {
    for transition in project.transitions[project.screens[id].transitions] {
      for action in project.actions(in: transition.actions, into: .untilAnEnd) {
        guard let target = project.actions[action].kind.opened, target != id,
          project.screens[target].kind.leadsOn
        else { continue }
        return Finding(
          "\(quoted(id)) is 'terminal', but \(quoted(transition.event)) leads to \(quoted(target))",
          at: name(id).range, on: id,
          notes: [Note("the event leads on here", at: project.actions[action].range)],
          hint: "delete 'terminal: true', or the event")
      }
    }
    return nil
  }
}

extension ActionKind {
  fileprivate var opened: ID<Screen>? {
    switch self {
    case .show(let show): show.target.id
    case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _): target.id
    default: nil
    }
  }
}

extension ScreenKind {
  /// Whether it is more than something over the screen below.
  fileprivate var leadsOn: Bool {
    switch self {
    case .alert, .confirmationDialog, .external: false
    case .view, .tabs, .split, .switch, .embed, .sequence: true
    }
  }
}
