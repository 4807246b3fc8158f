/// Who opened something, and what was said of its end there.
struct FlowOpener {
  /// The page whose event it was, or what took its place.
  var page: FlowPage.ID?
  let context: FlowContext
  let following: (any FlowFollowing)?
}

/// What is done on a result, or on nothing.
typealias FlowReaction = @MainActor (Any?) -> [FlowAction]

/// What is done later.
typealias FlowContinuation = @MainActor () -> [FlowAction]

/// Whose actions are done, and where.
struct FlowContext {
  /// The page whose event the action belongs to, or what stands for it.
  enum Source {
    /// The page on top when the action is done.
    case onTop
    case page(FlowPage.ID)
    /// All of a run, in whose place its embedding screen stands.
    case run(FlowRun.ID)
    /// The top of a stack, which may still be empty.
    case stack(FlowStack.ID)
  }

  var source: Source
  /// The innermost run in which the list was started.
  var run: FlowRun.ID
  /// Whether the event is one of `anywhere` or `app`, whose `setRoot` means the whole flow.
  var isFlowWide = false
  /// Whether an event of the app or a link is the cause. Such an event begins again what is awaited already, and
  /// can go back to the page on top.
  var isFromApp = false
  /// Whether it is what began when a page came up.
  var isAppearance = false
}

/// What is done on the way.
enum FlowAction {
  case show(FlowShowing)
  case setRoot(any FlowDestination)
  case showInNextColumn(any FlowDestination)
  case tab(FlowScreen)
  case tabFor(any FlowDestination)
  case back, backToRoot, dismiss, dismissAll, cancel
  case backTo(FlowScreen, otherwise: FlowContinuation? = nil)
  case dismissTo(FlowScreen, otherwise: FlowContinuation? = nil)
  case finish(Any?)
  case step(isSkip: Bool)
  case endExternal(FlowEnd)
  case call(@MainActor () -> Void)
  case wait(String, @MainActor () async -> FlowAnswer)
  case after(milliseconds: Int, String, FlowContinuation)

  /// Whether the page on top can be another one afterwards: what follows in the list starts from there.
  var moves: Bool {
    switch self {
    case .call, .wait, .after: false
    default: true
    }
  }
}

/// What was waited for.
struct FlowAnswer {
  /// The name of the outcome's end; empty for a time.
  var end = ""
  let plan: FlowContinuation
}

/// What was refused, until it can be done.
struct FlowIntent {
  /// The screen that could not come; none if it is a link.
  let screen: FlowScreen?
  /// Hears when an answer has changed for which it was refused.
  let reader: FlowReader
  let resume: @MainActor () -> Void
}

/// What is shown, and how.
struct FlowShowing {
  let destination: any FlowDestination
  let style: FlowStyle
  /// The way into the flow that runs in the destination's place.
  let entry: (any FlowEntry)?
  let ifShown: FlowIfShown
  let following: (any FlowFollowing)?
}
