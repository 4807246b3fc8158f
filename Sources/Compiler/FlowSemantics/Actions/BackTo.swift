import FlowModel

/// The place of the screen that an action goes back to.
enum Found {
  case at(Number<Destination>)
  /// Outside of the sequence that the source is in, where it can be found from the run around it.
  case outside(Number<Run>)
  case absent
}

extension Execution {
  /// `{ backTo: X }`: pops to the nearest X of the frame, closing layers above.
  ///
  /// The source itself is not what its own event goes back to. Where X lies under the sequence that
  /// the source is a step of, the sequence ends as `cancel`, and then it is gone back to.
  mutating func backTo(
    _ target: Reference<Screen>, _ otherwise: ActionList, _ context: Context
  ) {
    guard let screen = target.id else { return remark(.dangling) }
    switch find(screen, context) {
    case .at(let number):
      if isTwice(screen, context) { remark(.twice(screen)) }
      uncover(number)
    case .outside(let run): leaveSequence(for: run, context)
    case .absent: isAbsent(screen, otherwise, context)
    }
  }

  /// The screen isn't there; what is to be done instead, is done at the source.
  mutating func isAbsent(_ screen: ID<Screen>, _ otherwise: ActionList, _ context: Context) {
    if otherwise.isEmpty { return remark(.absent(screen)) }
    agenda.append(.list(otherwise, context))
  }

  /// Whether a screen lies under the source more than once, in its frame.
  private func isTwice(_ screen: ID<Screen>, _ context: Context) -> Bool {
    guard let start = anchor(context) else { return false }
    let frame = state.frame(of: context.run)
    let places = state.downward(from: start).filter { number in
      guard let destination = state.destinations[number] else { return false }
      return destination.screen == screen && state.frame(of: destination.run) == frame
    }
    return places.filter { !isSource($0, context) }.count > 1
  }

  /// The nearest place of a screen under the source.
  func find(_ screen: ID<Screen>, _ context: Context) -> Found {
    guard let start = anchor(context) else { return .absent }
    let way = state.downward(from: start)
    let candidates = way.filter { !isSource($0, context) }
    let frame = state.frame(of: context.run)
    if let place = state.places(of: screen, among: candidates, in: frame).first {
      return .at(place)
    }
    for run in state.outward(from: frame) {
      guard case .sequence = state.runs[run]?.kind, let parent = state.runs[run]?.parent else {
        break
      }
      let around = state.frame(of: parent)
      if !state.places(of: screen, among: candidates, in: around).isEmpty {
        return .outside(parent)
      }
    }
    return .absent
  }

  /// The sequence ends as `cancel`; what remains to be done is done from around it.
  mutating func leaveSequence(for run: Number<Run>, _ context: Context) {
    guard let current else { return }
    var context = context
    let frame = state.frame(of: context.run)
    context.run = state.runs[frame]?.parent ?? run
    context.source = .onTop
    agenda.append(.actions([current], context))
    end(frame, .cancelled)
  }

  /// A destination at which an event of the app waited is not its source: the event can go back to it,
  /// as it can without waiting.
  private func isSource(_ number: Number<Destination>, _ context: Context) -> Bool {
    switch context.source {
    case .destination(let source): number == source && !context.isFromApp
    case .run(let run): state.isMember(number, of: run)
    case .onTop, .stack: false
    }
  }
}
