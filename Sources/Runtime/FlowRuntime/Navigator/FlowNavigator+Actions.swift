extension FlowNavigator {
  func perform(_ actions: [FlowAction], on page: FlowPage.ID, isFlowWide: Bool = false) {
    guard let run = state.pages[page]?.run else { return }
    perform(actions, in: FlowContext(source: .page(page), run: run, isFlowWide: isFlowWide))
  }

  func perform(_ actions: [FlowAction], in context: FlowContext) {
    // No event comes between: what the app tells while it is called is done afterwards.
    if isBusy { return pending.insert(.actions(actions[...], context), at: 0) }
    event { [self] in pending.append(.actions(actions[...], context)) }
  }

  /// The first action of a list, after which the rest of the list is pending.
  func perform(_ actions: ArraySlice<FlowAction>, _ context: FlowContext) {
    guard let first = actions.first, var context = live(context) else { return }
    let source = context.source
    if first.moves { context.source = .onTop }
    if actions.count > 1 { pending.append(.actions(actions.dropFirst(), context)) }
    context.source = source
    perform(first, context)
  }

  /// The context as it is now: where a sequence or a returning screen has ended meanwhile, what is
  /// around it goes on; a flow that has ended does nothing more.
  private func live(_ context: FlowContext) -> FlowContext? {
    var context = context
    while let run = state.runs[context.run] ?? endedRuns[context.run] {
      if run.end == nil, state.runs[context.run] != nil { return context }
      guard let parent = run.parent, run.kind != .flow else { return nil }
      context.run = parent
    }
    return nil
  }

  private func perform(_ action: FlowAction, _ context: FlowContext) {
    switch action {
    case .show(let showing): show(showing, context)
    case .setRoot(let destination): setRoot(destination, context)
    case .showInNextColumn(let destination): showInNextColumn(destination, context)
    case .tab, .tabFor: select(action, context)
    case .back, .backTo, .backToRoot, .dismiss, .dismissTo, .dismissAll:
      stepBack(.action, from: [anchor(context), state.top]) { goBack(action, context) }
    case .finish(let result): end(finishing(context), .finished(result))
    case .cancel: end(finishing(context), .cancelled)
    case .step(let isSkip): step(from: context, isSkip: isSkip)
    case .endExternal(let end): self.end(context.run, end)
    case .call(let body): body()
    case .wait(let name, let body): wait(name, body, context)
    case .after(let milliseconds, let name, let plan):
      wait(milliseconds: milliseconds, name, plan, context)
    }
  }

  private func goBack(_ action: FlowAction, _ context: FlowContext) {
    switch action {
    case .back: back(context)
    case .backTo(let screen, let otherwise): backTo(screen, otherwise, context)
    case .backToRoot: backToRoot(context)
    case .dismiss: dismiss(context)
    case .dismissTo(let screen, let otherwise): dismissTo(screen, otherwise, context)
    case .dismissAll: dismissAll(context)
    default: break
    }
  }

  private func finishing(_ context: FlowContext) -> FlowRun.ID {
    state.enclosingRuns(of: context.run).first { state.runs[$0]?.kind != .sequence } ?? state.main
  }
}
