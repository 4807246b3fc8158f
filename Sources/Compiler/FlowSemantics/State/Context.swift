/// The source of the running list of actions, and its values.
package struct Context: Hashable, Sendable {
  package var source: Source
  /// The innermost run in which the list was started.
  package var run: Number<Run>
  package var scope = Scope()
  /// Whether the event is one of `anywhere` or `app`, whose `setRoot` means the whole flow.
  package var isFlowWide = false
  /// Whether an event of the app or a link is the cause. Such an event begins again what is awaited
  /// already, and can go back to the destination on top.
  package var isFromApp = false
}

/// The destination whose event an action belongs to.
package enum Source: Hashable, Sendable {
  /// The destination on top when the action runs.
  case onTop
  case destination(Number<Destination>)
  /// All of a run, in whose place its embedding screen stands.
  case run(Number<Run>)
  /// The top of a stack, which may still be empty.
  case stack(Number<Stack>)
}
