import FlowModel

/// The flows that ask anything of the app, themselves or by a flow that runs inside.
struct AskingFlows: Sendable {
  private var flows: Set<ID<Flow>> = []

  init(of project: FlowProject) {
    var embedders: [ID<Flow>: [ID<Flow>]] = [:]
    for flow in project.flows.ids {
      for embedded in project.embedded(in: flow) { embedders[embedded, default: []].append(flow) }
    }
    var waiting = project.flows.ids.filter { project.asksApp(project.flows[$0]) }
    flows = Set(waiting)
    while let next = waiting.popLast() {
      waiting += (embedders[next] ?? []).filter { flows.insert($0).inserted }
    }
  }

  func contains(_ flow: ID<Flow>) -> Bool { flows.contains(flow) }
}

extension FlowProject {
  /// Whether a flow itself asks anything of the app.
  fileprivate func asksApp(_ flow: Flow) -> Bool {
    !(flow.guards.isEmpty && flow.effects.isEmpty && flow.outcomes.isEmpty && flow.states.isEmpty)
      || flow.scope != nil || !sequencesShownOnce(in: flow).isEmpty
      || !sequencesResumed(in: flow).isEmpty || !badges(in: flow).isEmpty
      || tabs(of: flow).contains { $0.forEach != nil }
  }
}
