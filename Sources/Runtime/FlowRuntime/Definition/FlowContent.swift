/// What a screen is made of.
package enum FlowContent {
  case view
  case alert(FlowAlert)
  case tabs([FlowTab])
  /// Two or three columns.
  case split([any FlowDestination])
  /// What the app's state, which has this value, decides for.
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
  /// Whether it is shown once, and was.
  let isDone: @MainActor () -> Bool
  let finished: @MainActor () -> Void
  /// The step that it begins with: the one that it was left at, if it resumes.
  let first: @MainActor () -> Int
  /// Told which step comes next, or that none does.
  let advanced: @MainActor (Int?) -> Void
  let then: FlowReaction?
  let skip: FlowReaction?
}
