import FlowRuntime
import FlowSwiftUI
import SwiftUI

/// A page with its ways back.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowPageView: View {
  @ObservedObject var display: FlowDisplay
  let place: FlowPlace
  let isRoot: Bool
  /// Whether it lies on a stack of the app.
  var isHosted = false
  @Environment(\.flowLabels) private var labels
  @Environment(\.flowLayer) private var around

  var body: some View {
    // A page that is on its way out is still shown as it was.
    let page = display.shown.pages[place.id] ?? place.page
    let asks = !place.isColumn && display.navigator.asksBeforeLeaving(page)
    let canGoBack = place.isColumn || display.navigator.canGoBack(page.id)
    let layer = display.askingLayer(under: page)
    FlowContentView(display: display, page: page)
      .navigationBarBackButtonHidden(asks || !canGoBack)
      .toolbar {
        if canGoBack, asks || isRoot {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              display.navigator.systemBack(page.id)
            } label: {
              labels.back
            }
          }
        }
        if let layer {
          ToolbarItem(placement: .cancellationAction) {
            Button {
              display.navigator.swipedAway(layer.id)
            } label: {
              labels.close
            }
          }
        }
      }
      .modifier(FlowBarModifier(isHidden: (isRoot || isHosted) && place.arrival.hidesBar))
      .modifier(
        FlowZoomModifier(
          source: isRoot ? nil : display.source(of: page), namespace: around?.namespace))
  }
}

/// Hides the navigation bar of a page without one.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowBarModifier: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View {
    #if os(macOS)
      content
    #else
      content.toolbar(isHidden ? .hidden : .automatic, for: .navigationBar)
    #endif
  }
}
