import FlowModel

extension Execution {
  /// The run of a sequence begins; returns what its first step opens with.
  ///
  /// The first step shown takes the place of the sequence, whatever its own style. Where none is to
  /// be shown, or the sequence was shown once before, it is over at once, and what `then` leads to
  /// takes its place. One that resumes begins with the step that it was left at.
  mutating func firstStep(of sequence: ScreenSequence, _ opening: Opening) -> [Opening] {
    let run = begin(.sequence(opening.screen), opening)
    let isDone = sequence.once != nil && state.shownOnce.contains(opening.screen)
    let left = state.resumed[opening.screen].flatMap { left in
      project.steps[sequence.steps].map(\.screen.id).firstIndex(of: left)
    }
    let first = isDone ? nil : step(of: sequence, from: left ?? 0)
    guard let first, let next = self.opening(of: first, in: run, at: opening) else {
      let job = sequence.then.map {
        Job.list($0, Context(source: .stack(opening.stack), run: opening.run))
      }
      state.resumed[opening.screen] = nil
      end(run, .finished(nil), then: job)
      return []
    }
    return [next]
  }

  /// The next step to be shown: its condition is asked on arrival, and so is what its screen
  /// requires. A step for each element of an array counts as one, whatever the array holds.
  private mutating func step(of sequence: ScreenSequence, from index: Int) -> Int? {
    let steps = project.steps[sequence.steps]
    for (index, step) in steps.enumerated().dropFirst(index) {
      if let condition = step.when, !holds(condition) { continue }
      guard let screen = step.screen.id else { continue }
      if mayCome(to: screen) { return index }
    }
    return nil
  }

  private func opening(
    of index: Int, in run: Number<Run>, at place: Opening
  ) -> Opening? {
    guard let number = sequence(of: run), let host = state.runs[run]?.host else { return nil }
    let step = project.steps[number.steps[number.steps.startIndex + index]]
    guard let screen = step.screen.id else { return nil }
    var handed = bindings(
      of: project.screens[host].parameters, state.runs[run]?.arguments ?? [])
    handed += element(of: step, among: handed)
    return Opening(
      screen: screen,
      arguments: values(
        for: project.screens[screen].parameters, given: step.arguments,
        Scope(event: handed, screen: handed)),
      run: run, stack: place.stack, index: place.index, arrival: place.arrival, step: index,
      chain: place.chain.union([place.screen]))
  }

  /// An element of the array that a step is made of, for the parameter that nothing else is given
  /// for; it stands for all of them.
  private func element(of step: SequenceStep, among handed: [Binding]) -> [Binding] {
    guard let array = step.forEach?.symbol, let value = handed.value(of: array),
      let screen = step.screen.id
    else { return [] }
    let free = project.parameters[project.screens[screen].parameters].first { parameter in
      parameter.defaultValue == nil
        && !project.arguments[step.arguments].contains {
          $0.parameter.symbol == parameter.name.symbol
        }
    }
    return free.map { [Binding($0.name.symbol, value)] } ?? []
  }

  func sequence(of run: Number<Run>) -> ScreenSequence? {
    guard case .sequence(let screen) = state.runs[run]?.kind,
      case .sequence(let sequence) = project.screens[screen].kind
    else { return nil }
    return sequence
  }

  /// `next`: the step after is shown, in its own style, or else the sequence is done.
  ///
  /// A step shown in a sheet is dismissed before the next one is shown. Skipped steps leave no
  /// entry, so that `back` goes to the last one shown.
  mutating func advance(_ run: Number<Run>, after index: Int) {
    guard let sequence = sequence(of: run), state.runs[run]?.end == nil else {
      return remark(.isOver)
    }
    closeSteps(of: run)
    guard let next = step(of: sequence, from: index + 1),
      let stack = segment(of: run).first.flatMap({ state.destinations[$0]?.stack }),
      let opening = self.opening(of: next, in: run, stack)
    else { return endSequence(run, sequence, then: sequence.then) }
    if case .sequence(let screen) = state.runs[run]?.kind, sequence.resumes != nil {
      state.resumed[screen] = opening.screen
    }
    let style = project.steps[sequence.steps[sequence.steps.startIndex + next]].presentation
    come(opening, in: style, replacing: segment(of: run).last, Context(source: .run(run), run: run))
  }

  /// `skip`: the run of the sequence ends, and the target takes its place.
  mutating func skip(_ run: Number<Run>) {
    guard let sequence = sequence(of: run), sequence.skip != nil, state.runs[run]?.end == nil else {
      return remark(.ignored)
    }
    closeSteps(of: run)
    endSequence(run, sequence, then: sequence.skip)
  }

  /// The sequence's own list comes before what its opener says of its finish.
  private mutating func endSequence(
    _ run: Number<Run>, _ sequence: ScreenSequence, then list: ActionList?
  ) {
    if case .sequence(let screen) = state.runs[run]?.kind {
      state.resumed[screen] = nil
      if sequence.once != nil {
        state.shownOnce.insert(screen)
        calls.append(.shownOnce(screen))
      }
    }
    let parent = state.runs[run]?.parent ?? state.main
    let job = list.map { Job.list($0, Context(source: .run(run), run: parent)) }
    end(run, .finished(nil), then: job)
  }

  /// Closes the layers of steps that were presented above where the sequence began.
  private mutating func closeSteps(of run: Number<Run>) {
    guard let base = state.members(of: run).first.flatMap({ state.layerIndex(of: $0) }) else {
      return
    }
    closeLayers(from: base + 1, reacting: .never)
  }

  private func opening(of index: Int, in run: Number<Run>, _ stack: Number<Stack>) -> Opening? {
    guard let host = state.runs[run]?.host else { return nil }
    let place = Opening(
      screen: host, arguments: [], run: run, stack: stack, index: top(of: stack, for: run),
      arrival: .push)
    return opening(of: index, in: run, at: place)
  }
}
