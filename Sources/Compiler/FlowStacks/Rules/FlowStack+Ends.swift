import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// The innermost run that begins here ends; what follows is done, and what it left goes.
  mutating func endRun(
    _ end: RunEnd, _ index: Int, leavingLayers: Bool, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let before = refusal
    defer { refusal = before }
    if end.isFinish { giveChance() }
    var placement = placement(top)
    let run = placement.runs[index]
    placement.runs.removeSubrange(index...)
    let leftover = StackSymbol(
      screen: symbol(top).screen, step: run.step, placement: placements.number(of: placement),
      surroundings: run.outer)
    let remains = RunRemains(run: run, first: number(leftover), hasLayers: leavingLayers)
    return follow(end, remains, firing)
  }

  private mutating func follow(
    _ end: RunEnd, _ remains: RunRemains, _ firing: Firing
  ) -> [PushdownRule] {
    let (run, leftover) = (remains.run, remains.first)
    if let list = ownList(of: run, end) { return leave(remains, then: list, firing) }
    if let opener = run.opener, let list = list(of: opener, end) {
      if opener.isBelow {
        noteFollowing(list, after: remains, isBelow: true)
        let continuation = continuations.number(
          of: Continuation(
            actions: list, source: opener.source, frame: .init(isMain: opener.isMain),
            next: .nothing))
        return removeLeftover(at: leftover, then: continuation, firing)
      }
      return leave(remains, then: list, firing)
    }
    if let list = self.list(of: run.host, on: end) {
      return leave(remains, then: list, firing)
    }
    if end.isFinish, end != .skipped, run.step >= 0 {
      let goal = Unwinding.Goal.step(after: run.step, onLeftover: true)
      let further = Unwinding(goal: goal, action: nil, then: .nothing)
      return [
        PushdownRule(
          .swap(leftover), to: number(.unwind(further)), label: firing.label, cost: firing.cost)
      ]
    }
    return removeLeftover(at: leftover, then: .nothing, firing)
  }

  /// The list is done where the run's destinations still are.
  private mutating func leave(
    _ remains: RunRemains, then list: ActionList, _ firing: Firing
  ) -> [PushdownRule] {
    noteFollowing(list, after: remains, isBelow: false)
    let continuation = continuations.number(
      of: Continuation(actions: list, source: .leftover, next: .leftover))
    return [
      PushdownRule(
        .swap(remains.first), to: number(.run(continuation)), label: firing.label, cost: firing.cost
      )
    ]
  }

  private func ownList(of run: StackRun, _ end: RunEnd) -> ActionList? {
    guard case .sequence(let screen) = run.kind,
      case .sequence(let sequence) = project.screens[screen].kind
    else { return nil }
    switch end {
    case .passed: return sequence.then
    case .skipped: return sequence.skip
    case .finished, .cancelled, .left: return nil
    }
  }

  private func list(of opener: StackOpener, _ end: RunEnd) -> ActionList? {
    guard let show = show(of: opener) else { return nil }
    return end.isFinish
      ? project.actions(of: show, after: end.name) : show.cancelled ?? show.dismissed
  }

  /// A sequence goes on, once the layers of the steps before have gone.
  mutating func advance(
    after step: Int32, onLeftover: Bool, _ unwinding: Unwinding, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    let surroundings = surroundings(top)
    guard let host = surroundings.sequence,
      case .sequence(let sequence) = project.screens[host].kind
    else {
      return []
    }
    if closesLayer(top) {
      var further = unwinding
      further.goal = .step(after: step)
      return goDownSilently(further, at: top, firing)
    }
    let all = candidates(in: sequence, from: Int(step) + 1)
    var rules: [PushdownRule] = []
    for (index, screen) in all {
      rules += show(step: index, screen, of: sequence, onLeftover: onLeftover, at: top, firing)
    }
    return isOpenEnded(all, in: sequence) ? rules + unwind(.passed, at: top, firing) : rules
  }

  /// Whether the layer of a step closes before the next step comes up: it is not that of the sequence.
  func closesLayer(_ step: PushdownSymbol) -> Bool {
    !surroundings(step).isBaseLayer && placement(step).runs.allSatisfy { !$0.isSequence }
  }

  /// Whether none of some steps may come up, so that the sequence ends.
  func isOpenEnded(
    _ steps: [(index: Int, screen: ID<Screen>)], in sequence: ScreenSequence
  ) -> Bool {
    steps.allSatisfy { index, screen in
      step(index, of: sequence).when != nil || passage(to: screen).isAsked
    }
  }

  func step(_ index: Int, of sequence: ScreenSequence) -> SequenceStep {
    project.steps[sequence.steps][sequence.steps.startIndex + index]
  }

  mutating func unwind(
    _ end: RunEnd, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let further = Unwinding(goal: .end(end), action: nil, then: .nothing, isSilent: true)
    return unwind(further, at: top, firing)
  }

  /// Whether a step is a flow or a sequence by itself.
  func opensFrames(in sequence: ScreenSequence) -> Bool {
    project.steps[sequence.steps].contains { step in
      step.screen.id.map { opensFrame(with: $0) } ?? false
    }
  }

  /// The user swiped a layer away that began with a later step of a sequence, which goes on.
  mutating func nextSteps(after first: PushdownSymbol, _ firing: Firing) -> [PushdownRule] {
    // The outermost of the runs that begin here is the step, or else the screen itself.
    let step = placement(first).runs.first?.step ?? symbol(first).step
    if step < 0 { return [] }
    let further = Unwinding(goal: .step(after: step), action: nil, then: .nothing)
    return pop(first, to: .unwind(further), firing)
  }

  mutating func goDownSilently(
    _ unwinding: Unwinding, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var further = unwinding
    further.isSilent = true
    return pop(top, to: .unwind(further), firing)
  }

  private mutating func show(
    step index: Int, _ screen: ID<Screen>, of sequence: ScreenSequence, onLeftover: Bool,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let position = position(of: screen, step(index, of: sequence).presentation)
    if let place = place(of: top, takenIn: position, onLeftover: onLeftover) {
      return opened(screen, place.placement, place.surroundings, nil, step: Int32(index)).map {
        PushdownRule(
          .swap($0[0].symbol), to: control(addition: $0, then: .nothing), label: firing.label,
          cost: firing.cost)
      }
    }
    noteCover(of: nil, at: top)
    let additions = added(
      screen, position, over: surroundings(over: top), nil, step: Int32(index))
    return put(additions, on: top, firing)
  }

  /// The place of the step before, if the next step takes it: by its own style, or because the step before is over.
  private mutating func place(
    of top: PushdownSymbol, takenIn position: StackPosition, onLeftover: Bool
  ) -> (placement: Placement, surroundings: Interned<Surroundings>)? {
    let old = placement(top)
    switch position {
    case .inPlace:
      // Whoever waits for the run of the step before is told.
      if old.runs.last?.isSequence == false { note(.lostOpener) }
      return (old.taken(by: .push), symbol(top).surroundings)
    case .onStack(let arrival):
      return onLeftover ? (old.taken(by: arrival), symbol(top).surroundings) : nil
    case .inLayer(let base, let canSwipe):
      if !onLeftover { return nil }
      if old.base == .root || old.base == .container {
        note(.ended)
        return nil
      }
      if old.opener != nil { note(.lostOpener) }
      var placement = old.taken(by: nil)
      placement.arrival = .root
      placement.base = base
      placement.opener = nil
      for place in placement.runs.indices {
        placement.runs[place].outer = beginLayer(
          canSwipe, around: placement.runs[place].outer, within: placement.runs[..<place])
      }
      let surroundings = beginLayer(
        canSwipe, around: symbol(top).surroundings, within: placement.runs[...])
      return (placement, surroundings)
    }
  }

  /// A layer begins with what stands here, and with the frames around it that begin here too.
  private mutating func beginLayer(
    _ canSwipe: Bool, around number: Interned<Surroundings>, within runs: ArraySlice<StackRun>
  ) -> Interned<Surroundings> {
    var surroundings = surroundingsTable[number]
    surroundings.beginLayer(canSwipe: canSwipe)
    surroundings.isBaseLayer = runs.contains(where: \.isFrame)
    return surroundingsTable.number(of: surroundings)
  }
}

extension RunEnd {
  var isFinish: Bool {
    switch self {
    case .finished, .passed, .skipped: true
    case .cancelled, .left: false
    }
  }

  /// Its name, if the flow names its ends.
  var name: ID<FlowEnd>? { if case .finished(let name) = self { name } else { nil } }
}
