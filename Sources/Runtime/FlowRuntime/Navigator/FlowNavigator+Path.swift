/// The stack in which a flow began, as an array.
extension FlowNavigator {
  /// A destination on the stack, and the first of its pages: an embedded flow or a sequence can have several.
  typealias Place = (destination: any FlowDestination, page: FlowPage.ID)

  /// What a run shows in the stack that it began in, from bottom to top. What an inner run shows there is
  /// one place, by the destination that the inner run stands for.
  func places(of run: FlowRun.ID) -> [Place] { places(of: run, among: state.segment(of: run)) }

  func places(of run: FlowRun.ID, among pages: [FlowPage.ID]) -> [Place] {
    var places: [Place] = []
    var last: FlowRun.ID?
    for number in pages {
      guard let page = state.pages[number] else { continue }
      let inner = state.inner(of: page, in: run)
      if inner == nil || inner != last { places.append((destination(of: page, in: run), number)) }
      last = inner
    }
    return places
  }

  /// What a page is to a run that it belongs to: its own destination, or that of the inner run around it.
  func destination(of page: FlowPage, in run: FlowRun.ID) -> any FlowDestination {
    state.inner(of: page, in: run).flatMap { state.runs[$0]?.host } ?? page.destination
  }

  /// The destinations above the first one, in the stack in which a flow began.
  package func path(of definition: any FlowDefinition) -> [any FlowDestination] {
    run(of: definition).map { places(of: $0).dropFirst().map(\.destination) } ?? []
  }

  /// Brings the stack in which a flow began to some destinations above its first one.
  package func become(_ path: [any FlowDestination], of definition: any FlowDefinition) {
    if let run = run(of: definition) { become(path, of: run) }
  }

  /// Brings the stack in which a run began to some destinations above its first one.
  ///
  /// The destinations that both have from the bottom up stay. What can't come by its rules ends the new path.
  private func become(_ path: [any FlowDestination], of run: FlowRun.ID) {
    let old = places(of: run).dropFirst()
    guard let stack = state.segment(of: run).first.flatMap({ state.pages[$0]?.stack }) else {
      return
    }
    let count = zip(old, path).prefix { $0.destination.equals($1) }.count
    event { [self] in
      if let lowest = old.dropFirst(count).first {
        stepBack(.action, from: [state.top]) { remove(state.upward(from: lowest.page)) }
      }
      for destination in path.dropFirst(count) {
        guard push(destination, of: run, on: stack) else { return }
      }
    }
  }

  private func push(
    _ destination: any FlowDestination, of run: FlowRun.ID, on stack: FlowStack.ID
  ) -> Bool {
    let context = FlowContext(source: .stack(stack), run: run)
    let showing = FlowShowing(
      destination: destination, style: .push, entry: nil, ifShown: .again, following: nil)
    guard mayCome(to: destination, context, for: .show(showing)) else { return false }
    let opening = FlowOpening(
      destination: destination, run: run, stack: stack, index: state.top(of: stack, for: run),
      arrival: .push)
    return open(opening) != .nothing
  }
}

extension FlowState {
  /// The outermost run around a page that lies in another run.
  fileprivate func inner(of page: FlowPage, in run: FlowRun.ID) -> FlowRun.ID? {
    enclosingRuns(of: page.run).prefix { $0 != run }.last
  }
}

extension FlowDestination {
  package func equals(_ other: any FlowDestination) -> Bool { other as? Self == self }
}

/// Commands for an app that navigates without events.
extension FlowDefinition {
  /// The destinations above the first one, in the stack in which the flow began; an embedded flow is one of
  /// them. Presented layers and the stacks of tabs and columns are not part of it.
  ///
  /// A new value pops and pushes at once, as far as the screens' `requires` allow it. `flowc lint` knows nothing
  /// of such a change, so it can't check it.
  ///
  /// ```swift
  /// model.path = [.details(id: 1), .edit(id: 1)]
  /// model.path.removeLast()
  /// ```
  public var path: [Destination] {
    get {
      navigator.observer?.shownIsRead()
      return navigator.path(of: self).compactMap { $0 as? Destination }
    }
    set { navigator.become(newValue, of: self) }
  }

  /// Shows a destination from the page on top, without an event of the flow.
  ///
  /// An event under `app` in the flow file is better: `flowc lint` checks where it leads.
  public func goTo(_ destination: Destination, as style: FlowStyle = .push) {
    perform("goTo") { $0.show(destination, as: style) }
  }
}
