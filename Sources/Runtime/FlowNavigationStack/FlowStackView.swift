import FlowRuntime
import SwiftUI

/// A stack as segments, each a navigation stack or a container, one in front of the other.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowStackView: View {
  @ObservedObject var display: FlowDisplay
  let stack: FlowStack.ID

  var body: some View {
    ZStack {
      ForEach(display.segments(of: stack)) { segment in
        FlowSegmentView(display: display, segment: segment)
          .transition(segment.transition)
          .zIndex(Double(segment.index))
      }
    }
  }
}

/// Pages that one navigation stack shows.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowSegment: Identifiable {
  let index: Int
  let root: FlowPage
  var path: [FlowPage] = []

  /// The first keeps its stack when its root changes.
  var id: FlowPage.ID? { index == 0 ? nil : root.id }

  var transition: AnyTransition {
    switch root.arrival {
    case .animated(let transition, _): transition.transition
    case .push: .move(edge: .trailing)
    case .root, .plain: .identity
    }
  }
}
