import FlowModel

/// What waits in a project: for an outcome of the app, or that time passes.
extension StackFacts {
  /// Whether there are so few waits and screens, in a flow and those that it embeds, that waits are handed on: each
  /// makes the stacks of all screens above it more.
  func handsOnWaits(in flow: ID<Flow>) -> Bool {
    if !hasWaits { return false }
    let flows = closure([flow])
    let waitCount = flows.reduce(0) { $0 + waits[$1, default: 0] }
    let screenCount = flows.reduce(0) { $0 + screenCounts[$1, default: 0] }
    return waitCount <= 8 && waitCount * screenCount <= 512
  }
}

extension FlowProject {
  /// How many screens and events of each flow wait.
  var waitsOfFlows: [ID<Flow>: Int] {
    var found: [ID<Flow>: Int] = [:]
    for flow in flows.ids {
      found[flow] = waits(in: flows[flow].anywhere) + waits(in: flows[flow].app)
    }
    var groupsOfFlows: [ID<Flow>: Set<ID<EventGroup>>] = [:]
    for screen in screens.elements {
      found[screen.flow, default: 0] +=
        waits(in: screen.transitions) + (screen.awaits == nil ? 0 : 1)
      for group in groupUses[screen.uses].compactMap(\.id)
      where groupsOfFlows[screen.flow, default: []].insert(group).inserted {
        found[screen.flow, default: 0] += waits(in: groups[group].transitions)
      }
    }
    return found
  }

  private func waits(in events: IDRange<Transition>) -> Int {
    transitions[events].reduce(0) { sum, event in
      sum + actions(in: event.actions, into: .all).count { actions[$0].kind.isWait }
    }
  }
}

extension ActionKind {
  var isWait: Bool {
    switch self {
    case .await, .after: true
    default: false
    }
  }
}
