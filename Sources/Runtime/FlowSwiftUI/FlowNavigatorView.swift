import Combine
import FlowRuntime
import Foundation
import SwiftUI

/// Everything that a navigator shows.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowNavigatorView: View {
  @State private var display: FlowOnce<FlowDisplay>
  private let keep: (@MainActor (Data?) -> Void)?

  /// - Parameters:
  ///   - navigator: the navigator that runs the flow.
  ///   - views: the views of its stacks.
  ///   - isHosted: whether the pages lie on a navigation stack of the app.
  ///   - keep: called with a snapshot when the app goes to the background, or with `nil` if the flow
  ///     has ended. Before iOS 14, the app must do this itself.
  package init(
    _ navigator: FlowNavigator,
    in views: @autoclosure @escaping @MainActor () -> any FlowStackViews,
    isHosted: Bool = false, keep: (@MainActor (Data?) -> Void)? = nil
  ) {
    self.init(isHosted: isHosted, keep: keep) { FlowDisplay.of(navigator, in: views()) }
  }

  fileprivate init(
    isHosted: Bool, keep: (@MainActor (Data?) -> Void)?,
    display: @escaping @MainActor () -> FlowDisplay
  ) {
    _display = State(initialValue: FlowOnce { display().hosted(isHosted) })
    self.keep = keep
  }

  /// The root layer, with all presentations over it.
  package var body: some View {
    FlowRootLayer(display: display.object)
      .modifier(FlowKeepModifier(display: display.object, keep: keep))
  }
}

@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
extension FlowNavigatorView {
  /// The same with Observation.
  package init(
    observing navigator: FlowNavigator,
    in views: @autoclosure @escaping @MainActor () -> any FlowStackViews, isHosted: Bool,
    keep: (@MainActor (Data?) -> Void)?
  ) {
    self.init(isHosted: isHosted, keep: keep) {
      FlowObservedDisplay.follow(navigator, in: views())
    }
  }
}

@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private struct FlowRootLayer: View {
  @ObservedObject var display: FlowDisplay
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    ForEach(display.shown.layers.prefix(1)) { layer in
      FlowLayerView(display: display, layer: layer).background(hold(layer))
    }
    .onReceive(Just(width)) { display.navigator.isCompact = $0 != .regular }
  }

  /// Keeps a swipe from closing a sheet of the app around the flow. Otherwise it says nothing, so that the app can
  /// keep its sheet by itself.
  @ViewBuilder private func hold(_ layer: FlowLayer) -> some View {
    if display.asks(layer) {
      Color.clear.modifier(FlowHoldModifier(isHeld: true, display: display))
    }
  }
}

/// Hands out a snapshot when the app goes to the background.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private struct FlowKeepModifier: ViewModifier {
  let display: FlowDisplay
  let keep: (@MainActor (Data?) -> Void)?

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 14, macOS 13, tvOS 14, visionOS 1, *), display.runs(on: 14) {
      content.modifier(FlowPhaseModifier { keep?(display.navigator.snapshot()) })
    } else {
      content
    }
  }
}

@MainActor
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
private struct FlowPhaseModifier: ViewModifier {
  let inBackground: () -> Void
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    content.onReceive(Just(phase)) { if $0 == .background { inBackground() } }
  }
}
