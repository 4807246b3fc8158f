/// What lies over the stack in which a flow began, and commands for it.
extension FlowNavigator {
  /// A destination that is presented, and its layer.
  package typealias Presented = (destination: any FlowDestination, layer: FlowLayer)

  /// What the flow presents over its stack: a sheet, a cover or a popover.
  package func presented(by definition: any FlowDefinition) -> Presented? {
    guard let run = run(of: definition), let base = base(of: run) else { return nil }
    let above = state.layers.dropFirst(base + 1).first { !$0.presentation.isAlert }
    return above.flatMap { presented(in: $0, by: run) }
  }

  /// The flow's alert or confirmation dialog on top.
  package func presentedAlert(by definition: any FlowDefinition) -> Presented? {
    guard let run = run(of: definition), let top = state.layers.last, top.presentation.isAlert
    else { return nil }
    return presented(in: top, by: run)
  }

  private func presented(in layer: FlowLayer, by run: FlowRun.ID) -> Presented? {
    guard let page = state.firstPage(of: layer), state.isMember(page.id, of: run) else {
      return nil
    }
    return (destination(of: page, in: run), layer)
  }

  /// What an alert or a confirmation dialog says, by its page.
  package func alert(on page: FlowPage?) -> FlowAlert? {
    guard let page, case .alert(let alert)? = traits(of: page)?.content else { return nil }
    return alert
  }

  /// Whether an alert or a confirmation dialog of any flow is on top.
  package var hasAlert: Bool { state.layers.last?.presentation.isAlert ?? false }

  /// Presents a destination over the stack in which the flow began, instead of what lies over it now.
  package func present(
    _ destination: any FlowDestination, as style: FlowStyle, by definition: any FlowDefinition
  ) {
    guard let run = run(of: definition), let first = state.segment(of: run).first,
      let stack = state.pages[first]?.stack
    else { return }
    command(.showing(destination, style), FlowContext(source: .stack(stack), run: run))
  }

  /// Shows an alert or a confirmation dialog over all that is there.
  package func presentAlert(
    _ destination: any FlowDestination, as style: FlowStyle, by definition: any FlowDefinition
  ) {
    guard let run = run(of: definition) else { return }
    command(.showing(destination, style), FlowContext(source: .onTop, run: run))
  }

  /// Closes what the flow presents over its stack, with all that lies over that.
  package func dismissPresented(by definition: any FlowDefinition) {
    guard presented(by: definition) != nil, let run = run(of: definition) else { return }
    command(.dismissAll, FlowContext(source: .onTop, run: run))
  }

  /// Closes the flow's alert or confirmation dialog on top, without one of its buttons.
  package func dismissAlert(by definition: any FlowDefinition) {
    if let (_, layer) = presentedAlert(by: definition) { press(FlowButton(""), in: layer.id) }
  }

  private func command(_ action: FlowAction, _ context: FlowContext) {
    perform([action], in: context)
  }
}

extension FlowAction {
  fileprivate static func showing(
    _ destination: any FlowDestination, _ style: FlowStyle
  ) -> FlowAction {
    .show(
      FlowShowing(
        destination: destination, style: style, entry: nil, ifShown: .again, following: nil))
  }
}
