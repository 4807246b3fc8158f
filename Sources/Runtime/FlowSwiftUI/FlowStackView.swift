import FlowRuntime
import SwiftUI

/// A stack as segments, one in front of the other.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowStackView: View {
  @ObservedObject var display: FlowDisplay
  let stack: FlowStack.ID
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let isCompact = width == .compact
    let segments = display.segments(of: stack, isCompact: isCompact)
    ZStack {
      ForEach(segments) { segment in
        display.views?.view(of: segment, on: stack, in: display, isCompact: isCompact)
          .modifier(
            FlowHiddenModifier(
              isHidden: segment.index < segments.count - 1, display: display)
          )
          .transition(segment.transition(of: display))
          .zIndex(Double(segment.index))
      }
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowDisplay {
  package func segments(of stack: FlowStack.ID, isCompact: Bool) -> [FlowSegment] {
    shown.segments(of: stack, isCompact: isCompact, haveBars: stacks.haveBars)
  }

  /// The segments of a stack in another state.
  package func segments(of stack: FlowStack.ID, in state: FlowState) -> [FlowSegment] {
    state.segments(of: stack, isCompact: navigator.isCompact, haveBars: stacks.haveBars)
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowSegment {
  @MainActor
  func transition(of display: FlowDisplay) -> AnyTransition {
    switch root.arrival {
    case .pushed(let transition, _), .animated(let transition, _):
      transition.transition(on: display.navigator.platform) {
        display.transition(named: $0, of: $1, showing: root.page)
      }
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

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowState {
  /// The animation of the latest segment that appears or disappears; `nil` if none moves. Within a
  /// navigation stack, the platform animates pages itself.
  func animation(to next: FlowState, isCompact: Bool, haveBars: Bool) -> Animation? {
    let (old, new) = (
      movingSegments(isCompact, haveBars), next.movingSegments(isCompact, haveBars)
    )
    let changed = old.filter { new[$0.key] == nil }.merging(new.filter { old[$0.key] == nil }) {
      $1
    }
    return changed.max { $0.key.number < $1.key.number }?.value
  }

  private func movingSegments(_ isCompact: Bool, _ haveBars: Bool) -> [FlowPage.ID: Animation] {
    var animations: [FlowPage.ID: Animation] = [:]
    for stack in stacks.keys {
      let segments = segments(of: stack, isCompact: isCompact, haveBars: haveBars)
      for segment in segments.dropFirst() { animations[segment.root.id] = segment.animation }
    }
    return animations
  }
}
