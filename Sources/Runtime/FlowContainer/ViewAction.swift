import FlowRuntime
@_exported import FlowSwiftUI

/// What a coordinator asks of the container of a screen.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public enum ViewAction<ViewState: FlowDestination>: Hashable, Sendable {
  /// Leave the screen, with all containers above.
  case dismiss
  /// Push the next container by the link.
  case enableLink
  /// Present the next container.
  case present(FlowStyle)
  /// Show another state, in the same place.
  case update(ViewState)
}

/// Performs the actions of screens.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public protocol ActionsHandler: AnyObject {
  /// The actions of all screens.
  associatedtype Action
  /// Performs an action of a screen, as if the screen's view had sent it. It ignores the action if the screen can't be
  /// seen.
  func executeAction(_ action: Action)
}
