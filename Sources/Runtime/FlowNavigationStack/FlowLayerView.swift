import FlowRuntime
import SwiftUI

/// A layer: its stack, and what is presented over it.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowLayerView: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer

  var body: some View {
    FlowStackView(display: display, stack: layer.stack)
      .sheet(item: binding(.sheet), onDismiss: reportEnd) { view(of: $0) }
      .popover(item: binding(.popover)) { view(of: $0).onDisappear(perform: reportEnd) }
      #if os(macOS)
        .sheet(item: binding(.fullScreenCover), onDismiss: reportEnd) { view(of: $0) }
      #else
        .fullScreenCover(item: binding(.fullScreenCover), onDismiss: reportEnd) { view(of: $0) }
      #endif
      .modifier(FlowAlertModifier(display: display, layer: layer.id))
  }

  private func binding(_ presentation: FlowPresentation) -> Binding<FlowLayer?> {
    display.binding(over: layer.id, as: presentation)
  }

  private func view(of presented: FlowLayer) -> some View {
    FlowLayerView(display: display, layer: presented)
      .presentationDetents(Set(presented.style.detents.map(\.detent)))
      .interactiveDismissDisabled(display.isHeld(presented))
      .onAppear { display.appeared(presented.id) }
      .onDisappear { display.disappeared(presented.id) }
  }

  private func reportEnd() {
    display.navigator.layerDisappeared(over: layer.id)
  }
}
