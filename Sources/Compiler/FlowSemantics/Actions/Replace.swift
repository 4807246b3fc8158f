import FlowModel

extension Execution {
  /// By `replace`: the source's place is taken by X, or that of the named screen and all above it;
  /// in a sequence the step's place, so that `next` goes on.
  ///
  /// The place of an embedding screen is all that its flow shows. A screen that returns something
  /// and is replaced is cancelled.
  mutating func replace(_ opening: Opening, from: Reference<Screen>?, _ context: Context) {
    if case .stack = context.source, from == nil {
      _ = open(opening)
      return
    }
    guard let first = replaced(from, context), let destination = state.destinations[first],
      let index = state.index(of: first)
    else { return }
    var opening = opening
    let old = upward(from: first)
    opening.stack = destination.stack
    opening.index = index + old.count
    opening.arrival = destination.arrival == .root ? .push : destination.arrival
    opening.step = step(of: destination, in: opening.run)
    if open(opening) == .nothing { return remark(.nothingLeft) }
    remove(old)
  }

  /// The step of a sequence's run that a destination is, or what it belongs to.
  private func step(of destination: Destination, in frame: Number<Run>) -> Int? {
    var (run, step) = (destination.run, destination.step)
    while run != frame, let parent = state.runs[run]?.parent {
      step = state.runs[run]?.step
      run = parent
    }
    return step
  }

  private mutating func replaced(
    _ from: Reference<Screen>?, _ context: Context
  ) -> Number<Destination>? {
    guard let from else { return place(context) ?? state.top }
    guard let screen = from.id, let start = anchor(context) else {
      remark(.dangling)
      return nil
    }
    let frame = state.frame(of: context.run)
    let places = state.places(of: screen, among: state.downward(from: start), in: frame)
    guard let nearest = places.first else {
      remark(.absent(screen))
      return nil
    }
    return firstOfRun(nearest, standingFor: screen)
  }

  /// The first destination of a run that stands for a screen.
  func firstOfRun(
    _ number: Number<Destination>, standingFor screen: ID<Screen>
  ) -> Number<Destination> {
    guard let destination = state.destinations[number], destination.screen != screen else {
      return number
    }
    let run = state.outward(from: destination.run).first { state.runs[$0]?.host == screen }
    return run.flatMap { segment(of: $0).first } ?? number
  }
}
