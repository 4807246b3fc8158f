import FlowDiagnostics
import FlowModel

/// A decision, and whose it is.
struct Decision {
  let action: ID<Action>
  let event: Name?
  /// The screen that declares it; nothing for what many screens share.
  let screen: ID<Screen>?
}

extension FlowAnalysis {
  /// All decisions of the project, screen by screen and then flow by flow.
  var decisions: [Decision] {
    declaredLists.flatMap { declared in
      project.actions(in: declared.list, into: .all).filter { project.actions[$0].kind.decides }
        .map { Decision(action: $0, event: declared.event, screen: declared.screen) }
    }
  }

  /// Every list of actions that something declares.
  var declaredLists: [(list: ActionList, event: Name?, screen: ID<Screen>?)] {
    var lists: [(list: ActionList, event: Name?, screen: ID<Screen>?)] = []
    for id in project.screens.ids {
      let screen = project.screens[id]
      for transition in project.transitions[screen.transitions] {
        lists.append((transition.actions, transition.event, id))
      }
      for end in project.transitions[screen.awaits?.ends ?? .empty] {
        lists.append((end.actions, end.event, id))
      }
      var others = [screen.leaving]
      if case .sequence(let sequence) = screen.kind { others += [sequence.then, sequence.skip] }
      for list in others.compactMap({ $0 }) { lists.append((list, nil, id)) }
    }
    let shared = project.groups.elements.map(\.transitions)
    for range in shared + project.flows.elements.flatMap({ [$0.anywhere, $0.app] }) {
      for transition in project.transitions[range] {
        lists.append((transition.actions, transition.event, nil))
      }
    }
    for entry in project.entries.elements { lists.append((entry.actions, entry.name, nil)) }
    return lists
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
