import FlowDiagnostics
import FlowSyntax

/// Screens that finish with a value, and don't say that they return one.
extension Resolution {
  /// Where some action waits for the end of such a screen, it is meant to return the value; everything
  /// else then goes on as if it said so.
  mutating func recogniseResults(of flow: Flow, since firstAction: Int) {
    // Then 'finish' may end the flow.
    if flow.returns != nil || !flow.ends.isEmpty { return }
    var seen: Set<ID<Screen>> = []
    for id in IDRange<Action>(firstAction, project.actions.ids.endIndex) {
      guard case .show(let show) = project.actions[id].kind, show.finished != nil,
        let target = show.target.id, seen.insert(target).inserted
      else { continue }
      recogniseResult(of: target)
    }
  }

  private mutating func recogniseResult(of id: ID<Screen>) {
    let screen = project.screens[id]
    guard case .view = screen.kind, screen.returns == nil else { return }
    for transition in screen.transitions {
      for action in project.actions(in: project.transitions[transition].actions, into: .all) {
        guard case .finish(let value?, nil) = project.actions[action].kind,
          let type = type(of: value, on: transition, in: id)
        else { continue }
        error(
          "missing-key", "'\(text(screen.name))' finishes with a value, but has no 'returns'",
          at: value.range,
          hint: "add 'returns: \(text(type.spelling))' to '\(text(screen.name))'")
        project.screens[id].returns = type
        return
      }
    }
  }
}
