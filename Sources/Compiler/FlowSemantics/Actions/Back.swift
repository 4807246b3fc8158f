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
    remarkOnRunInside(context)
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

  /// Whether there is a way back: in a sequence that doesn't allow it, there is none to the step
  /// shown before.
  func allowsBack(_ number: Number<Destination>) -> Bool {
    guard let sequence = sequence(withStep: number) else { return true }
    return self.sequence(of: sequence)?.allowsBack != false
      || state.members(of: sequence).first == number
  }

  /// The sequence in which an instance is a step, or the first of a flow that is one.
  private func sequence(withStep number: Number<Destination>) -> Number<Run>? {
    if let (sequence, _) = place(inSequence: number) { return sequence }
    guard let innermost = state.destinations[number]?.run else { return nil }
    let run = state.outward(from: innermost).first { state.runs[$0]?.step != nil }
    guard let run, segment(of: run).first == number else { return nil }
    return state.runs[run]?.parent
  }
}
