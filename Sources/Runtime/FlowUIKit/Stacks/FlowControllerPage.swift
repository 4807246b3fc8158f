import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A page of a stack, as a view controller.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowControllerPage {
    var place: FlowPlace
    let controller: UIViewController
    /// The transition with which it comes and goes, if the app brings it.
    private(set) var custom: AnyTransition?
    /// The tabs or columns that it holds, if they have stacks of their own.
    private let container: FlowControllerContainer?
    /// Whether it keeps a swipe from closing the sheet around it.
    private var isHeld = false
    /// What it shows, if the controller is not of a kind that follows changes of the flow.
    private let shown: FlowPage?

    /// - Parameters:
    ///   - place: its place.
    ///   - controller: what shows it.
    ///   - container: the same, if it has stacks of its own.
    ///   - shown: the page with a view controller of the app.
    init(
      at place: FlowPlace, by controller: UIViewController,
      container: FlowControllerContainer? = nil,
      showing shown: FlowPage? = nil
    ) {
      self.place = place
      self.controller = controller
      self.container = container
      self.shown = shown
    }

    /// Whether it has no navigation bar.
    var hidesBar: Bool { place.hasStacks || place.arrival.hidesBar }

    /// Asks the app for its transition; once the page has gone, nobody may know it any more.
    func takeTransition(in display: FlowDisplay) {
      switch place.arrival {
      case .pushed(let transition, _), .animated(let transition, _):
        custom = display.custom(transition, showing: place.page)
      case .push, .zoomed, .root, .plain: custom = nil
      }
    }

    /// Whether it shows what is at a place.
    func shows(_ place: FlowPlace, in state: FlowState) -> Bool {
      let inner = state.innermost(of: place.page)
      guard self.place.id == place.id, container?.page == (place.hasStacks ? inner.id : nil) else {
        return false
      }
      return shown.map { $0 == inner && $0.destination.equals(inner.destination) } ?? true
    }

    /// Keeps a swipe from closing a sheet of the app around it, or no longer.
    func hold(_ isHeld: Bool) {
      if self.isHeld == isHeld { return }
      self.isHeld = isHeld
      controller.isModalInPresentation = isHeld
    }

    /// Brings its stacks and its bar in line with a state.
    ///
    /// - Parameter isFirst: whether the platform has no back button for it.
    func follow(
      _ state: FlowState, isFirst: Bool, of controllers: FlowControllers, in display: FlowDisplay
    ) {
      container?.follow(state, of: controllers, in: display)
      guard let page = state.pages[place.id] else { return }
      let asks = !place.isColumn && display.navigator.asksBeforeLeaving(page)
      let canGoBack = place.isColumn || display.navigator.canGoBack(page.id)
      let item = controller.navigationItem
      let hidesBack = asks || !canGoBack
      if item.hidesBackButton != hidesBack { item.hidesBackButton = hidesBack }
      setBackItem(of: item, isShown: canGoBack && (asks || isFirst), in: display)
    }

    /// A back button of ours, beside what the app has in the bar.
    private func setBackItem(of item: UINavigationItem, isShown: Bool, in display: FlowDisplay) {
      let others = item.leftBarButtonItems?.filter { !($0 is FlowBackItem) } ?? []
      guard isShown != (others.count < item.leftBarButtonItems?.count ?? 0) else { return }
      let back = isShown ? [FlowBackItem(of: place.id, in: display)] : []
      item.leftBarButtonItems = back + others
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowState {
    /// What is shown in the place of a page: the page, or what its switch shows.
    func innermost(of page: FlowPage) -> FlowPage {
      var page = pages[page.id] ?? page
      while case .region(_, let stack?) = page.content, let first = stacks[stack]?.pages.first,
        let next = pages[first]
      {
        page = next
      }
      return page
    }
  }
#endif
