import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @available(iOS 13, visionOS 1, *)
  extension FlowControllerPage {
    /// Lets a new page zoom out of a marked view of the page below, and back into it. Other systems have no zoom.
    ///
    /// A page that asks before it is left doesn't zoom: users would drag it down.
    func zoom(outOf below: FlowControllerPage, in display: FlowDisplay) {
      guard case .zoomed(let anchor) = place.arrival,
        !display.navigator.asksBeforeLeaving(place.page)
      else { return }
      controller.zoom(out: anchor, of: below.controller, in: display) { [weak self, weak display] in
        guard let self else { return nil }
        return display?.shown.pages[place.id] ?? place.page
      } mayClose: { [weak display] page in
        guard let navigator = display?.navigator else { return false }
        return navigator.canGoBack(page.id) && !navigator.asksBeforeLeaving(page)
      }
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowPresentedLayer {
    /// Lets a sheet or a full-screen cover zoom out of a marked view of the layer below, and back into it.
    func zoom(outOf presenter: UIViewController?, in state: FlowState, _ display: FlowDisplay) {
      guard let presenter, let anchor = layer.style.source, let first = state.firstPage(of: layer)
      else { return }
      controller.zoom(out: anchor, of: presenter, in: display) { [weak display] in
        display?.shown.pages[first.id] ?? first
      } mayClose: { [layer, weak display] _ in
        layer.style.isDismissible(layer.presentation) && display?.asks(layer) == false
      }
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIViewController {
    /// - Parameters:
    ///   - anchor: the mark of the view out of which the controller zooms. If there is none, it doesn't zoom.
    ///   - source: shows that view.
    ///   - display: what is shown.
    ///   - page: the page whose arguments tell the view from others. With other arguments, it zooms back into another
    ///     view.
    ///   - mayClose: whether the user may drag it down.
    fileprivate func zoom(
      out anchor: FlowAnchorName, of source: UIViewController, in display: FlowDisplay,
      for page: @escaping @MainActor () -> FlowPage?,
      mayClose: @escaping @MainActor (FlowPage) -> Bool
    ) {
      #if !os(visionOS) && !targetEnvironment(macCatalyst)
        guard #available(iOS 18, *), display.runs(on: 18),
          source.viewIfLoaded?.marked(by: anchor, for: page()) != nil
        else { return }
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = { context in
          context.willBegin && MainActor.assumeIsolated { page().map(mayClose) ?? false }
        }
        preferredTransition = .zoom(options: options) { [weak source] _ in
          MainActor.assumeIsolated { source?.viewIfLoaded?.marked(by: anchor, for: page()) }
        }
      #endif
    }
  }
#endif
