import FlowRuntime
import FlowSwiftUI
import SwiftUI

#if !os(macOS)
  /// Stacks with navigation bars, for systems whose pages push one another by hidden links.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  package final class FlowLinkViews: FlowStackViews {
    package var haveBars: Bool { true }
    private var stacks: [Key: FlowLinkedStack] = [:]

    /// A segment of a stack.
    private struct Key: Hashable {
      let stack: FlowStack.ID
      let segment: FlowPage.ID?
    }

    package init() {}

    package func view(
      of segment: FlowSegment, on stack: FlowStack.ID, in display: FlowDisplay, isCompact: Bool
    ) -> AnyView {
      AnyView(
        FlowLinkedSegment(
          display: display, segment: segment,
          stack: stacks[Key(stack: stack, segment: segment.id)]))
    }

    package func hostedView(
      of layer: FlowLayer, in display: FlowDisplay, namespace: FlowNamespace
    ) -> AnyView? {
      stacks[Key(stack: layer.stack, segment: nil)].map { stack in
        AnyView(
          FlowLinkedPageView(
            display: display, page: stack.root,
            host: FlowLinkedHost(layer: layer.id, namespace: namespace)))
      }
    }

    package func follow(_ shown: FlowState, in display: FlowDisplay) {
      let places = places(in: shown, of: display)
      stacks = stacks.filter { places[$0.key] != nil }
      for (key, places) in places {
        if let stack = stacks[key] {
          stack.follow(places)
        } else {
          stacks[key] = FlowLinkedStack(places, of: display.navigator)
        }
      }
    }

    package func areBehind(_ state: FlowState, in display: FlowDisplay) -> Bool {
      places(in: state, of: display).contains { key, places in
        stacks[key]?.isBehind(places) ?? (places.count > 1)
      }
    }

    /// What each `NavigationView` shows, from its root upward; in that of an app, from the flow's first page upward.
    private func places(in state: FlowState, of display: FlowDisplay) -> [Key: [FlowPlace]] {
      var found: [Key: [FlowPlace]] = [:]
      var waiting = state.layers.map(\.stack)
      if display.navigator.isHosted, let stack = waiting.first {
        waiting.removeFirst()
        found[Key(stack: stack, segment: nil)] = state.places(
          in: stack, isCompact: display.navigator.isCompact)
      }
      while let stack = waiting.popLast() {
        for segment in display.segments(of: stack, in: state) {
          if segment.root.hasStacks {
            waiting += segment.root.page.content.stacks
          } else {
            found[Key(stack: stack, segment: segment.id)] = [segment.root] + segment.path
          }
        }
      }
      return found
    }
  }
#endif
