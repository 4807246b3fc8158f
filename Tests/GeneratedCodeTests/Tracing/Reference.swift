import FlowModel
import FlowSemantics

/// The reference interpreter in the course of a trace, speaking the words of the app under test.
struct Reference {
  let interpreter: Interpreter
  private(set) var state: RunningState
  /// Every call of the app, oldest first.
  private(set) var calls: [String] = []
  /// What is waited for, in the order in which it began.
  private(set) var waiting: [Waiting] = []

  var project: FlowProject { interpreter.project }

  init?(flow name: String, of project: FlowProject) {
    guard
      let flow = project.flows.ids.first(where: { project.text(project.flows[$0].name) == name })
    else { return nil }
    interpreter = Interpreter(project: project, flow: flow)
    let start = interpreter.start()
    state = start.state
    record(start.calls)
  }

  var events: [Event] { interpreter.events(in: state) }

  /// What is on screen: a layer a line, its pages from bottom to top.
  var screen: String {
    state.description(in: project).split(separator: " | ").joined(separator: "\n")
  }

  mutating func step(_ event: Event) {
    let step = interpreter.step(state, event) { _ in true }
    state = step.state
    record(step.calls)
  }

  private mutating func record(_ calls: [Call]) {
    for call in calls {
      switch call {
      case .effect(let id, let bindings):
        self.calls.append(text(project.effects[id].name, bindings))
      case .began(let id, let bindings, let waiting):
        self.calls.append(text(project.outcomes[id].name, bindings))
        self.waiting.append(waiting)
      case .timerStarted, .told, .shownOnce: break
      }
    }
  }

  private func text(_ name: Name, _ bindings: [Binding]) -> String {
    let arguments = bindings.map { binding in
      project.symbols.text(of: binding.name) + ": " + binding.value.description
    }
    return project.text(name) + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// The name of an end of what is waited for.
  func endName(of waiting: Waiting, _ end: Int) -> String {
    guard let outcome = outcome(of: waiting) else { return "?" }
    let ends = project.outcomeEnds[project.outcomes[outcome].ends]
    return project.text(ends[ends.startIndex + end].name)
  }

  private func outcome(of waiting: Waiting) -> ID<Outcome>? {
    if let action = waiting.action {
      guard case .await(let wait) = project.actions[action].kind else { return nil }
      return wait.outcome.id
    }
    let screen = state.destinations[waiting.destination]?.screen
    return screen.flatMap { project.screens[$0].awaits?.outcome.id }
  }
}
