import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Shows the pages of a stack on a navigator, and tells the flow of the user's way back.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowControllerStack: NavigatorDelegate {
    /// The app has that of the stack in which the flow begins.
    private(set) weak var navigator: (any Navigator)?
    private let owned: (any Navigator)?
    private unowned let display: FlowDisplay
    /// The pages on the navigator, from bottom to top.
    private var pages: [FlowControllerPage] = []
    /// The pages that have left it, until the transition is over.
    private var leaving: [FlowControllerPage] = []
    /// Pages come or go.
    private let transition = FlowTransitionWatch()

    /// - Parameters:
    ///   - navigator: shows the pages.
    ///   - isOwned: whether nobody else keeps the navigator.
    ///   - display: what is shown.
    init(on navigator: any Navigator, isOwned: Bool, in display: FlowDisplay) {
      self.navigator = navigator
      owned = isOwned ? navigator : nil
      self.display = display
      navigator.navigatorDelegate = self
    }

    /// Whether it doesn't show some places yet.
    func isBehind(_ places: [FlowPlace], in state: FlowState) -> Bool {
      transition.isUnderWay || !shows(places, in: state)
    }

    /// Shows some places, as soon as no page and no layer comes or goes.
    func follow(_ places: [FlowPlace], in state: FlowState, of controllers: FlowControllers) {
      if !transition.isUnderWay, !shows(places, in: state), !isHeldUp() {
        let last = pages
        pages = places.map { place in
          last.first { $0.shows(place, in: state) }
            ?? controllers.page(at: place, in: state, display)
        }
        show(after: last, isAnimated: controllers.isAnimated)
      }
      for (index, page) in pages.enumerated() {
        if let place = places.first(where: { $0.id == page.place.id }) { page.place = place }
        let isFirst = index == 0 && !(navigator is FlowAppNavigator)
        page.follow(state, isFirst: isFirst, of: controllers, in: display)
      }
    }

    /// Keeps a swipe from closing a sheet of the app around the pages, while one of them is to be asked first.
    func hold(_ isHeld: Bool) {
      for page in pages { page.hold(isHeld) }
    }

    /// Whether another transition is under way; then it follows once that is over.
    private func isHeldUp() -> Bool {
      navigator?.waitsForTransition { [weak self] in
        guard let self else { return }
        display.followSoon()
        display.navigator.followState()
      } ?? true
    }

    private func shows(_ places: [FlowPlace], in state: FlowState) -> Bool {
      pages.count == places.count && zip(pages, places).allSatisfy { $0.shows($1, in: state) }
    }

    private func show(after last: [FlowControllerPage], isAnimated: Bool) {
      guard let navigator else { return }
      for page in pages where !last.contains(where: { $0 === page }) {
        page.takeTransition(in: display)
      }
      leaving = last.filter { old in !pages.contains { $0 === old } }
      let isAnimated = isAnimated && navigator.isOnScreen && isMove(from: last)
      // What waits for the stack goes on once it has arrived.
      if isAnimated { begin() } else { display.navigator.later(0) { $0.followState() } }
      if isAnimated { zoom(after: last) }
      navigator.setViewControllers(pages.map(\.controller), animated: isAnimated)
      navigator.setNavigationBarHidden(pages.last?.hidesBar ?? false, animated: isAnimated)
    }

    /// Lets the pages that come zoom out of those below.
    private func zoom(after last: [FlowControllerPage]) {
      for (below, page) in zip(pages, pages.dropFirst())
      where !last.contains(where: { $0 === page }) {
        page.zoom(outOf: below, in: display)
      }
    }

    /// Whether the page on top changes by a transition: one that takes the place of another has none.
    private func isMove(from last: [FlowControllerPage]) -> Bool {
      guard let old = last.last, let new = pages.last, old !== new, last.count != pages.count else {
        return false
      }
      return (last.count < pages.count ? new : old).place.arrival.moves
    }

    private func begin() {
      transition.begin(in: display.navigator) { [weak self] in self?.end() }
    }

    private func end() {
      guard transition.end() else { return }
      leaving = []
      display.navigator.followState()
    }

    func navigatorWentBack(_ navigator: any Navigator) {
      let gone = pages.filter { !navigator.viewControllers.contains($0.controller) }
      if gone.isEmpty { return }
      pages.removeAll { page in gone.contains { $0 === page } }
      leaving += gone
      begin()
      navigator.setNavigationBarHidden(pages.last?.hidesBar ?? false, animated: true)
      display.navigator.userPopped(gone.map(\.place.id))
    }

    func navigatorDidShow(_ navigator: any Navigator) {
      navigatorWentBack(navigator)
      end()
      display.followSoon()
    }

    func animator(
      for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let moving = operation == .push ? to : from
      let page = (pages + leaving).first { $0.controller === moving }
      return page.flatMap {
        FlowAnimator($0.place.arrival, isComing: operation == .push, by: $0.custom)
      }
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowArrival {
    /// Whether a page comes and goes by a transition.
    fileprivate var moves: Bool {
      switch self {
      case .push, .pushed, .zoomed, .animated: true
      case .root, .plain: false
      }
    }
  }
#endif
