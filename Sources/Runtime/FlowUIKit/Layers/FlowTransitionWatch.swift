import FlowRuntime

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A transition of the platform. If the platform does not report its end, it is over after some time.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowTransitionWatch {
    private(set) var isUnderWay = false
    private var count = 0

    /// The transition begins.
    ///
    /// - Parameters:
    ///   - navigator: has the patience to wait for the report.
    ///   - isOver: called if nobody has reported the end.
    func begin(in navigator: FlowNavigator, isOver: @escaping @MainActor () -> Void) {
      isUnderWay = true
      count += 1
      navigator.later(navigator.patience) { [weak self, count] _ in
        if let self, isUnderWay, self.count == count { isOver() }
      }
    }

    /// The transition is over.
    ///
    /// - Returns: whether it was under way.
    @discardableResult
    func end() -> Bool {
      defer { isUnderWay = false }
      return isUnderWay
    }
  }
#endif
