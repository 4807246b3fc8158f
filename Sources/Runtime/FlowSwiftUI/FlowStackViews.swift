import FlowRuntime
import SwiftUI

/// How a shell shows the pages of stacks.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package protocol FlowStacks {
  /// Whether pushed pages have a navigation bar, which they share with the page below. Without bars, each page
  /// lies in front of the one below.
  var haveBars: Bool { get }

  /// Whether the platform fades a full-screen cover in and out by itself.
  var dissolve: Bool { get }

  /// Brings the stacks a step nearer to what is shown, if they take their steps one at a time.
  func follow(_ shown: FlowState, in display: FlowDisplay)

  /// Whether the stacks must still take steps until they show a state.
  func areBehind(_ state: FlowState, in display: FlowDisplay) -> Bool

  /// Whether a layer is presented, also while it still comes, as far as that can be known.
  func isPresented(_ layer: FlowLayer.ID) -> Bool
}

/// The same by views.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package protocol FlowStackViews: FlowStacks {
  /// The view of a segment.
  func view(
    of segment: FlowSegment, on stack: FlowStack.ID, in display: FlowDisplay, isCompact: Bool
  ) -> AnyView

  /// Columns, each with a stack of its own.
  func columns(_ columns: [AnyView]) -> AnyView?

  /// The pages of a layer on a stack of the app.
  func hostedView(
    of layer: FlowLayer, in display: FlowDisplay, namespace: FlowNamespace
  ) -> AnyView?
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowStackViews {
  /// In SwiftUI, covers only slide.
  package var dissolve: Bool { false }

  /// SwiftUI does not tell.
  package func isPresented(_ layer: FlowLayer.ID) -> Bool { false }

  /// Stacks that change at once, when they are evaluated.
  package func follow(_ shown: FlowState, in display: FlowDisplay) {}

  /// Stacks that change at once.
  package func areBehind(_ state: FlowState, in display: FlowDisplay) -> Bool { false }

  /// A style whose columns have no stacks of their own.
  package func columns(_ columns: [AnyView]) -> AnyView? { nil }

  /// A style that can't put its pages on a stack of the app.
  package func hostedView(
    of layer: FlowLayer, in display: FlowDisplay, namespace: FlowNamespace
  ) -> AnyView? {
    nil
  }
}
