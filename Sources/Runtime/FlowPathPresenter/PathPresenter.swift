@_exported import FlowSwiftUI

/// What a path, its elements and the view that shows it are called.
public enum PathPresenter {}

extension PathPresenter {
  /// Something that is done when a sheet has gone.
  public typealias Action = @MainActor @Sendable () -> Void
}
