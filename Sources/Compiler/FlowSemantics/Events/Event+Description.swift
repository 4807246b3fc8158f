import FlowModel
import FlowSyntax

extension Interpreter {
  /// An event in the words of the flow: `cart: removeTapped(name: #name)`, `back from product`.
  package func description(of event: Event, in state: RunningState) -> String {
    switch event {
    case .sent(let name, let sender, let values):
      screen(of: sender, state) + ": " + project.symbols.text(of: name) + text(values)
    case .button(let name, let values):
      "button " + (name.map { project.symbols.text(of: $0) } ?? "OK") + text(values)
    case .systemBack(let number): "back from " + screen(of: number, state)
    case .swipedAway: "swipe away"
    case .tabTapped(let number, let index): "tab \(index + 1) of " + screen(of: number, state)
    case .app(let transition, let values):
      "app: " + project.text(project.transitions[transition].event) + text(values)
    case .changed(let id, let value): description(of: id, value)
    case .link(let link, let values):
      "link " + project.text(project.deepLinks[link].pattern) + text(values)
    case .answered(let waiting, let end, let values):
      screen(of: waiting.destination, state) + ": answer \(end + 1)" + text(values)
    case .elapsed(let waiting): screen(of: waiting.destination, state) + ": time is over"
    case .ended(let number, let end): screen(of: number, state) + ": " + description(of: end)
    }
  }

  /// A call in the words of the flow: `effect removeItem(name: #name)`, `checkout finished(7)`.
  package func description(of call: Call) -> String {
    switch call {
    case .effect(let id, let values):
      "effect " + project.text(project.effects[id].name) + text(values)
    case .began(let id, let values, _):
      "await " + project.text(project.outcomes[id].name) + text(values)
    case .timerStarted(let milliseconds, _): "wait \(milliseconds) ms"
    case .told(let end, .run(_, let host)):
      (host.map { name(of: $0) } ?? project.text(project.flows[flow].name)) + " "
        + description(of: end)
    case .told(let end, .layer(_, let screen)): name(of: screen) + " " + description(of: end)
    case .shownOnce(let screen): name(of: screen) + " shown once"
    }
  }

  private func description(of end: End) -> String {
    switch end {
    case .finished(let value, let name):
      (name.map { project.text(project.flowEnds[$0].name) } ?? "finished")
        + (value.map { "(\($0))" } ?? "")
    case .cancelled: "cancelled"
    case .dismissed: "dismissed"
    }
  }

  private func description(of state: ID<AppState>, _ value: Int) -> String {
    let declared = project.states[state]
    let values = project.stateCases[declared.cases].map { project.text($0) }
    let name = values.indices.contains(value) ? values[value] : String(value)
    return project.text(declared.name) + " = " + name
  }

  private func screen(of number: Number<Destination>, _ state: RunningState) -> String {
    state.destinations[number].map { name(of: $0.screen) } ?? "?"
  }

  private func name(of screen: ID<Screen>) -> String {
    project.text(project.screens[screen].name)
  }

  private func text(_ values: [Binding]) -> String {
    if values.isEmpty { return "" }
    let all = values.map { project.symbols.text(of: $0.name) + ": " + $0.value.description }
    return "(" + all.joined(separator: ", ") + ")"
  }
}
