import FlowModel
import FlowSyntax

/// The events that views send for what holds them: for tabs, columns and switches, and the sequence
/// around these.
extension Execution {
  /// Whether a view sends an event of an instance: its own, or one that it holds.
  func isSent(_ name: Symbol, of number: Number<Destination>) -> Bool {
    switch state.destinations[number]?.content {
    case .tabs, .split, .region: state.active.contains { sends($0, name, for: number) }
    default: true
    }
  }

  /// Whether the view of an instance sends an event of a container: the instance is the first there, and
  /// none of its own events has that name.
  func sends(
    _ view: Number<Destination>, _ name: Symbol, for container: Number<Destination>
  ) -> Bool {
    guard let destination = state.destinations[view], case .view = destination.content,
      state.holds(view, container)
    else { return false }
    if let held = project.heldEvent(sentFrom: destination.screen, named: name) {
      return held.host == state.destinations[container]?.screen
        || held.host == sequence(around: container)
    }
    return [Keyword.next.symbol, Keyword.skip.symbol].contains(name)
      && !project.hasEvent(name, destination.screen)
      && !project.sequences(withStep: destination.screen).isEmpty
      && sequence(around: container) != nil && place(inSequence: view) == nil
  }

  /// The sequence of which an instance is a step.
  private func sequence(around number: Number<Destination>) -> ID<Screen>? {
    place(inSequence: number).flatMap { state.runs[$0.0]?.host }
  }
}

extension RunningState {
  /// Whether an instance is the first one in a container, by itself or with the containers that hold it.
  fileprivate func holds(_ number: Number<Destination>, _ container: Number<Destination>) -> Bool {
    var inside = number
    while index(of: inside) == 0, let stack = destinations[inside]?.stack,
      let holder = stacks[stack]?.container
    {
      if holder == container { return true }
      inside = holder
    }
    return false
  }
}
