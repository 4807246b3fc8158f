import FlowModel

extension Execution {
  /// The back button or the edge swipe: the platform pops, and what ended by it is told.
  ///
  /// `leaving` runs instead, if the screen says it.
  mutating func systemBack(_ number: Number<Destination>) {
    guard canGoBack(number) else { return remark(.ignored) }
    let leaving = upward(from: number)
    if runsLeaving(of: leaving) { return }
    remove(leaving, reacting: .always)
  }

  /// Whether there is an implicit way back: it was pushed, and its sequence allows going back.
  func canGoBack(_ number: Number<Destination>) -> Bool {
    guard state.active.contains(number), let destination = state.destinations[number],
      let stack = state.stacks[destination.stack]
    else { return false }
    return stack.destinations.last == number && stack.destinations.first != number
      && destination.arrival == .push && allowsBack(number)
  }

  /// A swipe down, or a tap outside: the layer on top goes, and tells so; of a step of a sequence
  /// it is `next`.
  mutating func swipedAway() {
    guard state.layers.count > 1, let layer = state.layers.last, layer.isInteractivelyDismissible,
      let first = state.stacks[layer.stack]?.destinations.first
    else { return remark(.ignored) }
    if runsLeaving(of: Set(state.destinations(in: [layer.stack]) { $0.stacks })) { return }
    if let (run, step) = presentedStep(first) { agenda.append(.advance(run, after: step)) }
    closeLayers(from: state.layers.count - 1, reacting: .always)
  }

  /// The sequence that goes on when a layer is swiped away, and the step after which it does: the one
  /// with which the layer began. The layer of the first step is the sequence's own.
  private func presentedStep(_ first: Number<Destination>) -> (Number<Run>, Int)? {
    guard let destination = state.destinations[first] else { return nil }
    var step = destination.step
    for run in state.outward(from: destination.run) {
      if state.members(of: run).first != first {
        guard let step, sequence(of: run) != nil, state.runs[run]?.end == nil else { return nil }
        return (run, step)
      }
      step = state.runs[run]?.step
    }
    return nil
  }

  /// The actions of a screen's `leaving` run instead of an implicit exit.
  ///
  /// Of all leaving screens, the topmost one with actions in `leaving` decides.
  private mutating func runsLeaving(of leaving: Set<Number<Destination>>) -> Bool {
    for number in state.shown.reversed() where leaving.contains(number) {
      guard let destination = state.destinations[number],
        let list = project.screens[destination.screen].leaving
      else { continue }
      let planned = plan(list)
      if planned.isEmpty { continue }
      let context = Context(
        source: .destination(number), run: destination.run, scope: scope(of: number, []))
      agenda.append(.actions(planned[...], context))
      return true
    }
    return false
  }

  /// A tap in the tab bar selects a tab. A tap on the selected tab pops its stack, as the platform
  /// does, and is an event if the tab has one; a tab without a screen is only an event.
  mutating func tabTapped(_ number: Number<Destination>, _ index: Int) {
    guard state.active.contains(number), let destination = state.destinations[number],
      case .tabs(let stacks, let selected) = destination.content, stacks.indices.contains(index),
      !destination.hiddenTabs.contains(index),
      case .tabs(let tabs) = project.screens[destination.screen].kind
    else { return remark(.ignored) }
    let tab = project.tabs[ID(tabs.startIndex + index)]
    guard let stack = stacks[index], let screen = tab.screen?.id else {
      return sendTabEvent(tab, of: number)
    }
    if index != selected {
      if mayCome(to: screen) { return select(index, of: number) }
      state.intent = .tab(number, index: index)
      return remark(.refused(screen))
    }
    sendTabEvent(tab, of: number)
    remove(Set(state.stacks[stack]?.destinations.dropFirst() ?? []), reacting: .always)
  }

  private mutating func sendTabEvent(_ tab: Tab, of container: Number<Destination>) {
    guard let event = tab.event?.symbol else { return }
    guard let response = response(of: container, to: event) else { return remark(.ignored) }
    respond(response, of: container, [])
  }
}
