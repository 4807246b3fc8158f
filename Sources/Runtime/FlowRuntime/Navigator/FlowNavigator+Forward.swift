/// What brings something to the screen.
extension FlowNavigator {
  func show(_ showing: FlowShowing, _ context: FlowContext) {
    let again: FlowAction = .show(showing)
    let (destination, style) = (showing.destination, showing.style)
    if closedAlert(for: again, context) || !mayCome(to: destination, context, for: again) { return }
    if isDone(by: showing.ifShown, destination, context) { return }
    guard let stack = stack(context) else { return }
    let run = state.frame(of: context.run)
    let opener = FlowOpener(
      page: anchor(context), context: context, following: showing.following)
    var opening = FlowOpening(
      destination: destination, run: run, stack: stack, index: state.top(of: stack, for: run),
      arrival: .push, opener: opener, style: style, entry: showing.entry)
    switch style.kind(isCompact) {
    case .replace: replace(opening, from: style.from, context)
    case .layer(let presentation): present(opening, presentation, context)
    case .push, .movingPush, .plain, .animated:
      opening.arrival = style.arrival(isCompact)
      opening.step = stepLeft(by: context)
      open(opening)
    }
  }

  /// The step that a run was which has ended: what comes up takes its place.
  private func stepLeft(by context: FlowContext) -> Int? {
    guard case .run(let run) = context.source, state.runs[run]?.end != nil else { return nil }
    return state.runs[run]?.step
  }

  /// An alert or a dialog holds nothing but itself: it closes, and the action is its presenter's.
  private func closedAlert(for action: FlowAction, _ context: FlowContext) -> Bool {
    guard let anchor = anchor(context), let index = state.layerIndex(of: anchor),
      state.layers[index].presentation.isAlert, let presenter = state.layers[index].presenter
    else { return false }
    var context = context
    context.source = .page(presenter)
    pending.append(.actions([action], context))
    closeLayers(from: index)
    return true
  }

  /// Looks for the destination in the frame, the source included, from the top.
  private func isDone(
    by ifShown: FlowIfShown, _ destination: any FlowDestination, _ context: FlowContext
  ) -> Bool {
    if ifShown == .again { return false }
    let frame = state.frame(of: context.run)
    let screen = destination.anyScreen
    guard let page = state.places(of: screen, among: state.shown.reversed(), in: frame).first
    else { return false }
    if ifShown == .return { uncover(page) }
    if ifShown == .update {
      state.bringColumnsToFront(of: page)
      update(page, to: destination)
    }
    return true
  }

  /// A run that stands for a screen hands the new arguments to what it began with.
  func update(_ number: FlowPage.ID, to destination: any FlowDestination) {
    guard let page = state.pages[number] else { return }
    if page.destination.anyScreen == destination.anyScreen {
      state.pages[number]?.destination = destination
      return
    }
    let run = state.enclosingRuns(of: page.run).first {
      state.runs[$0]?.host?.anyScreen == destination.anyScreen
    }
    guard let run, let parent = state.runs[run]?.parent,
      let first = state.segment(of: run).first
    else { return }
    state.runs[run]?.host = destination
    guard case .flow(let start, _)? = traits(of: destination, in: parent)?.content,
      state.pages[first]?.destination.anyScreen == start.anyScreen
    else { return }
    state.pages[first]?.destination = start
  }

  /// What the source presented before ends first, and tells so.
  private func present(
    _ opening: FlowOpening, _ presentation: FlowPresentation, _ context: FlowContext
  ) {
    let base = anchor(context).flatMap { state.layerIndex(of: $0) } ?? 0
    pending.append(.present(opening, presentation, context))
    closeLayers(from: base + 1)
  }

  /// Presents in a new layer; what followed the end of what was there before has been done.
  ///
  /// What that presented in its turn ends as well, and nothing follows that: else two openings that
  /// answer each other would never come to an end.
  func presentNow(
    _ opening: FlowOpening, _ presentation: FlowPresentation, _ context: FlowContext
  ) {
    let presenter = anchor(context)
    let base = presenter.flatMap { state.layerIndex(of: $0) } ?? 0
    closeLayers(from: base + 1, reacting: .never)
    var opening = opening
    opening.stack = state.newID()
    state.stacks[opening.stack] = FlowStack(container: nil)
    state.layers.append(
      FlowLayer(
        id: state.newID(), presentation: presentation, style: opening.style,
        stack: opening.stack, presenter: presenter,
        opener: isRun(opening) ? nil : opening.opener))
    opening.index = 0
    opening.arrival = .root
    open(opening)
  }

  private func isRun(_ opening: FlowOpening) -> Bool {
    guard let traits = traits(of: opening.destination, in: opening.run) else { return false }
    switch traits.content {
    case .flow, .sequence: return true
    default: return traits.isRun
    }
  }

  /// The source's place is taken, or that of the named screen and all above it; in a sequence the
  /// step's place, so that `next` goes on.
  func replace(_ opening: FlowOpening, from screen: FlowScreen?, _ context: FlowContext) {
    if case .stack = context.source, screen == nil {
      open(opening)
      return
    }
    guard let first = replaced(from: screen, context), let page = state.pages[first],
      let index = state.index(of: first)
    else { return }
    var opening = opening
    let old = state.upward(from: first)
    opening.stack = page.stack
    opening.index = index + old.count
    opening.arrival = page.arrival.isRoot ? .push : page.arrival
    opening.step = step(of: page, in: opening.run)
    if open(opening) != .nothing { remove(old) }
  }

  /// The step of a sequence's run that a page is, or what it belongs to.
  private func step(of page: FlowPage, in frame: FlowRun.ID) -> Int? {
    var (run, step) = (page.run, page.step)
    while run != frame, let parent = state.runs[run]?.parent {
      step = state.runs[run]?.step
      run = parent
    }
    return step
  }

  private func replaced(from screen: FlowScreen?, _ context: FlowContext) -> FlowPage.ID? {
    guard let screen else { return place(context) ?? state.top }
    guard let start = anchor(context) else { return nil }
    let frame = state.frame(of: context.run)
    let nearest = state.places(of: screen, among: state.downward(from: start), in: frame).first
    return nearest.map { state.firstOfRun($0, standingFor: screen) }
  }

  func setRoot(_ destination: any FlowDestination, _ context: FlowContext) {
    if !mayCome(to: destination, context, for: .setRoot(destination)) { return }
    let frame =
      context.isFlowWide ? state.flowRun(of: context.run) : state.frame(of: context.run)
    setRoot(destination, of: frame)
  }

  /// The stack of the frame becomes the destination alone; layers above go first.
  func setRoot(_ destination: any FlowDestination, of frame: FlowRun.ID) {
    let old = state.members(of: frame)
    guard let first = old.first, let page = state.pages[first],
      let index = state.index(of: first), let layer = state.layerIndex(of: first)
    else { return }
    closeLayers(from: layer + 1, reacting: .never)
    let opening = FlowOpening(
      destination: destination, run: frame, stack: page.stack, index: index + 1,
      arrival: page.arrival.isRoot ? .push : page.arrival)
    if open(opening) != .nothing { remove(Set(old), reacting: .never) }
  }
}
