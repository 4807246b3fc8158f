import FlowModel
import FlowSyntax

extension Execution {
  /// The platform closes an alert or a dialog first; then the button's event is the presenter's, or that of
  /// the nearest that holds it, and carries the alert's parameters.
  ///
  /// The alert reports its end with this event; a button that only closes reports `dismissed`.
  mutating func pressed(_ name: Symbol?, _ values: [Binding]) {
    guard let layer = state.layers.last, layer.presentation.isAlert,
      let alert = state.stacks[layer.stack]?.destinations.last,
      let destination = state.destinations[alert], let button = button(name, of: destination.screen)
    else { return remark(.ignored) }
    let screen = project.screens[destination.screen]
    let carried = values + bindings(of: screen.parameters, destination.arguments)
    guard case .sends(let event) = button, let presenter = layer.presenter else {
      return closeLayers(from: state.layers.count - 1, reacting: .always)
    }
    state.layers[state.layers.count - 1].opener = nil
    closeLayers(from: state.layers.count - 1)
    if let (number, response) = response(around: presenter, toButton: event) {
      respond(response, of: number, carried)
    } else {
      remark(.ignored)
    }
  }

  private func response(
    around presenter: Number<Destination>, toButton name: Symbol
  ) -> (Number<Destination>, Response)? {
    guard let screen = state.destinations[presenter]?.screen else { return nil }
    let flow = project.screens[screen].flow
    for number in [presenter] + state.containers(around: presenter) {
      guard let holder = state.destinations[number]?.screen, project.screens[holder].flow == flow
      else { break }
      if let event = project.ownEvent(of: holder, named: name) {
        return (number, .transition(event))
      }
      if let (run, step) = place(inSequence: number), let host = state.runs[run]?.host,
        let response = response(of: host, to: name, run, step)
      {
        return (number, response)
      }
    }
    let shared = project.transition(in: project.flows[flow].anywhere, on: name)
    return shared.map { (presenter, .transition($0)) }
  }

  /// The effect of pressing a button, if the alert has it.
  private func button(_ name: Symbol?, of screen: ID<Screen>) -> Pressed? {
    guard let content = project.screens[screen].alert else { return nil }
    if content.buttons.isEmpty { return name == nil ? .closes : nil }
    let button = project.buttons[content.buttons].first { $0.name.symbol == name }
    return button.map { $0.sendsEvent ? .sends($0.name.symbol) : .closes }
  }
}

private enum Pressed {
  case closes
  case sends(Symbol)
}
