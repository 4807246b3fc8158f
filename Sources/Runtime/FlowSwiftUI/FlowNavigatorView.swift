import Combine
import FlowRuntime
import Foundation
import SwiftUI

/// Everything that a navigator shows.
@MainActor
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
package struct FlowNavigatorView: View {
  @StateObject private var display: FlowDisplay
  private let keep: (@MainActor (Data?) -> Void)?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.scenePhase) private var phase

  /// - Parameters:
  ///   - navigator: the navigator that runs the flow.
  ///   - views: the views of its stacks.
  ///   - isHosted: whether the pages lie on a navigation stack of the app.
  ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow
  ///     has ended.
  package init(
    _ navigator: FlowNavigator, in views: any FlowStackViews, isHosted: Bool = false,
    keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    self.init(display: FlowDisplay.of(navigator, in: views), isHosted: isHosted, keep: keep)
  }

  fileprivate init(
    display: @autoclosure @escaping @MainActor () -> FlowDisplay, isHosted: Bool,
    keep: (@MainActor (Data?) -> Void)?
  ) {
    _display = StateObject(wrappedValue: display().hosted(isHosted))
    self.keep = keep
  }

  /// The root layer, with all presentations over it.
  package var body: some View {
    ForEach(display.shown.layers.prefix(1)) { FlowLayerView(display: display, layer: $0) }
      .onReceive(Just(width)) { display.navigator.isCompact = $0 != .regular }
      .onReceive(Just(phase)) { if $0 == .background { keep?(display.navigator.snapshot()) } }
  }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
extension FlowNavigatorView {
  /// The same with Observation.
  package init(
    observing navigator: FlowNavigator, in views: any FlowStackViews, isHosted: Bool,
    keep: (@MainActor (Data?) -> Void)?
  ) {
    self.init(
      display: FlowObservedDisplay.follow(navigator, in: views), isHosted: isHosted, keep: keep)
  }
}
