import FlowDiagnostics
import FlowModel

/// An action, and whose it is.
struct DeclaredAction {
  let id: ID<Action>
  let event: Name?
  /// The screen that declares it; nothing for what many screens share.
  let screen: ID<Screen>?
}

extension FlowAnalysis {
  /// The actions that decide, in the same order.
  var decisions: [DeclaredAction] { actions.filter { project.actions[$0.id].kind.decides } }
}

extension FlowProject {
  /// All actions, those within others too, screen by screen and then flow by flow.
  var declaredActions: [DeclaredAction] {
    var found: [DeclaredAction] = []
    func add(_ list: ActionList, _ event: Name?, _ screen: ID<Screen>? = nil) {
      found += actions(in: list, into: .all).map {
        DeclaredAction(id: $0, event: event, screen: screen)
      }
    }
    for id in screens.ids {
      let screen = screens[id]
      for transition in transitions[screen.transitions] + transitions[screen.awaits?.ends ?? .empty]
      {
        add(transition.actions, transition.event, id)
      }
      if let leaving = screen.leaving { add(leaving, nil, id) }
      if case .sequence(let sequence) = screen.kind {
        for list in [sequence.then, sequence.skip].compactMap({ $0 }) { add(list, nil, id) }
      }
    }
    let shared = groups.elements.map(\.transitions)
    for range in shared + flows.elements.flatMap({ [$0.anywhere, $0.app] }) {
      for transition in transitions[range] { add(transition.actions, transition.event) }
    }
    for entry in entries.elements { add(entry.actions, entry.name) }
    return found
  }
}

extension ActionKind {
  fileprivate var decides: Bool {
    switch self {
    case .when, .choose: true
    default: false
    }
  }
}
