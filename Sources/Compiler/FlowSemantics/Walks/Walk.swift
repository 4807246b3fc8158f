import FlowModel

/// Events from the start of a flow, one after another, as a test plays them.
package struct Walk: Sendable {
  /// The flow as it begins.
  package let start: Step
  package internal(set) var steps: [WalkStep]
}

/// An event of a walk, and what it leads to.
package struct WalkStep: Sendable {
  package let event: Event
  /// The guard that says no while it happens; all others say yes.
  package let denied: ID<Guard>?
  /// Whether the user taps again before the screen can follow.
  package var isTwice = false
  /// What the event's numbers mean.
  package let before: RunningState
  /// Its state is canonical, as that before it is.
  package let after: Step
}
