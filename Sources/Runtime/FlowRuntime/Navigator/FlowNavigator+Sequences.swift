/// Screens shown in order.
extension FlowNavigator {
  /// The run of a sequence begins; returns what its first step opens with.
  ///
  /// Where no step is to be shown, or the sequence was shown once before, it is over at once, and
  /// what `then` leads to takes its place.
  func firstStep(of sequence: FlowSequence, _ opening: FlowOpening) -> FlowOpening? {
    let run = begin(.sequence, opening)
    let first = sequence.isDone() ? nil : sequence.first()
    if let first = first.flatMap({ step(of: sequence, from: $0, in: opening.run) }) {
      return self.opening(of: sequence, first, in: run, at: opening)
    }
    sequence.advanced(nil)
    let context = FlowContext(source: .stack(opening.stack), run: opening.run)
    end(run, .finished(nil), then: sequence.then.map { then in .plan({ then(nil) }, context) })
    return nil
  }

  /// The next step to be shown: its condition is asked on arrival, and so is what it requires.
  private func step(
    of sequence: FlowSequence, from index: Int, in run: FlowRun.ID
  ) -> Int? {
    sequence.steps.indices.dropFirst(index).first { index in
      let step = sequence.steps[index]
      if !step.isShown() { return false }
      if mayCome(to: step.destination, in: run) { return true }
      drop(.turnedAway(from: step.destination.anyScreen.description))
      return false
    }
  }

  private func opening(
    of sequence: FlowSequence, _ index: Int, in run: FlowRun.ID, at place: FlowOpening
  ) -> FlowOpening {
    FlowOpening(
      destination: sequence.steps[index].destination, run: run, stack: place.stack,
      index: place.index, arrival: place.arrival, step: index)
  }

  func sequence(of run: FlowRun.ID) -> FlowSequence? {
    guard let run = state.runs[run], run.kind == .sequence, let host = run.host,
      let parent = run.parent,
      case .sequence(let sequence)? = traits(of: host, in: parent)?.content
    else { return nil }
    return sequence
  }

  /// The step after is shown, in its own style, or else the sequence is done.
  ///
  /// A step shown in a sheet is dismissed before the next one is shown. Skipped steps leave no
  /// entry, so that `back` goes to the last one shown.
  func advance(_ run: FlowRun.ID, after index: Int) {
    guard let sequence = sequence(of: run), state.runs[run]?.end == nil else { return }
    closeSteps(of: run)
    guard let next = step(of: sequence, from: index + 1, in: run),
      let stack = state.segment(of: run).first.flatMap({ state.pages[$0]?.stack })
    else { return endSequence(run, sequence, then: sequence.then) }
    sequence.advanced(next)
    let style = sequence.steps[next].style
    let opening = FlowOpening(
      destination: sequence.steps[next].destination, run: run, stack: stack,
      index: state.top(of: stack, for: run), arrival: style.arrival(isCompact), style: style,
      step: next)
    switch style.kind(isCompact) {
    case .layer(let presentation):
      presentNow(opening, presentation, FlowContext(source: .run(run), run: run))
    case .replace:
      let old = state.segment(of: run).last.map { state.upward(from: $0) } ?? []
      open(opening)
      remove(old)
    default: open(opening)
    }
  }

  /// The run of the sequence ends, and what `skip` leads to takes its place.
  func skip(_ run: FlowRun.ID) {
    guard let sequence = sequence(of: run), let skip = sequence.skip, state.runs[run]?.end == nil
    else { return }
    closeSteps(of: run)
    endSequence(run, sequence, then: skip)
  }

  /// The sequence's own steps come before what its opener says of its finish.
  private func endSequence(_ run: FlowRun.ID, _ sequence: FlowSequence, then: FlowReaction?) {
    sequence.finished()
    sequence.advanced(nil)
    let context = FlowContext(source: .run(run), run: state.runs[run]?.parent ?? state.main)
    end(run, .finished(nil), then: then.map { then in .plan({ then(nil) }, context) })
  }

  /// Closes the layers of steps that were presented above where the sequence began.
  private func closeSteps(of run: FlowRun.ID) {
    guard let base = state.members(of: run).first.flatMap({ state.layerIndex(of: $0) }) else {
      return
    }
    closeLayers(from: base + 1, reacting: .never)
  }
}

/// What the steps of sequences tell.
extension FlowNavigator {
  /// The sequence that a page is a step of, and which one; nothing once it is over.
  ///
  /// The only screen of a run of one screen is the step that the run is; a flow that is a step goes
  /// on by its end instead.
  func place(inSequence number: FlowPage.ID) -> (FlowRun.ID, Int)? {
    guard let page = state.pages[number] else { return nil }
    var run = page.run
    var step = page.step
    if state.runs[run]?.kind == .screen, let parent = state.runs[run]?.parent {
      step = state.runs[run]?.step ?? step
      run = parent
    }
    guard let step, state.runs[run]?.kind == .sequence, state.runs[run]?.end == nil else {
      return nil
    }
    return (run, step)
  }

  /// Goes on to the next step; without a sequence around it, nothing happens.
  ///
  /// Views of steps call it, by the event `next`.
  public func next(after page: FlowPage.ID) { take("next", of: page, .step(isSkip: false)) }

  /// Leaves the rest of the sequence out; without a sequence around it, nothing happens.
  ///
  /// Views of steps call it, by the event `skip`.
  public func skip(from page: FlowPage.ID) { take("skip", of: page, .step(isSkip: true)) }

  private func take(_ event: String, of page: FlowPage.ID, _ action: FlowAction) {
    if takes(event, of: page) { perform([action], on: page) }
  }

  func step(from context: FlowContext, isSkip: Bool) {
    guard case .page(let page) = context.source, let (run, step) = place(around: page) else {
      return
    }
    if isSkip { skip(run) } else { pending.append(.advance(run, after: step)) }
  }

  /// Which step of a sequence a page is, or what holds it, counted from one, and of how many; `nil` if it is none.
  public func progress(of page: FlowPage.ID) -> (step: Int, count: Int)? {
    guard let (run, step) = place(around: page), let sequence = sequence(of: run) else {
      return nil
    }
    return (step + 1, sequence.steps.count)
  }

  /// The same of a page, or of the nearest container that holds it.
  private func place(around page: FlowPage.ID) -> (FlowRun.ID, Int)? {
    ([page] + hosts(of: page).map(\.page)).lazy.compactMap { self.place(inSequence: $0) }.first
  }
}
