import Foundation

/// Where a link leads in its own flow.
public struct FlowWay {
  /// The screens from the root; with an entry, those that must be possible first.
  let steps: [FlowSequence.Step]
  /// The entry that builds the stack in the place of the steps.
  let entry: (any FlowEntry)?
  let isOnTop: Bool
  /// Whether it may be gone now.
  let isOpen: @MainActor () -> Bool
}

/// How a link comes to the flow that has it, and where it leads there.
struct FlowPassage {
  /// A way from the start of a flow to a screen that embeds another.
  struct Hop {
    let definition: any FlowDefinition
    let steps: [FlowSequence.Step]
    let host: FlowScreen
  }

  let url: URL
  let way: FlowWay
  /// The flow that has the link: one that runs, or one that was made to be asked.
  let definition: any FlowDefinition
  /// The screens that embed it, the outermost first; none if it ran when the link was looked for.
  let hops: [Hop]
}
