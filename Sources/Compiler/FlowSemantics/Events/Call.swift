import FlowModel

/// The calls of the flow to the app during a step.
package enum Call: Hashable, Sendable {
  case effect(ID<Effect>, [Binding])
  /// An outcome is awaited.
  case began(ID<Outcome>, [Binding], Waiting)
  /// The time of an `after` runs.
  case timerStarted(milliseconds: Int, Waiting)
  /// Something that was opened has ended; each ends exactly once.
  case told(End, of: Ending)
  /// A sequence that is shown once was shown.
  case shownOnce(ID<Screen>)
}

/// The kind of run that has ended.
package enum Ending: Hashable, Sendable {
  /// The screen that stands for it; nothing for the flow that runs on its own.
  case run(Number<Run>, ID<Screen>?)
  case layer(Number<Layer>, ID<Screen>)
}

/// An action that was impossible; it was skipped, and the others continued.
package struct Remark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The event came from a screen that isn't there, isn't visible, or doesn't have it.
    case ignored
    /// `back` on the first of the root layer.
    case nothingBelow
    /// `dismiss` on the root layer.
    case nothingToDismiss
    /// No such screen is in the frame.
    case absent(ID<Screen>)
    /// The screen lies below more than once; the nearest is gone back to.
    case twice(ID<Screen>)
    /// The top screen belongs to a run of that embedded flow, and the action acts there.
    case inside(ID<Flow>)
    /// Something that the source presented is closed, though nobody has asked for that.
    case interrupts
    /// The source isn't in a column.
    case noColumns
    /// No tabs that are shown have this screen.
    case noTabs(ID<Screen>)
    /// The name names nothing.
    case dangling
    /// The guard that the screen requires doesn't hold; the intent is kept.
    case refused(ID<Screen>)
    /// Nothing would be left in a stack that can't be empty, so the last destination stays.
    case nothingLeft
    /// The run that the action belongs to is over.
    case isOver
    /// Screens open one another, or actions follow one another, without end.
    case endless
  }

  package let kind: Kind
  /// Nothing where no action was at fault.
  package let action: ID<Action>?
}

/// The result of an event.
package struct Step: Hashable, Sendable {
  package let state: RunningState
  package let calls: [Call]
  package let remarks: [Remark]
}
