import FlowRuntime
import FlowSwiftUI
import SwiftUI

/// The pages of a flow on a navigation stack of the app.
///
/// A stack can't contain another one, and the app's path can't hold the flow's pages. So each page presents
/// the next one. Pages without a navigation bar are pushed too, and tabs and columns share the stack.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowHostedView: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer
  let namespace: FlowNamespace

  var body: some View {
    FlowHostedPage(display: display, layer: layer, namespace: namespace, level: 0, last: nil)
  }
}

/// One of the pages, with those above it.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private struct FlowHostedPage: View {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer
  let namespace: FlowNamespace
  let level: Int
  /// The place that was shown here last: a popped page is shown as it was until it is off the screen.
  let last: FlowPlace?
  /// The platform follows one push after the other: the next page waits until this one has appeared.
  @State private var hasAppeared = false
  @State private var next = FlowLast()
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let places = places
    let place = places.indices.contains(level) ? places[level] : last
    let above = places.dropFirst(level + 1)
    let next = next.remember(above.first)
    if let place {
      FlowPageView(display: display, place: place, isRoot: false, isHosted: true)
        .id(place.id)
        .modifier(
          FlowLayerModifier(
            display: display, layer: layer.id, namespace: namespace,
            mark: display.mark(ofHosted: place.id))
        )
        .onAppear { hasAppeared = true }
        .navigationDestination(isPresented: isPresented(above.map(\.id))) {
          FlowHostedPage(
            display: display, layer: layer, namespace: namespace, level: level + 1, last: next)
        }
    }
  }

  private var places: [FlowPlace] {
    display.shown.places(in: layer.stack, isCompact: width == .compact)
  }

  private func isPresented(_ above: [FlowPage.ID]) -> Binding<Bool> {
    Binding {
      hasAppeared && places.count > level + 1
    } set: { isPresented in
      if !isPresented, !above.isEmpty { display.navigator.userPopped(above) }
    }
  }
}

/// The place that was shown last. Views don't observe it.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private final class FlowLast {
  private var place: FlowPlace?

  func remember(_ place: FlowPlace?) -> FlowPlace? {
    self.place = place ?? self.place
    return self.place
  }
}
