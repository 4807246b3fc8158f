import Combine
import FlowRuntime
import FlowSwiftUI

#if !os(macOS)
  /// A page of a `NavigationView`, with the link to the next one.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  final class FlowLinkedPage: ObservableObject, Identifiable {
    /// What it shows. Another place takes the same page without a transition.
    @Published var place: FlowPlace
    /// Whether the next page is pushed. The platform clears it when the user goes back.
    @Published var isLinkActive = false {
      didSet { if oldValue, !isLinkActive { stack?.linkIsInactive(on: self) } }
    }
    /// The page that the link leads to: the latest one, also while it leaves the screen.
    private(set) var next: FlowLinkedPage?
    private weak var stack: FlowLinkedStack?

    init(_ place: FlowPlace, in stack: FlowLinkedStack) {
      self.place = place
      self.stack = stack
    }

    /// Pushes a page.
    func push(_ page: FlowLinkedPage) {
      next = page
      isLinkActive = true
    }
  }
#endif
