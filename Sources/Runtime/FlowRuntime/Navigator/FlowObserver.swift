/// Follows what a navigator shows; a shell brings one.
@MainActor
package protocol FlowObserver: AnyObject {
  /// What is shown is read by who wants to know when it changes.
  func shownIsRead()
  /// Whether a layer is on screen, as far as the platform has told. Of an alert it does not tell.
  func isOnScreen(_ layer: FlowLayer.ID) -> Bool
  /// Calls the change, in an animation if what comes or goes by it is to move, and tells who has read
  /// what was shown.
  func shownChanges(from old: FlowState, to new: FlowState, _ change: () -> Void)
  /// Whether stacks must still take steps until they show a state, a page at a time. The observer makes the
  /// navigator follow its state again when they have arrived.
  func stacksAreBehind(_ state: FlowState) -> Bool
}

extension FlowObserver {
  /// Most platforms change all stacks at once.
  package func stacksAreBehind(_ state: FlowState) -> Bool { false }
}
