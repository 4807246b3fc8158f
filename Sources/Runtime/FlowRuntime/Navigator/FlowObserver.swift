/// Follows what a navigator shows; a shell brings one.
@MainActor
package protocol FlowObserver: AnyObject {
  /// What is shown is read by who wants to know when it changes.
  func shownIsRead()
  /// Calls the change, in an animation if what comes or goes by it is to move, and tells who has read
  /// what was shown.
  func shownChanges(from old: FlowState, to new: FlowState, _ change: () -> Void)
}
