import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A layer over another, as a view controller that is presented.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowPresentedLayer: NSObject, UIPopoverPresentationControllerDelegate {
    let layer: FlowLayer
    let controller: UIViewController
    /// Called when the user has swiped it down or tapped beside it.
    var swipedAway: () -> Void = {}
    private weak var display: FlowDisplay?

    init(_ layer: FlowLayer, as controller: UIViewController) {
      self.layer = layer
      self.controller = controller
    }

    /// Its presentation, from the call on: UIKit begins with it only later.
    let coming = FlowTransitionWatch()

    /// Whether it comes or goes.
    var isMoving: Bool {
      coming.isUnderWay || controller.isBeingPresented || controller.isBeingDismissed
    }

    /// Gives it its presentation, before it is presented.
    ///
    /// - Parameters:
    ///   - presenter: presents it.
    ///   - state: what is shown with it.
    ///   - display: what is shown now.
    func prepare(over presenter: UIViewController?, in state: FlowState, _ display: FlowDisplay) {
      self.display = display
      switch layer.presentation {
      case .root, .alert: break
      case .sheet:
        setDetents(in: display)
        zoom(outOf: presenter, in: state, display)
      case .fullScreenCover:
        controller.modalPresentationStyle = .fullScreen
        zoom(outOf: presenter, in: state, display)
        if layer.style.crossDissolves { controller.modalTransitionStyle = .crossDissolve }
      case .popover:
        controller.modalPresentationStyle = .popover
        point(for: state.firstPage(of: layer), over: presenter)
      case .confirmationDialog: point(for: state.firstPage(of: layer), over: presenter)
      }
      // The buttons of an alert say how it has gone.
      if !layer.presentation.isAlert { controller.presentationController?.delegate = self }
      follow(in: display)
    }

    /// Keeps a swipe from closing it, if it must not.
    func follow(in display: FlowDisplay) {
      if layer.presentation.isAlert { return }
      let isHeld = !layer.style.isDismissible(layer.presentation)
      if controller.isModalInPresentation != isHeld { controller.isModalInPresentation = isHeld }
    }

    private func setDetents(in display: FlowDisplay) {
      guard #available(iOS 15, visionOS 1, *), display.runs(on: 15), !layer.style.detents.isEmpty
      else { return }
      controller.sheetPresentationController?.detents = layer.style.detents.compactMap {
        $0.detent(in: display)
      }
    }

    /// Points at the marked view or bar button item or, if there is none, at the middle of the view below, without an
    /// arrow.
    private func point(for page: FlowPage?, over presenter: UIViewController?) {
      guard let popover = controller.popoverPresentationController, let view = presenter?.view
      else {
        return
      }
      if let source = layer.style.anchor.flatMap({ view.marked(by: $0, for: page) }) {
        popover.sourceView = source
        // From iOS 13.2 on, the popover follows the frame of the view by itself.
        if #unavailable(iOS 13.2, visionOS 1) { popover.sourceRect = source.bounds }
        return
      }
      if let item = layer.style.anchor.flatMap({ presenter?.markedItem(by: $0, for: page) }) {
        popover.barButtonItem = item
        return
      }
      popover.sourceView = view
      popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
      popover.permittedArrowDirections = []
    }

    // A screen with `leaving` is asked before its layer goes.

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      display.map { !$0.asks(layer) } ?? true
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      guard let display, layer.style.isDismissible(layer.presentation), display.asks(layer) else {
        return
      }
      display.navigator.swipedAway(layer.id)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      swipedAway()
    }
  }

  @available(iOS 15, visionOS 1, *)
  extension FlowDetent {
    /// Before iOS 16, a height of another kind is that of the full sheet.
    @MainActor
    fileprivate func detent(
      in display: FlowDisplay
    ) -> UISheetPresentationController.Detent? {
      switch self {
      case .medium: return .medium()
      case .large: return .large()
      case .fraction(let part):
        guard #available(iOS 16, visionOS 1, *), display.runs(on: 16) else { return .large() }
        return .custom { part * $0.maximumDetentValue }
      case .height(let points):
        guard #available(iOS 16, visionOS 1, *), display.runs(on: 16) else { return .large() }
        return .custom { _ in points }
      }
    }
  }
#endif
