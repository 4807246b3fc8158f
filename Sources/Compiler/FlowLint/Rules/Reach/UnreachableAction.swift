import FlowDiagnostics
import FlowModel

extension Rule {
  /// What a list does after it has ended its flow.
  static let unreachableAction = Rule(
    "unreachable-action", .warning,
    summary: "No action follows 'finish' or 'cancel' in a list.",
    rationale: """
      'finish' and 'cancel' end the flow, and the actions after them in the same list never run: no
      screen appears, and no effect is called. On a screen with 'returns' they end only the screen,
      and the list goes on.

      Move the other actions before 'finish', or to 'finished' of the screen that embeds the flow.
      """,
    flagged: """
      flow: SignIn
      start: form
      returns: String
      effects: [greet]
      screens:
        form:
          transitions:
            doneTapped:
              params: { name: String }
              then:
                - finish: $event.name
                - effect: greet # warning: this action never runs: 'finish' ends 'SignIn' before it
      """,
    accepted: """
      flow: SignIn
      start: form
      returns: String
      effects: [greet]
      screens:
        form:
          transitions:
            doneTapped:
              params: { name: String }
              then:
                - effect: greet
                - finish: $event.name
      """
  ) { analysis in
    analysis.project.listsThatEndFlows.flatMap { list in
      analysis.project.actionsAfterAnEnd(in: list.actions).map { ended in
        Finding(
          "this action never runs: '\(ended.word)' ends \(analysis.quoted(analysis.project.flows[list.flow].name)) before it",
          at: ended.action.range, on: list.screen,
          hint: "move it before '\(ended.word)', or to where the flow is embedded")
      }
    }
  }
}

/// A list in which 'finish' and 'cancel' end a flow.
private struct EndingList {
  let actions: ActionList
  let screen: ID<Screen>?
  let flow: ID<Flow>
}

extension FlowProject {
  /// The lists in which 'finish' and 'cancel' end the flow, and not only a screen that returns something.
  fileprivate var listsThatEndFlows: [EndingList] {
    var found: [EndingList] = []
    func add(_ events: IDRange<Transition>, _ screen: ID<Screen>?, _ flow: ID<Flow>) {
      found += transitions[events].map {
        EndingList(actions: $0.actions, screen: screen, flow: flow)
      }
    }
    var returning: Set<ID<EventGroup>> = []
    for id in screens.ids {
      let screen = screens[id]
      if screen.returns == nil {
        add(screen.transitions, id, screen.flow)
      } else {
        returning.formUnion(groupUses[screen.uses].compactMap(\.id))
      }
    }
    for id in flows.ids {
      let flow = flows[id]
      for group in flow.groups where !returning.contains(group) {
        add(groups[group].transitions, nil, id)
      }
      if flow.screens.allSatisfy({ screens[$0].returns == nil }) { add(flow.anywhere, nil, id) }
      add(flow.app, nil, id)
    }
    return found
  }

  /// The first action after each end, with the end's word.
  fileprivate func actionsAfterAnEnd(in list: ActionList) -> [(word: String, action: Action)] {
    var found: [(word: String, action: Action)] = []
    walk(list, into: .all, from: nil as String?) { id, end in
      if case .none = actions[id].kind { return }
      if let word = end { found.append((word, actions[id])) }
      end = nil
      switch actions[id].kind {
      case .finish: end = "finish"
      case .cancel: end = "cancel"
      default: break
      }
    } enter: { _, _, _ in
      nil as String?
    }
    return found
  }
}
