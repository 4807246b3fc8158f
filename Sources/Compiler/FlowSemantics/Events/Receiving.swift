import FlowModel
import FlowSyntax

extension Execution {
  /// Takes an event for what it is; one that can't happen now is ignored.
  mutating func receive(_ event: Event) {
    guard state.end == nil else { return remark(.ignored) }
    switch event {
    case .sent(let name, let sender, let values): sent(name, from: sender, values)
    case .button(let name, let values): pressed(name, values)
    case .systemBack(let number): systemBack(number)
    case .swipedAway: swipedAway()
    case .tabTapped(let number, let index): tabTapped(number, index)
    case .app(let transition, let values): happened(transition, values)
    case .changed(let id, let value): changed(id, to: value)
    case .link(let link, let values): opened(link, values)
    case .answered(let waiting, let end, let values): answered(waiting, end, values)
    case .elapsed(let waiting): elapsed(waiting)
    case .ended(let number, let end): externalEnded(number, end)
    }
  }

  /// The flow as it begins.
  mutating func startFlow() {
    let stack: Number<Stack> = state.number()
    let layer: Number<Layer> = state.number()
    let run: Number<Run> = state.number()
    state.stacks[stack] = Stack(container: nil)
    state.layers = [
      Layer(
        number: layer, presentation: .root, stack: stack, presenter: nil, opener: nil,
        isInteractivelyDismissible: false)
    ]
    state.main = run
    state.runs[run] = Run(
      kind: .flow(interpreter.flow), host: nil, arguments: [], parent: nil, opener: nil,
      step: nil, end: nil)
    guard let start = project.flows[interpreter.flow].start?.id else { return remark(.dangling) }
    let parameters = project.screens[start].parameters
    open(
      Opening(
        screen: start, arguments: values(for: parameters, given: .empty, Scope()), run: run,
        stack: stack, index: 0, arrival: .root))
  }

  mutating func perform(
    _ transition: ID<Transition>, of number: Number<Destination>, _ values: [Binding]
  ) {
    guard let destination = state.destinations[number] else { return }
    let anywhere = project.flows[project.screens[destination.screen].flow].anywhere
    let context = Context(
      source: .destination(number), run: destination.run, scope: scope(of: number, values),
      isFlowWide: anywhere.contains(transition))
    agenda.append(.list(project.transitions[transition].actions, context))
  }
}
