import FlowStacks

/// The situations along the path that was played last: the next path goes on where it leaves that one.
package final class PlayedPath {
  /// How much these paths may take together.
  let effort = Effort(Effort.ofAll)
  private var events: [StackEvent] = []
  /// What was played before the first event, and after each one.
  private var situations: [Situation] = []

  struct Situation {
    let all: [Replay.Played]
    /// Whether something was left out until then.
    let isCut: Bool
  }

  /// The last situation on a path, before its last event, that is known; and after how many events it
  /// is.
  func beginning(of path: [StackEvent]) -> (count: Int, situation: Situation)? {
    let shared = zip(events, path.dropLast()).prefix { $0 == $1 }.count
    let count = min(shared, situations.count - 1)
    events = path
    if count < 0 { return nil }
    situations.removeLast(situations.count - 1 - count)
    return (count, situations[count])
  }

  func append(_ situation: Situation) { situations.append(situation) }
}
