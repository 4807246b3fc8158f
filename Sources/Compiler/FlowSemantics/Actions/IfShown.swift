import FlowModel

extension Execution {
  /// `ifShown` looks for X in the frame, the source included, from the top: `ignore` then does
  /// nothing, `return` closes what is above it, `update` gives it the new arguments.
  ///
  /// Screens in tabs that are not selected are not shown; `{ tab: … }` leads there.
  mutating func isDone(
    by ifShown: IfShown, _ target: ID<Screen>, _ arguments: [Value], _ context: Context
  ) -> Bool {
    if ifShown == .again { return false }
    let frame = state.frame(of: context.run)
    let places = state.places(of: target, among: state.shown.reversed(), in: frame)
    guard let nearest = places.first else { return false }
    switch ifShown {
    case .again, .ignore: break
    case .return: uncover(nearest)
    case .update: update(nearest, target, arguments)
    }
    return true
  }

  /// Closes what is above a destination: layers first, then what lies on it and on its containers.
  mutating func uncover(_ number: Number<Destination>) {
    guard let layer = state.layerIndex(of: number) else { return }
    var leaving = state.destinations(in: state.layers.dropFirst(layer + 1).map(\.stack)) {
      $0.stacks
    }
    var inner = Optional(number)
    while let current = inner, let destination = state.destinations[current] {
      leaving += upward(from: current).subtracting([current])
      inner = state.stacks[destination.stack]?.container
    }
    remove(Set(leaving))
  }

  /// A run that stands for a screen hands the new arguments to what it began with.
  mutating func update(
    _ number: Number<Destination>, _ screen: ID<Screen>, _ arguments: [Value]
  ) {
    guard let destination = state.destinations[number] else { return }
    if destination.screen == screen {
      state.destinations[number]?.arguments = arguments
      return
    }
    let run = state.outward(from: destination.run).first { state.runs[$0]?.host == screen }
    guard let run, let first = segment(of: run).first else { return }
    state.runs[run]?.arguments = arguments
    guard case .flow(let flow) = state.runs[run]?.kind,
      let start = project.flows[flow].start?.id, state.destinations[first]?.screen == start
    else { return }
    let handed = bindings(of: project.screens[screen].parameters, arguments)
    let inner = startArguments(start, in: screen, handed)
    state.destinations[first]?.arguments = inner
  }
}
