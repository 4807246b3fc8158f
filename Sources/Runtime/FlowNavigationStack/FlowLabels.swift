import SwiftUI

/// What stands on the buttons that a flow shows where the platform has none of its own.
///
/// By default these are the keys `Back` and `Close` of the app's strings.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct FlowLabels: Sendable {
  let back: Text
  let close: Text

  /// - Parameters:
  ///   - back: leads back from a screen that asks before it is left, or that came its own way.
  ///   - close: closes a sheet or a popover that asks before it is left.
  public init(back: Text = Text("Back"), close: Text = Text("Close")) {
    self.back = back
    self.close = close
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension View {
  /// Replaces what stands on the buttons of the flows in this view.
  public func flowLabels(_ labels: FlowLabels) -> some View {
    environment(\.flowLabels, labels)
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension EnvironmentValues {
  var flowLabels: FlowLabels {
    get { self[FlowLabelsKey.self] }
    set { self[FlowLabelsKey.self] = newValue }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private enum FlowLabelsKey: EnvironmentKey {
  static var defaultValue: FlowLabels { FlowLabels() }
}
