import FlowRuntime
import SwiftUI

/// A layer: its stack, and the presentations over it.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowLayerView: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer

  var body: some View {
    FlowNamespaceReader(display: display) { content(in: $0) }
  }

  @ViewBuilder private func content(in namespace: FlowNamespace) -> some View {
    if display.navigator.isHosted, layer.presentation == .root,
      let hosted = display.views?.hostedView(of: layer, in: display, namespace: namespace)
    {
      hosted
    } else {
      FlowStackView(display: display, stack: layer.stack)
        .modifier(FlowLayerModifier(display: display, layer: layer.id, namespace: namespace))
    }
  }
}

/// What is presented over a layer: by the layer as a whole, or by a page of it on a stack of the app.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowLayerModifier: ViewModifier {
  @ObservedObject private var display: FlowDisplay
  private let layer: FlowLayer.ID
  private let namespace: FlowNamespace
  private let mark: FlowMark?

  package init(
    display: FlowDisplay, layer: FlowLayer.ID, namespace: FlowNamespace, mark: FlowMark? = nil
  ) {
    _display = ObservedObject(wrappedValue: display)
    self.layer = layer
    self.namespace = namespace
    self.mark = mark
  }

  package func body(content: Content) -> some View {
    content
      .environment(
        \.flowLayer, FlowLayerAround(display: display, layer: layer, namespace: namespace)
      )
      .presenter(slidingIn(.sheet), in: display)
      .presenter(FlowPopoverModifier(display: display, layer: layer, mark: mark), in: display)
      .presenter(slidingIn(.fullScreenCover), in: display)
      .modifier(asking(.alert))
      .modifier(asking(.confirmationDialog))
  }

  private func asking(_ presentation: FlowPresentation) -> some ViewModifier {
    FlowQuestionModifier(display: display, layer: layer, presentation: presentation, mark: mark)
  }

  private func slidingIn(_ presentation: FlowPresentation) -> some ViewModifier {
    FlowSlidingModifier(
      display: display, layer: layer, presentation: presentation, namespace: namespace, mark: mark)
  }
}

/// A sheet or a full-screen cover over a layer. macOS shows covers as sheets.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private struct FlowSlidingModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  let presentation: FlowPresentation
  let namespace: FlowNamespace
  var mark: FlowMark?

  @ViewBuilder func body(content: Content) -> some View {
    #if os(macOS)
      content.sheet(item: binding, onDismiss: reportEnd) { view(of: $0) }
    #else
      if presentation == .sheet {
        content.sheet(item: binding, onDismiss: reportEnd) { view(of: $0) }
      } else if #available(iOS 14, tvOS 14, visionOS 1, *), display.runs(on: 14) {
        content.fullScreenCover(item: binding, onDismiss: reportEnd) { view(of: $0) }
      } else {
        content
      }
    #endif
  }

  private var binding: Binding<FlowLayer?> {
    display.binding(over: layer, as: presentation, at: mark)
  }

  private func view(of presented: FlowLayer) -> some View {
    FlowPresentedView(display: display, layer: presented)
      .modifier(FlowZoomModifier(source: display.source(of: presented), namespace: namespace))
  }

  private func reportEnd() {
    display.navigator.layerDisappeared(over: layer)
  }
}

/// A layer that is presented over another.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private struct FlowPresentedView: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer

  var body: some View {
    FlowLayerView(display: display, layer: layer)
      .modifier(FlowDetentsModifier(detents: layer.style.detents, display: display))
      .modifier(FlowHoldModifier(isHeld: display.isHeld(layer), display: display))
      .modifier(FlowDissolveModifier(display: display, layer: layer))
      .onAppear { display.appeared(layer.id) }
      .onDisappear { display.disappeared(layer.id) }
  }
}

/// The popover that points at a marked view or at a whole layer.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowPopoverModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  var mark: FlowMark?

  func body(content: Content) -> some View {
    content.popover(item: display.binding(over: layer, as: .popover, at: mark)) { presented in
      FlowPresentedView(display: display, layer: presented)
        .onDisappear { display.navigator.layerDisappeared(over: layer) }
    }
  }
}
