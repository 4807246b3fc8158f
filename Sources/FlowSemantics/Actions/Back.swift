import FlowModel

extension Execution {
  /// `back`: pops; the first destination of a presented layer: dismisses it; the first of the root
  /// layer: nothing. At the first destination of the frame it ends the run as `cancel`.
  ///
  /// The first of a tab, a column or a region has nothing under it but its container, so that the
  /// container pops. A source that has left already has gone back.
  mutating func back(_ context: Context) {
    let frame = state.frame(of: context.run)
    let firstOfFrame = frame == state.main ? nil : state.members(of: frame).first
    guard var number = place(context) else { return }
    if !allowsBack(number) { return remark(.nothingBelow) }
    while let index = state.index(of: number), let stack = state.destinations[number]?.stack {
      if number == firstOfFrame { return end(frame, .cancelled) }
      if index > 0 { return remove(upward(from: number)) }
      guard let container = state.stacks[stack]?.container else {
        let layer = state.layerIndex(of: number) ?? 0
        return layer > 0 ? closeLayers(from: layer) : remark(.nothingBelow)
      }
      number = container
    }
  }

  /// Whether the sequence lets its steps go back to the one before.
  func allowsBack(_ number: Number<Destination>) -> Bool {
    guard let destination = state.destinations[number] else { return true }
    let isStep = { (run: Number<Run>) in
      destination.step != nil || state.runs[run]?.step != nil
    }
    for run in state.outward(from: destination.run) {
      if let sequence = sequence(of: run) { return sequence.allowsBack || !isStep(run) }
      if destination.step == nil, state.runs[run]?.step == nil { return true }
    }
    return true
  }
}
