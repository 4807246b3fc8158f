import FlowRuntime
@_exported import FlowSwiftUI

/// The destinations of a flow: its screens, with their arguments.
public typealias NavigationDestination = FlowDestination

/// How a destination comes: `.push`, `.present`, `.sheet` or another style, with its options.
public typealias NavigationStyle = FlowStyle

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension NavigationStyle {
  /// In a sheet.
  public static var present: NavigationStyle { .sheet }
}

/// Where a flow goes: back to the screen before, or forward to another one.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public enum NavigationDirection<Destination: NavigationDestination>: Hashable, Sendable {
  /// Leave the screen, or close the sheet that it is the first screen of.
  case back
  /// Show another screen.
  case forward(destination: Destination, style: NavigationStyle)

  /// Show another screen.
  ///
  /// - Parameters:
  ///   - destination: the screen, with its arguments.
  ///   - style: how it comes.
  public static func forward(
    _ destination: Destination, style: NavigationStyle = .push
  ) -> NavigationDirection {
    .forward(destination: destination, style: style)
  }
}
