import FlowRuntime
import SwiftUI

/// A stack as segments, one in front of the other. Each is a navigation stack or a container.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowStackView: View {
  @ObservedObject var display: FlowDisplay
  let stack: FlowStack.ID
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let segments = display.shown.segments(of: stack, isCompact: width == .compact)
    ZStack {
      ForEach(segments) { segment in
        FlowSegmentView(
          display: display, stack: stack, segment: segment, isCompact: width == .compact
        )
        .accessibilityHidden(segment.index < segments.count - 1)
        .transition(segment.transition(of: display))
        .zIndex(Double(segment.index))
      }
    }
  }
}

/// One segment.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowSegmentView: View {
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
    display.shown.segments(of: stack, isCompact: isCompact).first { $0.id == segment.id }?.path
      ?? segment.path
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowSegment {
  @MainActor
  func transition(of display: FlowDisplay) -> AnyTransition {
    switch root.arrival {
    case .pushed(let transition, _), .animated(let transition, _):
      transition.transition { display.transition(named: $0, of: $1, showing: root.page) }
    case .push, .zoomed: .move(edge: .trailing)
    case .root, .plain: .identity
    }
  }

  /// The animation with which it appears and disappears.
  fileprivate var animation: Animation? {
    switch root.arrival {
    case .pushed(_, let animation), .animated(_, let animation): animation.animation
    case .push, .zoomed: .default
    case .root, .plain: nil
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowState {
  /// The animation of the latest segment that appears or disappears; `nil` if none moves. Within a
  /// navigation stack, the platform animates pages itself.
  func animation(to next: FlowState, isCompact: Bool) -> Animation? {
    let (old, new) = (movingSegments(isCompact), next.movingSegments(isCompact))
    let changed = old.filter { new[$0.key] == nil }.merging(new.filter { old[$0.key] == nil }) {
      $1
    }
    return changed.max { $0.key.number < $1.key.number }?.value
  }

  private func movingSegments(_ isCompact: Bool) -> [FlowPage.ID: Animation] {
    var animations: [FlowPage.ID: Animation] = [:]
    for stack in stacks.keys {
      for segment in segments(of: stack, isCompact: isCompact).dropFirst() {
        animations[segment.root.id] = segment.animation
      }
    }
    return animations
  }
}
