import Foundation

/// How links are followed.
extension FlowNavigator {
  /// Follows the link of a URL; returns `false` if neither a flow nor one inside of it has such a link.
  ///
  /// It leads from the root of the flow's run, or on top of what is there. A flow that does not run is
  /// opened by the screens that embed it. A link that may not be followed now, or leads through another
  /// case of a `switch` than the one that is shown, or through a tab that is not shown, is held until the app's state changes or a run finishes.
  func follow(_ url: URL, from flow: any FlowDefinition) -> Bool {
    guard let passage = passage(for: url, from: flow) else {
      report(url, refused: .unknown)
      return false
    }
    if state.isOver || place(of: passage) == nil {
      report(url, refused: .over)
    } else {
      event { [self] in go(passage, from: flow) }
    }
    return true
  }

  private func go(_ passage: FlowPassage, from flow: any FlowDefinition, isHeld: Bool = false) {
    guard mayFollow(passage, from: flow), let (run, hops) = place(of: passage) else {
      if !isHeld { report(passage.url, refused: .held) }
      return
    }
    report(passage.url, refused: nil)
    let way = passage.way
    if !way.isOnTop || !hops.isEmpty {
      for (container, index) in hiddenTabs(around: run) { select(index, of: container) }
    }
    guard let run = enter(hops, from: run) else { return }
    if !way.isOnTop {
      returnToRoot(of: run)
      if way.entry != nil { returnToShownRoots(of: run) }
    }
    if let entry = way.entry, let model = definition(of: run) {
      enter(model, at: entry, in: run, isFromApp: true)
    } else {
      goTo(way.steps, onTop: way.isOnTop, in: run)
    }
  }

  /// Whether the link may be followed now; if not, it is tried again later.
  private func mayFollow(_ passage: FlowPassage, from flow: any FlowDefinition) -> Bool {
    let question = { [self] in
      guard let (run, hops) = place(of: passage), passage.way.isOpen() else { return false }
      return mayFollow(passage, hops, from: run)
    }
    return asks(question, about: nil) { [weak self, weak flow] in
      guard let self, let flow, let passage = self.passage(for: passage.url, from: flow) else {
        return
      }
      self.go(passage, from: flow, isHeld: true)
    }
  }

  /// Goes to the screens that embed the flow of a link; returns the run of that flow.
  private func enter(_ hops: ArraySlice<FlowPassage.Hop>, from run: FlowRun.ID) -> FlowRun.ID? {
    var run = run
    for hop in hops {
      returnToRoot(of: run)
      goTo(hop.steps, onTop: false, in: run)
      guard let inner = self.run(in: hop.host, within: run) else { return nil }
      run = inner
    }
    return run
  }

  private func returnToRoot(of run: FlowRun.ID) {
    if let first = state.members(of: run).first { uncover(first) }
  }

  /// From the root of each stack inside that is shown: of a selected tab, of a region, of columns.
  private func returnToShownRoots(of run: FlowRun.ID) {
    for number in state.shown.reversed() where state.isMember(number, of: run) {
      if state.index(of: number) == 0 { uncover(number) }
    }
  }

  /// Goes to each step of a way.
  private func goTo(_ way: [FlowSequence.Step], onTop: Bool, in run: FlowRun.ID) {
    let context = FlowContext(source: .onTop, run: run, isFlowWide: true)
    // An alert or a dialog holds nothing but itself.
    if onTop, hasAlert { closeLayers(from: state.layers.count - 1) }
    for (index, step) in way.enumerated() {
      if !onTop, let root = uncoveredRoot(step.destination, run) {
        if step.destination.hasArguments { update(root, to: step.destination) }
        continue
      }
      if !onTop, index == 0, way.count > 1 {
        setRoot(step.destination, of: run)
      } else {
        place(step, context)
      }
    }
  }

  func isReady(for way: [FlowSequence.Step], _ run: FlowRun.ID) -> Bool {
    let screens = way.map(\.destination.anyScreen)
    for number in state.members(of: run) {
      guard let page = state.pages[number],
        let index = screens.firstIndex(of: page.destination.anyScreen),
        index + 1 < screens.count
      else { continue }
      if hides(way[index + 1].destination, amongTabsOf: page) { return false }
      guard case .region(_, let stack) = page.content else { continue }
      let shown = stack.flatMap { state.stacks[$0]?.pages.first }
      let isShown = shown.map { number in
        state.places(of: screens[index + 1], among: [number], in: run).contains(number)
      }
      if isShown != true { return false }
    }
    return true
  }

  /// Whether a destination is the first of a tab that is not shown now.
  private func hides(_ destination: any FlowDestination, amongTabsOf page: FlowPage) -> Bool {
    guard case .tabs(let tabs)? = traits(of: page)?.content else { return false }
    return tabs.contains { $0.screen == destination.anyScreen }
      && !self.tabs(of: page.id).contains { $0.starts(with: destination) }
  }

  /// One that is a root already or the first of the run is uncovered, a tab is selected and popped.
  private func uncoveredRoot(
    _ destination: any FlowDestination, _ run: FlowRun.ID
  ) -> FlowPage.ID? {
    let screen = destination.anyScreen
    if let tab = tab(among: state.shown.reversed(), where: { $0.starts(with: destination) }) {
      uncover(tab.container)
      select(tab.index, of: tab.container)
    }
    let first = state.members(of: run).first
    let root = state.shown.first { number in
      (state.index(of: number) == 0 || number == first) && state.isMember(number, of: run)
        && (state.pages[number]?.destination.anyScreen == screen
          || runs(number, in: screen, within: run))
    }
    if let root { uncover(root) }
    return root
  }

  /// Whether a page belongs to the flow that a screen embeds.
  private func runs(_ number: FlowPage.ID, in screen: FlowScreen, within run: FlowRun.ID) -> Bool {
    guard let page = state.pages[number] else { return false }
    return state.enclosingRuns(of: page.run).prefix { $0 != run }
      .contains { state.runs[$0]?.kind == .flow && state.runs[$0]?.host?.anyScreen == screen }
  }

  private func place(_ step: FlowSequence.Step, _ context: FlowContext) {
    guard let stack = stack(context) else { return }
    let opening = FlowOpening(
      destination: step.destination, run: context.run, stack: stack,
      index: state.top(of: stack, for: context.run), arrival: step.style.arrival(isCompact),
      style: step.style)
    switch step.style.kind(isCompact) {
    case .layer(let presentation): presentNow(opening, presentation, context)
    case .replace: replace(opening, from: nil, context)
    default: open(opening)
    }
  }
}

/// The links of a flow.
extension FlowDefinition {
  /// Opens the screen of a URL, in this flow or in one that it embeds, at any depth; returns `false` if
  /// the URL matches no link.
  ///
  /// Flows that run come first, and outer flows before the flows inside them.
  @discardableResult
  public func open(_ url: URL) -> Bool { navigator.follow(url, from: self) }

  /// Makes the way of a link. Generated code calls it with the screens that a link leads through.
  ///
  /// - Parameters:
  ///   - steps: the screens from the root to the link's screen; with an entry, those that must be possible first.
  ///   - entry: builds the stack instead of the steps.
  ///   - onTop: whether the link opens on top of the current stack, instead of from the root.
  ///   - isOpen: whether the link's condition holds now; called again after ``stateChanged()``.
  public func way(
    _ steps: [FlowSteps<Destination>], at entry: (any FlowEntry)? = nil, onTop: Bool = false,
    when isOpen: @escaping @MainActor () -> Bool = { true }
  ) -> FlowWay {
    FlowWay(steps: steps.flatMap(\.steps), entry: entry, isOnTop: onTop, isOpen: isOpen)
  }
}
