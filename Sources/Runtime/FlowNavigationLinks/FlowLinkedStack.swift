import FlowRuntime
import FlowSwiftUI

#if !os(macOS)
  /// The pages of a `NavigationView`, which pushes and pops one at a time.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  final class FlowLinkedStack {
    /// The pages that are pushed, above the root.
    private(set) var pages: [FlowLinkedPage] = []
    /// The places that shall be shown, from the root upward.
    private var wanted: [FlowPlace]
    /// Whether a page comes or goes.
    private var isMoving = false
    private let navigator: FlowNavigator

    /// - Parameters:
    ///   - places: what it shall show, from the root upward.
    ///   - navigator: follows its state again when the stack has arrived.
    init(_ places: [FlowPlace], of navigator: FlowNavigator) {
      wanted = places
      self.navigator = navigator
      pages = [FlowLinkedPage(places[0], in: self)]
      // A view pushes nothing before it has appeared.
      if places.count > 1 { move() }
    }

    var root: FlowLinkedPage { pages[0] }

    /// Whether it must still take steps until it shows some places.
    func isBehind(_ places: [FlowPlace]) -> Bool { isMoving || pages.count != places.count }

    /// Takes the next step to some places, as soon as it can.
    func follow(_ places: [FlowPlace]) {
      wanted = places
      for (page, place) in zip(pages, places) where page.place != place { page.place = place }
      if !isMoving { step() }
    }

    /// Pops all pages that must go, or else pushes one.
    private func step() {
      if pages.count > wanted.count {
        let top = pages[wanted.count - 1]
        pages.removeLast(pages.count - wanted.count)
        top.isLinkActive = false
        move()
      } else if pages.count < wanted.count, let top = pages.last {
        let page = FlowLinkedPage(wanted[pages.count], in: self)
        pages.append(page)
        top.push(page)
        move()
      }
    }

    private func move() {
      isMoving = true
      navigator.later(navigator.platform.navigation) { [weak self] navigator in
        guard let self else { return }
        isMoving = false
        step()
        if !isMoving { navigator.followState() }
      }
    }

    /// The user has gone back to a page. Pages that were popped with others clear their links too.
    func linkIsInactive(on page: FlowLinkedPage) {
      guard let index = pages.firstIndex(where: { $0 === page }), index + 1 < pages.count else {
        return
      }
      let gone = pages[(index + 1)...].map(\.place.id)
      pages.removeLast(gone.count)
      move()
      navigator.userPopped(gone)
    }
  }
#endif
