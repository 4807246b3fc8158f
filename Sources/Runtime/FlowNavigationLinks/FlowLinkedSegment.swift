import FlowRuntime
import FlowSwiftUI
import SwiftUI

#if !os(macOS)
  /// A segment of a stack.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  struct FlowLinkedSegment: View {
    let display: FlowDisplay
    let segment: FlowSegment
    let stack: FlowLinkedStack?
    /// A segment that leaves the screen has no stack any more.
    @State private var last = FlowLastStack()

    var body: some View {
      if segment.root.hasStacks {
        FlowContentView(display: display, page: segment.root.page, hasStacks: true)
      } else if let stack = last.remember(stack) {
        NavigationView {
          FlowLinkedPageView(display: display, page: stack.root, isRoot: true)
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
  }

  /// The stack that was shown last. Views don't observe it.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  private final class FlowLastStack {
    private var stack: FlowLinkedStack?

    func remember(_ stack: FlowLinkedStack?) -> FlowLinkedStack? {
      self.stack = stack ?? self.stack
      return self.stack
    }
  }

  /// A page with its ways back, and the hidden link to the next one.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  struct FlowLinkedPageView: View {
    @ObservedObject private var display: FlowDisplay
    @ObservedObject private var page: FlowLinkedPage
    private let isRoot: Bool
    private let host: FlowLinkedHost?

    init(
      display: FlowDisplay, page: FlowLinkedPage, isRoot: Bool = false, host: FlowLinkedHost? = nil
    ) {
      _display = ObservedObject(wrappedValue: display)
      _page = ObservedObject(wrappedValue: page)
      self.isRoot = isRoot
      self.host = host
    }

    var body: some View {
      content
        .id(page.place.id)
        .background(
          NavigationLink(destination: next, isActive: $page.isLinkActive) { SwiftUI.EmptyView() }
            .isDetailLink(false)
            .hidden())
    }

    @ViewBuilder private var content: some View {
      let content = FlowLinkedContent(
        display: display, place: page.place, isRoot: isRoot, hidesBar: isRoot || host != nil)
      if let host {
        content.modifier(
          FlowLayerModifier(
            display: display, layer: host.layer, namespace: host.namespace,
            mark: display.mark(ofHosted: page.place.id)))
      } else {
        content
      }
    }

    @ViewBuilder private var next: some View {
      if let next = page.next { FlowLinkedPageView(display: display, page: next, host: host) }
    }
  }

  /// What the pages of a flow know in a `NavigationView` of the app: each of them presents what lies over it.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  struct FlowLinkedHost {
    let layer: FlowLayer.ID
    let namespace: FlowNamespace
  }
#endif
