/// The content of a screen.
package enum FlowContent {
  case view
  case alert(FlowAlert)
  case tabs([FlowTab])
  /// Two or three columns.
  case split([any FlowDestination])
  /// The screen for this value of a state.
  case region(AnyHashable, (any FlowDestination)?)
  case flow(any FlowDestination, @MainActor () -> any FlowDefinition)
  case sequence(FlowSequence)
}

/// Screens shown in order.
package struct FlowSequence {
  struct Step {
    let destination: any FlowDestination
    let style: FlowStyle
    let isShown: @MainActor () -> Bool
  }

  let steps: [Step]
  let allowsBack: Bool
  /// Whether it is shown only once, and was shown before.
  let isDone: @MainActor () -> Bool
  let finished: @MainActor () -> Void
  /// The first step; if the sequence resumes, the step where the user left it.
  let first: @MainActor () -> Int
  /// Called with the next step, or with `nil` after the last one.
  let advanced: @MainActor (Int?) -> Void
  let then: FlowReaction?
  let skip: FlowReaction?
}
