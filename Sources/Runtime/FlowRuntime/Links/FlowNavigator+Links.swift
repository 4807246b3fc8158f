import Foundation

/// Where a link leads.
struct FlowWay {
  let url: URL?
  let steps: [FlowSequence.Step]
  /// The entry that builds the stack in the place of the steps.
  let entry: (any FlowEntry)?
  let isOnTop: Bool
  /// Whether it may be gone now.
  let isOpen: @MainActor () -> Bool
}

/// How links are followed.
extension FlowNavigator {
  /// Goes a way: from the root of the flow's run, or on top of what is there.
  ///
  /// A way that may not be gone now, or leads through another case of a `switch` than the one that is
  /// shown, is held until the app's state changes or a run finishes.
  func follow(_ way: FlowWay, in run: FlowRun.ID) {
    event { [self] in
      go(way, in: run)
    }
  }

  private func go(_ way: FlowWay, in run: FlowRun.ID, isHeld: Bool = false) {
    guard way.isOpen(), way.steps.allSatisfy({ mayCome(to: $0.destination, in: run) }),
      way.isOnTop || isReady(for: way.steps, run)
    else {
      intent = { [weak self] in self?.go(way, in: run, isHeld: true) }
      if !isHeld { report(way.url, refused: .held) }
      return
    }
    report(way.url, refused: nil)
    if !way.isOnTop, let first = state.members(of: run).first { uncover(first) }
    if let entry = way.entry, let model = definition(of: run) {
      enter(model, at: entry, in: run)
    } else {
      goTo(way.steps, onTop: way.isOnTop, in: run)
    }
  }

  /// Goes to each step of a way.
  private func goTo(_ way: [FlowSequence.Step], onTop: Bool, in run: FlowRun.ID) {
    let context = FlowContext(source: .onTop, run: run, isFlowWide: true)
    for (index, step) in way.enumerated() {
      if !onTop, uncoverRoot(step.destination.anyScreen, run) { continue }
      if !onTop, index == 0, way.count > 1 {
        setRoot(step.destination, of: run)
      } else {
        place(step, context)
      }
    }
  }

  private func isReady(for way: [FlowSequence.Step], _ run: FlowRun.ID) -> Bool {
    let screens = way.map(\.destination.anyScreen)
    for number in state.members(of: run) {
      guard let page = state.pages[number], case .region(_, let stack) = page.content,
        let index = screens.firstIndex(of: page.destination.anyScreen),
        index + 1 < screens.count
      else { continue }
      let shown = stack.flatMap { state.stacks[$0]?.pages.first }
      let isShown = shown.map { number in
        state.places(of: screens[index + 1], among: [number], in: run).contains(number)
      }
      if isShown != true { return false }
    }
    return true
  }

  /// One that is a root already is uncovered, a tab is selected and popped.
  private func uncoverRoot(_ screen: FlowScreen, _ run: FlowRun.ID) -> Bool {
    if let tab = tab(of: screen, among: state.shown.reversed()) {
      uncover(tab.container)
      select(tab.index, of: tab.container)
    }
    let root = state.shown.first { number in
      state.pages[number]?.destination.anyScreen == screen && state.index(of: number) == 0
        && state.isMember(number, of: run)
    }
    guard let root else { return false }
    uncover(root)
    return true
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

extension FlowDefinition {
  /// Follows a link: it shows the screens of a way, or uses an entry. If the link's condition doesn't
  /// hold yet, it waits.
  ///
  /// Generated code calls it with the screens that a link leads through.
  ///
  /// - Parameters:
  ///   - way: the screens from the root to the link's screen.
  ///   - entry: builds the stack instead of the way.
  ///   - onTop: whether the link opens on top of the current stack, instead of from the root.
  ///   - url: the URL of the link, for reports.
  ///   - isOpen: whether the link's condition holds now; called again after ``stateChanged()``.
  public func follow(
    _ way: [FlowSteps<Destination>], at entry: (any FlowEntry)? = nil, onTop: Bool = false,
    from url: URL? = nil, when isOpen: @escaping @MainActor () -> Bool = { true }
  ) {
    guard let run = navigator.run(of: self) else { return navigator.report(url, refused: .over) }
    navigator.follow(
      FlowWay(
        url: url, steps: way.flatMap(\.steps), entry: entry, isOnTop: onTop, isOpen: isOpen),
      in: run)
  }
}
