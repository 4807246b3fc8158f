import FlowModel
import FlowSyntax

/// Walks on which everything happens that a flow can do.
package struct Walks: Sendable {
  package let all: [Walk]
  /// The events of the flow that happen on none of the walks, in source order.
  package let missed: [MissedEvent]
  /// Whether no event was left out because of a limit.
  package let isExhaustive: Bool
  /// What was on top where the search for more ended, if it did.
  package let end: ID<Screen>?
}

/// Events from the start of a flow, one after another, as a test plays them.
package struct Walk: Sendable {
  /// The flow as it begins.
  package let start: Step
  package internal(set) var steps: [WalkStep]

  package init(start: Step, steps: [WalkStep]) {
    self.start = start
    self.steps = steps
  }
}

/// An event of a walk, and what it leads to.
package struct WalkStep: Sendable {
  package let event: Event
  /// The guard that says no while it happens; all others say yes.
  package let denied: ID<Guard>?
  /// Whether the user taps again before the screen can follow.
  package let isTwice: Bool
  /// The meaning of the event's numbers.
  package let before: RunningState
  /// Its state is canonical, as that before it is.
  package internal(set) var after: Step
  /// Whether it shows something that no step before it has shown.
  package var isNew = true
}

/// An event of a screen that no walk leads to.
package struct MissedEvent: Hashable, Sendable {
  package let screen: ID<Screen>
  /// Nothing where no walk leads to the screen.
  package let name: Symbol?
}
