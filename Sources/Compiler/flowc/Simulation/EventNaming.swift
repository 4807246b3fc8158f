import FlowModel
import FlowSemantics

/// The names of events on the command line.
struct EventNaming {
  let project: FlowProject
  let state: RunningState

  func name(of event: Event) -> String {
    switch event {
    case .sent(let name, _, _): project.symbols.text(of: name)
    case .button(let name, _): name.map { project.symbols.text(of: $0) } ?? "system.ok"
    case .systemBack: "system.back"
    case .swipedAway: "system.swipe"
    case .tabTapped(_, let index): "tab.\(index)"
    case .app(let transition, _): project.text(project.transitions[transition].event)
    case .changed(let state, let value): name(of: state, value)
    case .link(let link, _): project.text(project.deepLinks[link].pattern)
    case .answered(let waiting, let end, _): name(of: waiting, end)
    case .elapsed: "system.time"
    case .ended(let external, let end): name(of: external, end)
    }
  }

  private func name(of state: ID<AppState>, _ value: Int) -> String {
    let cases = project.stateCases[project.states[state].cases]
    return project.text(project.states[state].name) + "="
      + project.text(cases[cases.startIndex + value])
  }

  private func name(of waiting: Waiting, _ end: Int) -> String {
    guard let outcome = outcome(of: waiting) else { return "system.answer" }
    let ends = project.outcomeEnds[project.outcomes[outcome].ends]
    return project.text(project.outcomes[outcome].name) + "."
      + project.text(ends[ends.startIndex + end].name)
  }

  private func outcome(of waiting: Waiting) -> ID<Outcome>? {
    if let action = waiting.action, case .await(let wait) = project.actions[action].kind {
      return wait.outcome.id
    }
    let screen = state.destinations[waiting.destination]?.screen
    return screen.flatMap { project.screens[$0].awaits?.outcome.id }
  }

  private func name(of external: Number<Destination>, _ end: End) -> String {
    let screen = state.destinations[external].map { project.text(project.screens[$0.screen].name) }
    return (screen ?? "system") + (end == .cancelled ? ".cancelled" : ".finished")
  }
}
