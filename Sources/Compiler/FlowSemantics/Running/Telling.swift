import FlowModel
import FlowSyntax

extension Execution {
  /// Tells the ends of the runs and layers that are leaving as a whole, from the top; returns the
  /// lists that follow.
  mutating func tellEnds(
    of leaving: Set<Number<Destination>>, _ reacting: Reacting
  ) -> [Job] {
    var remaining = endings(of: leaving)
    var jobs: [Job] = []
    for number in state.all.reversed() where leaving.contains(number) {
      guard let destination = state.destinations[number] else { continue }
      for run in state.outward(from: destination.run) {
        guard let count = remaining[run] else { continue }
        remaining[run] = count - 1
        if count == 1 { jobs += tellCancelled(run, leaving, reacting) }
      }
      jobs += tellDismissed(number, leaving, reacting)
    }
    return jobs
  }

  /// How many destinations each run has, of those that are leaving as a whole and not over.
  private func endings(of leaving: Set<Number<Destination>>) -> [Number<Run>: Int] {
    var counts: [Number<Run>: Int] = [:]
    var staying: Set<Number<Run>> = [state.main]
    for number in state.all {
      guard let destination = state.destinations[number] else { continue }
      let runs = state.outward(from: destination.run)
      if leaving.contains(number) {
        for run in runs where state.runs[run]?.end == nil { counts[run, default: 0] += 1 }
      } else {
        staying.formUnion(runs)
      }
    }
    return counts.filter { !staying.contains($0.key) }
  }

  private mutating func tellCancelled(
    _ number: Number<Run>, _ leaving: Set<Number<Destination>>, _ reacting: Reacting
  ) -> [Job] {
    guard let run = state.runs[number] else { return [] }
    state.runs[number]?.end = .cancelled
    calls.append(.told(.cancelled, of: .run(number, run.host)))
    guard let opener = run.opener, reacts(opener, leaving, reacting) else { return [] }
    return reaction(to: .cancelled, of: number, run).map { [$0] } ?? []
  }

  /// The layer that begins with a destination is told of as dismissed, if it is nobody's run.
  private mutating func tellDismissed(
    _ number: Number<Destination>, _ leaving: Set<Number<Destination>>, _ reacting: Reacting
  ) -> [Job] {
    guard let destination = state.destinations[number], state.index(of: number) == 0,
      let layer = state.layers.first(where: { $0.stack == destination.stack }),
      state.stacks[layer.stack]?.destinations.allSatisfy({ leaving.contains($0) }) == true,
      let opener = layer.opener
    else { return [] }
    calls.append(.told(.dismissed, of: .layer(layer.number, destination.screen)))
    guard reacts(opener, leaving, reacting), let list = list(of: opener, for: .dismissed) else {
      return []
    }
    return [.list(list, context(of: opener, source: .onTop, result: nil))]
  }

  private func reacts(
    _ opener: Opener, _ leaving: Set<Number<Destination>>, _ reacting: Reacting
  ) -> Bool {
    switch reacting {
    case .never: return false
    case .always where opener.destination.flatMap({ state.destinations[$0] }) == nil: return true
    case .always, .ifStaying:
      guard let destination = opener.destination else { return false }
      return state.destinations[destination] != nil && !leaving.contains(destination)
    }
  }

  /// The actions after the end of a run: those of its opener, or else of its embedding screen.
  ///
  /// The opener is the source of what it says, the embedding screen of what that says; where the
  /// opener has gone, what it opened stands in its place.
  func reaction(to end: End, of number: Number<Run>, _ run: Run) -> Job? {
    var result: Value?
    if case .finished(let value, _) = end { result = value }
    if let opener = run.opener, let list = list(of: opener, for: end) {
      return .list(list, context(of: opener, source: .run(number), result: result))
    }
    guard let host = run.host, let parent = run.parent,
      let transition = transition(of: host, after: end)
    else { return nil }
    let screen = bindings(of: project.screens[host].parameters, run.arguments)
    let scope = Scope(screen: screen, result: result)
    return .list(
      project.transitions[transition].actions,
      Context(source: .run(number), run: parent, scope: scope))
  }

  /// The actions of a `to` for an end; without `cancelled`, a cancelled run uses `dismissed`.
  private func list(of opener: Opener, for end: End) -> ActionList? {
    guard let action = opener.action, case .show(let show) = project.actions[action].kind else {
      return nil
    }
    switch end {
    case .finished(_, let name): return project.actions(of: show, after: name)
    case .cancelled: return show.cancelled ?? show.dismissed
    case .dismissed: return show.dismissed
    }
  }

  private func transition(of host: ID<Screen>, after end: End) -> ID<Transition>? {
    switch end {
    case .finished(_, let name): project.transition(of: host, after: name)
    case .cancelled: project.transition(of: host, on: Keyword.cancelled.symbol)
    case .dismissed: project.transition(of: host, on: Keyword.dismissed.symbol)
    }
  }

  private func context(of opener: Opener, source: Source, result: Value?) -> Context {
    var context = opener.context
    let alive = opener.destination.flatMap { state.destinations[$0] } != nil
    context.source = alive ? opener.destination.map { .destination($0) } ?? source : source
    context.scope.result = result
    return context
  }
}
