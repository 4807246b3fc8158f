import FlowModel

extension Execution {
  /// `{ setRoot: X }`: the stack of the frame (the whole flow's, for `app` and `anywhere`) becomes
  /// [X]; layers above go first.
  mutating func setRoot(
    _ target: Reference<Screen>, _ given: IDRange<Argument>, _ context: Context
  ) {
    guard let screen = target.id else { return remark(.dangling) }
    if !mayCome(to: screen, context) { return }
    let arguments = values(
      for: project.screens[screen].parameters, given: given, context.scope)
    let frame =
      context.isFlowWide ? state.flowRun(of: context.run) : state.frame(of: context.run)
    setRoot(screen, arguments, frame)
  }

  mutating func setRoot(_ screen: ID<Screen>, _ arguments: [Value], _ frame: Number<Run>) {
    let old = state.members(of: frame)
    guard let first = old.first, let destination = state.destinations[first],
      let index = state.index(of: first), let layer = state.layerIndex(of: first)
    else { return }
    closeLayers(from: layer + 1, reacting: .never)
    let opening = Opening(
      screen: screen, arguments: arguments, run: frame, stack: destination.stack, index: index + 1,
      arrival: destination.arrival == .root ? .push : destination.arrival)
    if open(opening) == .nothing { return remark(.nothingLeft) }
    remove(Set(old), reacting: .never)
  }
}
