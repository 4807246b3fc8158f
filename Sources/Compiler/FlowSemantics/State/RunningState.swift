import FlowModel

/// Everything there is to know about a running flow: layers bottom to top, each with its stack.
package struct RunningState: Hashable, Sendable {
  /// Bottom to top; the first is the root.
  package internal(set) var layers: [Layer] = []
  package internal(set) var stacks = Table<Stack>()
  package internal(set) var destinations = Table<Destination>()
  package internal(set) var runs = Table<Run>()
  /// The value of each of the app's states, by its place among the state's values.
  package internal(set) var values: [Int]
  /// The answers of fixed guards.
  package internal(set) var fixedAnswers: [ID<Guard>: Bool] = [:]
  /// An awaited outcome, with the values for its answer.
  package internal(set) var awaits: [Waiting: Context] = [:]
  package internal(set) var timers: [Waiting: Context] = [:]
  /// The sequences that are shown once, and were.
  package internal(set) var shownOnce: Set<ID<Screen>> = []
  /// The step that each sequence that resumes begins with: where the last `next` of it has led.
  package internal(set) var resumed: [ID<Screen>: ID<Screen>] = [:]
  /// The last refused action, until it is possible.
  package internal(set) var intent: Intent?
  package internal(set) var main = Number<Run>(0)
  var count = 0

  /// How the flow itself ended, if it did: then no event is accepted any more.
  package var end: End? { runs[main]?.end }

  mutating func number<Entity>() -> Number<Entity> {
    count += 1
    return Number(count)
  }
}
