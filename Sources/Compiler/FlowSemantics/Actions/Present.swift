import FlowModel

extension Execution {
  /// By `sheet`, `fullScreenCover`, `popover`, an alert, a dialog: a new layer holding X; what the
  /// source presented before ends first, and tells so.
  mutating func present(_ opening: Opening, _ layering: Layering, _ context: Context) {
    let base = anchor(context).flatMap { state.layerIndex(of: $0) } ?? 0
    if base + 1 < state.layers.count { remark(.interrupts) }
    agenda.append(.present(opening, layering, context))
    closeLayers(from: base + 1)
  }

  /// Presents in a new layer; what followed the end of what was there before has been done.
  ///
  /// The presentations above it end too, without further actions: otherwise, two openings that answer
  /// each other would never end.
  mutating func presentNow(_ opening: Opening, _ layering: Layering, _ context: Context) {
    let presenter = anchor(context)
    let base = presenter.flatMap { state.layerIndex(of: $0) } ?? 0
    closeLayers(from: base + 1, reacting: .never)
    let stack: Number<Stack> = state.number()
    let layer: Number<Layer> = state.number()
    state.stacks[stack] = Stack(container: nil)
    state.layers.append(
      Layer(
        number: layer, presentation: layering.presentation, stack: stack, presenter: presenter,
        opener: project.screens[opening.screen].isRun ? nil : opening.opener,
        isInteractivelyDismissible: layering.isInteractivelyDismissible))
    var opening = opening
    opening.stack = stack
    opening.index = 0
    opening.arrival = .root
    open(opening)
  }
}
