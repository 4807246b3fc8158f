/// What leads back.
extension FlowNavigator {
  /// Pops; the first page of a presented layer dismisses it; the first of the root layer stays, unless it
  /// lies on a stack of the app. At the first page of the frame it ends the run as cancelled.
  func back(_ context: FlowContext) {
    let frame = state.frame(of: context.run)
    let isOutermost = frame == state.main && !isHosted
    let firstOfFrame = isOutermost ? nil : state.members(of: frame).first
    guard var number = place(context), allowsBack(number) else { return }
    while let index = state.index(of: number), let stack = state.pages[number]?.stack {
      if number == firstOfFrame { return end(frame, .cancelled) }
      if index > 0 { return remove(state.upward(from: number)) }
      guard let container = state.stacks[stack]?.container else {
        let layer = state.layerIndex(of: number) ?? 0
        if layer > 0 { closeLayers(from: layer) }
        return
      }
      number = container
    }
  }

  /// Whether the sequence lets its steps go back to the one before.
  func allowsBack(_ number: FlowPage.ID) -> Bool {
    guard let page = state.pages[number] else { return true }
    for run in state.enclosingRuns(of: page.run) {
      let isStep = page.step != nil || state.runs[run]?.step != nil
      if let sequence = sequence(of: run) { return sequence.allowsBack || !isStep }
      if !isStep { return true }
    }
    return true
  }

  /// Pops to the nearest such screen of the frame, closing layers above. Where it lies under the
  /// sequence that the source is a step of, that ends as cancelled first.
  func backTo(_ screen: FlowScreen, _ otherwise: FlowContinuation?, _ context: FlowContext) {
    switch find(screen, context) {
    case .at(let page): uncover(page)
    case .outside(let run):
      leaveSequence(for: run, then: .backTo(screen, otherwise: otherwise), context)
    case .absent: performInstead(otherwise, context)
    }
  }

  /// What is done instead, at the source, where a screen is looked for in vain.
  private func performInstead(_ otherwise: FlowContinuation?, _ context: FlowContext) {
    if let otherwise { pending.append(.actions(otherwise()[...], context)) }
  }

  private enum Found {
    case at(FlowPage.ID)
    /// Outside of the sequence that the source is in, where it is found from the run around it.
    case outside(FlowRun.ID)
    case absent
  }

  /// The nearest place of a screen under the source.
  private func find(_ screen: FlowScreen, _ context: FlowContext) -> Found {
    guard let start = anchor(context) else { return .absent }
    let candidates = state.downward(from: start).filter { !isSource($0, context) }
    let frame = state.frame(of: context.run)
    if let place = state.places(of: screen, among: candidates, in: frame).first {
      return .at(place)
    }
    for run in state.enclosingRuns(of: frame) {
      guard state.runs[run]?.kind == .sequence, let parent = state.runs[run]?.parent else { break }
      let around = state.frame(of: parent)
      if !state.places(of: screen, among: candidates, in: around).isEmpty {
        return .outside(parent)
      }
    }
    return .absent
  }

  /// A page at which an event of the app waited is not its source: the event can go back to it, as it can
  /// without waiting.
  private func isSource(_ page: FlowPage.ID, _ context: FlowContext) -> Bool {
    switch context.source {
    case .page(let source): page == source && !context.isFromApp
    case .run(let run): state.isMember(page, of: run)
    case .onTop, .stack: false
    }
  }

  private func leaveSequence(for run: FlowRun.ID, then action: FlowAction, _ context: FlowContext) {
    var context = context
    let frame = state.frame(of: context.run)
    context.run = state.runs[frame]?.parent ?? run
    context.source = .onTop
    pending.append(.actions([action], context))
    end(frame, .cancelled)
  }

  /// The frame's stack pops to its first page, and layers above it close; in tabs, a region or a
  /// column it is the innermost stack that pops.
  func backToRoot(_ context: FlowContext) {
    let frame = state.frame(of: context.run)
    guard let first = state.members(of: frame).first, let layer = state.layerIndex(of: first),
      var number = place(context) ?? state.top
    else { return }
    while let index = state.layerIndex(of: number), index > layer,
      let presenter = state.layers[index].presenter
    { number = presenter }
    uncover(root(for: number, from: first))
  }

  private func root(for number: FlowPage.ID, from first: FlowPage.ID) -> FlowPage.ID {
    guard let page = state.pages[number] else { return first }
    if let stack = page.content.shownStacks.last, let root = state.stacks[stack]?.pages.first {
      return root
    }
    if page.stack == state.pages[first]?.stack { return first }
    return state.stacks[page.stack]?.pages.first ?? first
  }

  /// The source's layer goes, with all above it; where the frame lies in what would go, its run ends
  /// as cancelled instead.
  func dismiss(_ context: FlowContext) {
    guard let source = place(context), let layer = state.layerIndex(of: source) else { return }
    let frame = state.frame(of: context.run)
    if frame != state.main || isHosted, let base = base(of: frame), base >= layer {
      return end(frame, .cancelled)
    }
    if layer > 0 { closeLayers(from: layer) }
  }

  /// All layers above the screen's go.
  func dismissTo(_ screen: FlowScreen, _ otherwise: FlowContinuation?, _ context: FlowContext) {
    var looking = context
    if case .page = context.source { looking.source = .onTop }
    switch find(screen, looking) {
    case .at(let page): closeLayers(from: (state.layerIndex(of: page) ?? 0) + 1)
    case .outside(let run):
      leaveSequence(for: run, then: .dismissTo(screen, otherwise: otherwise), looking)
    case .absent: performInstead(otherwise, context)
    }
  }

  /// All layers above the frame's first go.
  func dismissAll(_ context: FlowContext) {
    guard let base = base(of: state.frame(of: context.run)) else { return }
    closeLayers(from: base + 1)
  }

  /// The layer in which a run began.
  func base(of run: FlowRun.ID) -> Int? {
    state.members(of: run).first.flatMap { state.layerIndex(of: $0) }
  }

  /// Closes what is above a page: layers first, then what lies on it and on its containers.
  func uncover(_ number: FlowPage.ID) {
    state.bringColumnsToFront(of: number)
    guard let layer = state.layerIndex(of: number) else { return }
    let above = state.layers.dropFirst(layer + 1).map(\.stack)
    var leaving = Set(state.pages(in: above, inside: \.stacks))
    var inner = Optional(number)
    while let current = inner, let page = state.pages[current] {
      leaving.formUnion(state.upward(from: current).subtracting([current]))
      inner = state.stacks[page.stack]?.container
    }
    remove(leaving)
  }
}

/// Where a plan's source is.
extension FlowNavigator {
  /// The page that stands for the source: where the source has left, the one on top; of a run, its
  /// topmost in the stack that it began in.
  func anchor(_ context: FlowContext) -> FlowPage.ID? {
    switch context.source {
    case .onTop: state.top
    case .page(let page): state.pages[page] == nil ? state.top : page
    case .run(let run): state.segment(of: run).last ?? state.top
    case .stack(let stack): state.stacks[stack]?.pages.last ?? holder(of: stack)
    }
  }

  /// The first page of the source's place; nothing if the source has left.
  func place(_ context: FlowContext) -> FlowPage.ID? {
    switch context.source {
    case .onTop: state.top
    case .stack: nil
    case .page(let page): state.pages[page] == nil ? nil : page
    case .run(let run): state.segment(of: run).first
    }
  }

  /// The stack that holds the source.
  func stack(_ context: FlowContext) -> FlowStack.ID? {
    if case .stack(let stack) = context.source, state.stacks[stack] != nil { return stack }
    return anchor(context).flatMap { state.pages[$0]?.stack } ?? state.layers.first?.stack
  }

  private func holder(of stack: FlowStack.ID) -> FlowPage.ID? {
    state.stacks[stack]?.container ?? state.layers.first { $0.stack == stack }?.presenter
  }
}
