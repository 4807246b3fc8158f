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

    init(display: FlowDisplay, page: FlowLinkedPage, isRoot: Bool = false) {
      _display = ObservedObject(wrappedValue: display)
      _page = ObservedObject(wrappedValue: page)
      self.isRoot = isRoot
    }

    var body: some View {
      FlowLinkedContent(display: display, place: page.place, isRoot: isRoot)
        .id(page.place.id)
        .background(
          NavigationLink(destination: next, isActive: $page.isLinkActive) { SwiftUI.EmptyView() }
            .isDetailLink(false)
            .hidden())
    }

    @ViewBuilder private var next: some View {
      if let next = page.next { FlowLinkedPageView(display: display, page: next) }
    }
  }
#endif
