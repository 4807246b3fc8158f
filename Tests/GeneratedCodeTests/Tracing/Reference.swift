import FlowModel
import FlowSemantics
import FlowSyntax

/// The reference interpreter in the course of a trace, speaking the words of the app under test.
struct Reference {
  let interpreter: Interpreter
  var state: RunningState
  /// Every call of the app, oldest first.
  private(set) var calls: [String] = []
  /// What is waited for, in the order in which it began.
  var waiting: [Waiting] = []
  /// How each call that is waited for is told.
  private var begun: [Waiting: String] = [:]
  /// Whose time runs, in the order in which it began.
  var timers: [Waiting] = []

  var project: FlowProject { interpreter.project }

  init?(flow name: String, of project: FlowProject, isCompact: Bool = true) {
    guard
      let flow = project.flows.ids.first(where: { project.text(project.flows[$0].name) == name })
    else { return nil }
    interpreter = Interpreter(project: project, flow: flow, isCompact: isCompact)
    let start = interpreter.start()
    state = start.state
    record(start.calls)
  }

  /// What every guard answers.
  var holds = true

  /// What can happen; of what the app tells, as far as the flow under test can hear it.
  var events: [Event] {
    let running = state.runs.values.compactMap { run -> ID<Flow>? in
      if case .flow(let flow) = run.kind { flow } else { nil }
    }
    return interpreter.events(in: state).filter { event in
      switch event {
      case .changed(let id, _): running.contains(project.states[id].flow)
      case .app(let id, _): project.flows[interpreter.flow].app.contains(id)
      case .sent(let name, let sender, _): view(sending: name, for: sender) != nil
      default: true
      }
    }
  }

  /// The page whose view sends an event: its own, or one of what holds it.
  func view(
    sending name: Symbol, for sender: Number<FlowSemantics.Destination>
  ) -> Number<FlowSemantics.Destination>? {
    hasView(sender) ? sender : interpreter.view(sending: name, for: sender, in: state)
  }

  /// Whether a link is one of the flow under test, and not of a flow inside it.
  func isOwn(_ link: ID<DeepLink>) -> Bool { project.links(of: interpreter.flow).contains(link) }

  /// What only holds others has no view that could send an event.
  private func hasView(_ number: Number<FlowSemantics.Destination>) -> Bool {
    guard let content = state.destinations[number]?.content else { return false }
    if case .view = content { return true }
    return false
  }

  mutating func step(_ event: Event) {
    let holds = holds
    let step = interpreter.step(state, event) { _ in holds }
    state = step.state
    record(step.calls)
  }

  private mutating func record(_ calls: [Call]) {
    for call in calls {
      switch call {
      case .effect(let id, let bindings):
        self.calls.append(text(project.effects[id].name, bindings))
      case .began(let id, let bindings, let waiting):
        begun[waiting] = text(project.outcomes[id].name, bindings)
        begin(waiting)
      case .timerStarted(_, let waiting): timers.append(waiting)
      case .told, .shownOnce: break
      }
    }
  }

  mutating func begin(_ wait: Waiting) {
    begun[wait].map { calls.append($0) }
    waiting.append(wait)
  }

  private func text(_ name: Name, _ bindings: [Binding]) -> String {
    let arguments = bindings.map { binding in
      project.symbols.text(of: binding.name) + ": " + binding.value.description
    }
    return project.text(name) + "(" + arguments.joined(separator: ", ") + ")"
  }

  func name(of state: ID<AppState>) -> String { project.text(project.states[state].name) }

  func name(of transition: ID<Transition>) -> String {
    project.text(project.transitions[transition].event)
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
