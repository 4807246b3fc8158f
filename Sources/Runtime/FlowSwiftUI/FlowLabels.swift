import SwiftUI

/// The titles of the buttons that a flow shows where the platform has none.
///
/// The defaults are the keys `Back` and `Close` of the app's strings.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public struct FlowLabels: Sendable {
  package let back: Text
  package let close: Text

  /// - Parameters:
  ///   - back: the title of the back button on a screen with `leaving` or with its own transition.
  ///   - close: the title of the button that closes a sheet or a popover with `leaving`.
  public init(back: Text = Text("Back"), close: Text = Text("Close")) {
    self.back = back
    self.close = close
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension View {
  /// Replaces the titles of the buttons that the flows in this view show.
  public func flowLabels(_ labels: FlowLabels) -> some View {
    environment(\.flowLabels, labels)
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension EnvironmentValues {
  package var flowLabels: FlowLabels {
    get { self[FlowLabelsKey.self] }
    set { self[FlowLabelsKey.self] = newValue }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private enum FlowLabelsKey: EnvironmentKey {
  static var defaultValue: FlowLabels { FlowLabels() }
}
