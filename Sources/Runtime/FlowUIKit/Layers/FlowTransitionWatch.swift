import FlowRuntime

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A transition of the platform. If the platform does not report its end, it is over after some time.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowTransitionWatch {
    private var current: Int?
    private var count = 0

    var isUnderWay: Bool { current != nil }

    /// A transition begins.
    ///
    /// - Parameters:
    ///   - navigator: has the patience to wait for the report.
    ///   - isOver: called if nobody has reported the end.
    /// - Returns: the number of the transition.
    @discardableResult
    func begin(in navigator: FlowNavigator, isOver: @escaping @MainActor () -> Void) -> Int {
      count += 1
      current = count
      navigator.later(navigator.patience) { [weak self, count] _ in
        if self?.current == count { isOver() }
      }
      return count
    }

    /// A transition is over.
    ///
    /// - Parameter transition: its number. Without one, it is the transition that is under way.
    /// - Returns: whether it was under way.
    @discardableResult
    func end(_ transition: Int? = nil) -> Bool {
      if let transition, transition != current { return false }
      defer { current = nil }
      return isUnderWay
    }
  }
#endif
