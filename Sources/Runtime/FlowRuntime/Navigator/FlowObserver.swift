/// Follows what a navigator shows; a shell brings one.
@MainActor
package protocol FlowObserver: AnyObject {
  /// What is shown is read by who wants to know when it changes.
  func shownIsRead()
  /// Changes what is shown, at this pace if it is to move, and tells who has read it.
  func shownChanges(at animation: FlowAnimation?, _ change: () -> Void)
}
