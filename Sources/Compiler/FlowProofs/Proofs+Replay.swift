import FlowModel
import FlowSemantics
import FlowStacks

extension Proofs {
  /// The way as the interpreter has gone it to a situation that satisfies a condition, with what
  /// had to happen between its events; nothing if it doesn't come there.
  package func played(_ path: EventPath, _ isMeant: (Step) -> Bool) -> EventPath? {
    guard case .came(let events) = outcome(of: path, isMeant) else { return nil }
    return EventPath(flow: path.flow, events: events)
  }

  /// The result of playing a way to a situation that satisfies a condition.
  ///
  /// - Parameters:
  ///   - last: The way of the same flow that was played before.
  ///   - effort: What this way and others may take together; by default that of `last`.
  package func outcome(
    of path: EventPath, after last: PlayedPath? = nil, within effort: Effort? = nil,
    _ isMeant: (Step) -> Bool
  ) -> Replay.Outcome {
    var replay = Replay(
      stacks.facts.project, flow: path.flow, isCompact: true, Effort(of: effort ?? last?.effort))
    replay.asksForStates =
      stacks.all.first { $0.stack.flow == path.flow }?.asksForStates ?? true
    replay.last = last
    return replay.outcome(of: path.events) { isMeant($0.step) }
  }
}
