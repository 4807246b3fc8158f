import FlowRuntime
import FlowSwiftUI
import SwiftUI

/// Pages in front of one another, without navigation bars.
@MainActor
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
struct FlowPathViews: FlowStackViews {
  let haveBars = false

  func view(
    of segment: FlowSegment, on stack: FlowStack.ID, in display: FlowDisplay, isCompact: Bool
  ) -> AnyView {
    AnyView(FlowPathPage(display: display, place: segment.root))
  }
}

/// A page, with a button that closes its sheet if the sheet asks before.
@MainActor
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
private struct FlowPathPage: View {
  @ObservedObject var display: FlowDisplay
  let place: FlowPlace

  var body: some View {
    let content = FlowContentView(
      display: display, page: place.page, hasStacks: place.hasStacks)
    if #available(iOS 15, macOS 13, tvOS 15, visionOS 1, *), display.runs(on: 15) {
      content.modifier(FlowCloseModifier(display: display, page: place.page))
    } else {
      content
    }
  }
}

/// The button with which users leave a sheet that asks before. Before iOS 15, a swipe closes each sheet.
@MainActor
@available(iOS 15, macOS 13, tvOS 15, visionOS 1, *)
private struct FlowCloseModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let page: FlowPage
  @Environment(\.flowLabels) private var labels

  func body(content: Content) -> some View {
    let layer = display.askingLayer(under: display.shown.pages[page.id] ?? page)
    content.safeAreaInset(edge: .top, alignment: .leading) {
      if let layer {
        Button {
          display.navigator.swipedAway(layer.id)
        } label: {
          labels.close.padding()
        }
      }
    }
  }
}
