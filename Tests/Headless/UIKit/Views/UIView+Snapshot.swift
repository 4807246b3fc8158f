extension UIView {
  /// A picture of the view; nil if the view has no window.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard let stage = window?.stage, let firstTurn else { return nil }
    if !afterUpdates, stage.turns == firstTurn {
      stage.record(
        "Snapshotting a view that has not been rendered at least once requires "
          + "afterScreenUpdates:YES")
    }
    if isSeenThrough {
      stage.record("the snapshot of a hidden view is empty")
    }
    return UIView(frame: bounds)
  }

  /// Whether nothing of it is drawn.
  private var isSeenThrough: Bool {
    sequence(first: self, next: \.superview).contains { $0.isHidden || $0.alpha == 0 }
  }
}
