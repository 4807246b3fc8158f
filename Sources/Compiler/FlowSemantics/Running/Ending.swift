import FlowModel

extension Execution {
  /// Ends a run: its end is told, and what follows it is done.
  ///
  /// The run's destinations stay until the list that follows has run, and are then removed if they
  /// are still there. The flow that runs by itself has nobody to follow: it stays as it is, over.
  mutating func end(_ number: Number<Run>, _ end: End, then job: Job? = nil) {
    guard let run = state.runs[number], run.end == nil else { return remark(.isOver) }
    state.runs[number]?.end = end
    calls.append(.told(end, of: .run(number, run.host)))
    if case .finished = end { mayResume = true }
    if number == state.main { return }
    agenda.append(.clear(number, since: state.count))
    if let follows = job ?? reaction(to: end, of: number, run) ?? nextStep(after: end, of: run) {
      agenda.append(follows)
    }
  }

  /// A step that is itself a run goes on to the next when it finishes.
  private func nextStep(after end: End, of run: Run) -> Job? {
    guard case .finished = end, let parent = run.parent, let step = run.step else { return nil }
    return .advance(parent, after: step)
  }

  /// Takes away what a run that has ended still shows.
  ///
  /// A root, a tab, a column and a region always show something: where nothing else would be left
  /// in one, the last destination stays. What was presented meanwhile stays too.
  mutating func clear(_ number: Number<Run>, since last: Int) {
    guard state.runs[number] != nil else { return }
    let leaving = leaving(with: number)
    if leaving.count < state.members(of: number).count { remark(.nothingLeft) }
    remove(leaving, keepingLayersAfter: last)
    if state.members(of: number).isEmpty {
      buried[number] = state.runs[number]
      state.runs[number] = nil
    }
  }

  /// What goes with a run that has ended: all that it shows, but for the last of a stack that can't be
  /// empty.
  func leaving(with number: Number<Run>) -> Set<Number<Destination>> {
    let members = Set(state.members(of: number))
    return members.subtracting(leavingNothing(members))
  }

  /// The last destinations of the stacks that would be left empty and can't be.
  private func leavingNothing(
    _ leaving: Set<Number<Destination>>
  ) -> Set<Number<Destination>> {
    var kept: Set<Number<Destination>> = []
    for number in leaving {
      guard let stack = state.destinations[number]?.stack, needsContent(stack, leaving),
        let last = state.stacks[stack]?.destinations.last,
        state.stacks[stack]?.destinations.allSatisfy({ leaving.contains($0) }) == true
      else { continue }
      kept.insert(last)
      kept.formUnion(
        state.destinations(in: state.destinations[last]?.content.stacks ?? []) { $0.stacks })
    }
    return kept
  }

  private func needsContent(
    _ stack: Number<Stack>, _ leaving: Set<Number<Destination>>
  ) -> Bool {
    if let container = state.stacks[stack]?.container { return !leaving.contains(container) }
    return state.layers.first?.stack == stack
  }
}
