@_exported import FlowSwiftUI

/// What a path, its elements and the view that shows it are called.
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
public enum PathPresenter {}

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter {
  /// Something that is done when a sheet has gone.
  public typealias Action = @MainActor @Sendable () -> Void
}
