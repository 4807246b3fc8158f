import FlowRuntime
import FlowSwiftUI
import SwiftUI

/// Stacks with navigation bars and columns.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
package struct FlowNavigationViews: FlowStackViews {
  package var haveBars: Bool { true }

  package init() {}

  package func view(
    of segment: FlowSegment, on stack: FlowStack.ID, in display: FlowDisplay, isCompact: Bool
  ) -> AnyView {
    AnyView(
      FlowSegmentView(display: display, stack: stack, segment: segment, isCompact: isCompact))
  }

  package func columns(_ columns: [AnyView]) -> AnyView? {
    if columns.count == 3 {
      return AnyView(
        NavigationSplitView {
          columns[0]
        } content: {
          columns[1]
        } detail: {
          columns[2]
        })
    }
    return AnyView(
      NavigationSplitView {
        columns[0]
      } detail: {
        columns[1]
      })
  }

  package func hostedView(
    of layer: FlowLayer, in display: FlowDisplay, namespace: FlowNamespace
  ) -> AnyView? {
    AnyView(FlowHostedView(display: display, layer: layer, namespace: namespace))
  }
}

/// One segment.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private struct FlowSegmentView: View {
  @ObservedObject var display: FlowDisplay
  let stack: FlowStack.ID
  let segment: FlowSegment
  let isCompact: Bool

  var body: some View {
    if segment.root.hasStacks {
      FlowContentView(display: display, page: segment.root.page, hasStacks: true)
    } else {
      NavigationStack(path: path) {
        FlowPageView(display: display, place: segment.root, isRoot: true)
          .id(segment.root.id)
          .navigationDestination(for: FlowPlace.self) {
            FlowPageView(display: display, place: $0, isRoot: false)
          }
      }
    }
  }

  /// A page that the user pops is reported immediately, because the path must not keep it.
  private var path: Binding<FlowPath> {
    Binding {
      FlowPath(shownPath)
    } set: { path in
      display.navigator.userPopped(shownPath.dropFirst(path.count).map(\.id))
    }
  }

  /// The pages above the root; while the segment leaves the screen, the last ones that it showed.
  private var shownPath: [FlowPlace] {
    display.segments(of: stack, isCompact: isCompact).first { $0.id == segment.id }?.path
      ?? segment.path
  }
}
