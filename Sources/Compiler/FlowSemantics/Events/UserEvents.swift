import FlowModel
import FlowSyntax

/// The effect of an instance's event.
enum Response: Hashable {
  case transition(ID<Transition>)
  /// The sequence that it is a step of goes on.
  case next(Number<Run>, after: Int)
  case skip(Number<Run>)
}

extension Execution {
  /// Every destination that is visible and not behind a modal layer gets its events, and so do its
  /// containers; one that is leaving, or has left, ignores them.
  mutating func sent(
    _ name: Symbol, from sender: Number<Destination>, _ values: [Binding]
  ) {
    guard state.active.contains(sender), let response = response(of: sender, to: name),
      isSent(name, of: sender)
    else { return remark(.ignored) }
    respond(response, of: sender, values)
  }

  mutating func respond(
    _ response: Response, of number: Number<Destination>, _ values: [Binding]
  ) {
    switch response {
    case .transition(let id): perform(id, of: number, values)
    case .next(let run, let step): agenda.append(.advance(run, after: step))
    case .skip(let run): skip(run)
    }
  }

  /// The screen's own event wins, then its groups', then those that every step of its sequence has
  /// (declared, then `next` and `skip`), then the flow's `anywhere`.
  func response(of number: Number<Destination>, to name: Symbol) -> Response? {
    guard let destination = state.destinations[number] else { return nil }
    let transition = project.transition(of: destination.screen, on: name)
    let anywhere = project.flows[project.screens[destination.screen].flow].anywhere
    if let transition, !anywhere.contains(transition) { return .transition(transition) }
    return stepResponse(of: number, to: name) ?? transition.map { .transition($0) }
  }

  func stepResponse(of number: Number<Destination>, to name: Symbol) -> Response? {
    // Only a view that knows the sequence continues it: not one that the app put in a step's place.
    guard let (run, step) = place(inSequence: number), let host = state.runs[run]?.host,
      let screen = state.destinations[number]?.screen,
      project.hearers[screen]?.contains(host) == true
    else { return nil }
    return response(of: host, to: name, run, step)
      .flatMap { project.unsentEvents(of: host).contains(name) ? nil : $0 }
  }

  /// The event of a sequence, if it has one of that name.
  func response(
    of host: ID<Screen>, to name: Symbol, _ run: Number<Run>, _ step: Int
  ) -> Response? {
    switch project.response(of: host, to: name) {
    case .next: .next(run, after: step)
    case .skip: .skip(run)
    case let event: event?.transition.map { .transition($0) }
    }
  }

  /// The sequence that an instance is a step of, and which one; nothing once it is over.
  ///
  /// The only screen of a run of one screen is the step that the run is; a flow that is a step goes
  /// on by its end instead.
  func place(inSequence number: Number<Destination>) -> (Number<Run>, Int)? {
    guard let destination = state.destinations[number] else { return nil }
    var run = destination.run
    var step = destination.step
    if case .screen = state.runs[run]?.kind, let parent = state.runs[run]?.parent {
      step = state.runs[run]?.step ?? step
      run = parent
    }
    guard let step, sequence(of: run) != nil, state.runs[run]?.end == nil else { return nil }
    return (run, step)
  }
}
