import FlowRuntime
import SwiftUI

/// A layer: its stack, and the presentations over it.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowLayerView: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer
  @Namespace private var namespace

  var body: some View {
    if display.navigator.isHosted, layer.presentation == .root {
      FlowHostedView(display: display, layer: layer, namespace: namespace)
    } else {
      FlowStackView(display: display, stack: layer.stack)
        .modifier(FlowLayerModifier(display: display, layer: layer.id, namespace: namespace))
    }
  }
}

/// What is presented over a layer: by the layer as a whole, or by a page of it on a stack of the app.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowLayerModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  let namespace: Namespace.ID
  var mark: FlowMark?

  func body(content: Content) -> some View {
    content
      .environment(
        \.flowLayer, FlowLayerAround(display: display, layer: layer, namespace: namespace)
      )
      .sheet(item: binding(.sheet), onDismiss: reportEnd) { view(of: $0) }
      .modifier(FlowPopoverModifier(display: display, layer: layer, mark: mark))
      #if os(macOS)
        .sheet(item: binding(.fullScreenCover), onDismiss: reportEnd) { view(of: $0) }
      #else
        .fullScreenCover(item: binding(.fullScreenCover), onDismiss: reportEnd) { view(of: $0) }
      #endif
      .modifier(FlowAlertModifier(display: display, layer: layer, mark: mark))
      .modifier(FlowDialogModifier(display: display, layer: layer, mark: mark))
  }

  private func binding(_ presentation: FlowPresentation) -> Binding<FlowLayer?> {
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
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private struct FlowPresentedView: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer

  var body: some View {
    FlowLayerView(display: display, layer: layer)
      .presentationDetents(detents)
      .interactiveDismissDisabled(display.isHeld(layer))
      .modifier(FlowDissolveModifier(display: display, layer: layer))
      .onAppear { display.appeared(layer.id) }
      .onDisappear { display.disappeared(layer.id) }
  }

  /// A sheet needs at least one; the platform's is `large`.
  private var detents: Set<PresentationDetent> {
    layer.style.detents.isEmpty ? [.large] : Set(layer.style.detents.map(\.detent))
  }
}

/// The popover that points at a marked view or at a whole layer.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
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
