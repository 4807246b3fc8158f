/// What the user does by the platform's own means.
extension FlowNavigator {
  /// The back button or the edge swipe. What the page's `leaving` comes to is done instead.
  package func systemBack(_ page: FlowPage.ID) {
    guard canGoBack(page) else { return }
    event { [self] in
      let leaving = state.upward(from: page)
      if runsLeaving(of: leaving) { return }
      if isFirstOnHost(page) { return end(state.main, .cancelled) }
      stepBack(.back, from: [state.top, page]) { remove(leaving, reacting: .always) }
    }
  }

  /// Whether there is an implicit way back: it was pushed, and its sequence allows going back.
  package func canGoBack(_ number: FlowPage.ID) -> Bool {
    // What is on its way off the screen looks as it did.
    let state = state.pages[number] == nil ? displayed : state
    guard let page = state.pages[number], let stack = state.stacks[page.stack] else { return false }
    let isPushed = stack.pages.first != number && page.arrival.isPush
    return (isPushed || isFirstOnHost(number)) && allowsBack(number)
  }

  /// Whether the way back from a page leads out of the flow, to a page of the app.
  private func isFirstOnHost(_ page: FlowPage.ID) -> Bool {
    isHosted && state.layers.first.flatMap { state.stacks[$0.stack]?.pages.first } == page
  }

  /// A swipe down, or a tap outside: the layer goes with all above it, and tells so; of a step of a sequence it is
  /// `next`.
  package func swipedAway(_ id: FlowLayer.ID) {
    guard let index = state.layers.firstIndex(where: { $0.id == id }), index > 0,
      let first = state.stacks[state.layers[index].stack]?.pages.first
    else { return }
    event { [self] in
      let stacks = state.layers.dropFirst(index).map(\.stack)
      if runsLeaving(of: Set(state.pages(in: stacks, inside: \.stacks))) { return }
      if let (run, step) = presentedStep(first) { pending.append(.advance(run, after: step)) }
      stepBack(.swipe, from: [state.top]) { closeLayers(from: index, reacting: .always) }
    }
  }

  /// The sequence that goes on when a layer is swiped away, and the step after which it does: the one
  /// with which the layer began. The layer of the first step is the sequence's own.
  private func presentedStep(_ first: FlowPage.ID) -> (FlowRun.ID, Int)? {
    guard let page = state.pages[first] else { return nil }
    var step = page.step
    for run in state.enclosingRuns(of: page.run) {
      if state.members(of: run).first != first {
        guard let step, state.runs[run]?.kind == .sequence, state.runs[run]?.end == nil else {
          return nil
        }
        return (run, step)
      }
      step = state.runs[run]?.step
    }
    return nil
  }

  /// Of all that would leave, the topmost page is asked for which something is to happen instead.
  private func runsLeaving(of leaving: Set<FlowPage.ID>) -> Bool {
    for number in state.shown.reversed() where leaving.contains(number) {
      guard let page = state.pages[number],
        let actions = traits(of: page.destination, in: page.run)?.leaving?(), !actions.isEmpty
      else { continue }
      report(.event("leaving", of: page))
      pending.append(.actions(actions[...], FlowContext(source: .page(number), run: page.run)))
      return true
    }
    return false
  }

  /// Whether the platform must not take a page away by itself, since something else may happen then.
  package func asksBeforeLeaving(_ page: FlowPage) -> Bool {
    traits(of: page)?.leaving != nil
  }

  /// A button of an alert: the alert closes, whether or not the platform has told that before; then
  /// the event is the presenter's.
  package func press(
    _ button: FlowButton, in layer: FlowLayer.ID, _ texts: [String: String] = [:]
  ) {
    closedAlert = nil
    guard let last = state.layers.last, last.id == layer, state.layers.count > 1 else { return }
    takeAway(layer)
    event { [self] in
      guard let action = button.action, let presenter = last.presenter else {
        return closeLayers(from: state.layers.count - 1, reacting: .always)
      }
      state.layers[state.layers.count - 1].opener = nil
      closeLayers(from: state.layers.count - 1)
      buttonPresenter = presenter
      action(presenter, texts)
      buttonPresenter = nil
    }
  }

  /// The platform has closed an alert: by a button, which tells so before the alert has gone, or
  /// without one.
  package func alertClosed(_ layer: FlowLayer.ID) {
    if takeAway(layer) { closedAlert = layer }
  }

  /// Ends an external screen, with or without a result.
  ///
  /// The view of an `external` screen calls it when its share sheet or picker has ended.
  public func externalEnded(_ page: FlowPage.ID, _ end: FlowEnd) {
    let name = if case .finished = end { "finish" } else { "cancel" }
    guard takes(name, of: page), let run = state.pages[page]?.run else { return }
    event { self.end(run, end) }
  }

  /// Reports a change of the app's state. Switches and tabs follow it, and the last refused action runs if it
  /// is possible now.
  ///
  /// See ``FlowDefinition/stateChanged()``.
  public func stateChanged() {
    if isBusy { return takeChange() }
    event { [self] in takeChange() }
  }

  private func takeChange() {
    mayResume = true
    answersChange(for: Array(pageReaders.keys))
    updateSwitches()
    updateTabs()
  }
}

/// Events that the app sends in place of a screen.
extension FlowDefinition {
  /// Performs the actions of an event of a screen, as if its view had sent it. It ignores the event if the screen can't
  /// be seen.
  ///
  /// - Parameters:
  ///   - event: the event, with its values.
  ///   - screen: the screen that has the event.
  ///   - handle: adds the actions of the event to a plan.
  package func send<Event>(
    _ event: Event, of screen: Destination.Screen,
    _ handle: @MainActor (Self, Event, inout FlowPlan<Destination>) -> Void
  ) {
    let name = FlowPlan<Destination>.name(of: event)
    let page = navigator.state.active.last { navigator.shows(screen.anyScreen, of: self, on: $0) }
    guard let page else {
      return navigator.drop(.dropped(name, of: nil, .covered))
    }
    perform(name, on: page) { handle(self, event, &$0) }
  }
}

extension FlowNavigator {
  fileprivate func shows(
    _ screen: FlowScreen, of definition: any FlowDefinition, on number: FlowPage.ID
  ) -> Bool {
    guard let page = state.pages[number] else { return false }
    return page.destination.anyScreen == screen && self.definition(of: page) === definition
  }
}
