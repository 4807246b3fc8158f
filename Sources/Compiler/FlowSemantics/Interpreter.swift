import FlowModel
import FlowSyntax

/// The reference interpreter of flows: generated code, checks and `flowc simulate` must agree with
/// it.
package struct Interpreter: Sendable {
  package let project: FlowProject
  package let flow: ID<Flow>
  /// Whether the width is compact, as on a phone: some styles differ by it.
  package let isCompact: Bool
  /// How many actions and openings one event may lead to; what goes on longer is cut off as endless.
  let patience: Int
  /// How links come into the flows inside.
  let routes: LinkRoutes

  package init(
    project: FlowProject, flow: ID<Flow>, isCompact: Bool = true, patience: Int = 4_096
  ) {
    self.project = project
    self.flow = flow
    self.isCompact = isCompact
    self.patience = patience
    routes = LinkRoutes(from: flow, in: project)
  }

  /// The flow as it begins: one layer, with its start.
  ///
  /// - Parameters:
  ///   - values: the value that each state of the app has, by its place; the first if not said.
  ///   - shownOnce: the sequences that are shown once, and were.
  package func start(
    values: [ID<AppState>: Int] = [:], shownOnce: Set<ID<Screen>> = [],
    answering: @escaping (ID<Guard>) -> Bool = { _ in true }
  ) -> Step {
    var state = RunningState(values: project.states.ids.map { values[$0] ?? 0 })
    state.shownOnce = shownOnce
    var execution = Execution(self, state, answering)
    execution.startFlow()
    execution.run()
    return execution.step
  }

  /// The result of an event: everything else uses this function.
  ///
  /// An event that can't happen in the state changes nothing, and adds a remark.
  package func step(
    _ state: RunningState, _ event: Event, answering: @escaping (ID<Guard>) -> Bool
  ) -> Step {
    var execution = Execution(self, state, answering)
    execution.receive(event)
    execution.run()
    execution.resumeIntent()
    return execution.step
  }
}
