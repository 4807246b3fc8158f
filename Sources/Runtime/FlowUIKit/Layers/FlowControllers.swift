import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Shows the layers of a flow by view controllers, which present one another, and the stacks by navigators.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowControllers: FlowStacks {
    /// The navigator of the stack in which the flow begins.
    private weak var root: (any Navigator)?
    private var stacks: [FlowStack.ID: FlowControllerStack] = [:]
    /// The layers above the first one.
    private var layers: [FlowPresentedLayer] = []

    /// The layers go that the flow has closed.
    private let dismissal = FlowTransitionWatch()
    /// Whether changes are animated.
    var isAnimated = true

    let words: FlowWords

    /// - Parameters:
    ///   - root: shows the stack in which the flow begins.
    ///   - words: the titles of buttons.
    init(on root: any Navigator, words: FlowWords) {
      self.root = root
      self.words = words
    }

    /// The navigator of the stack, if it is one of the app.
    private var host: FlowAppNavigator? { root as? FlowAppNavigator }

    var rootController: UIViewController? { host?.navigation ?? root as? UIViewController }

    /// Whether it has ended on a stack of the app, which it then leaves.
    private func isLeaving(_ state: FlowState) -> Bool { host != nil && state.end != nil }

    var haveBars: Bool { true }
    var dissolve: Bool { true }

    /// The navigator of a stack, which is made when it is first asked for.
    func navigator(
      of stack: FlowStack.ID, in state: FlowState, _ display: FlowDisplay
    ) -> UIViewController? {
      follow(stack, in: state, display)?.navigator as? UIViewController
    }

    /// Brings a stack in line with a state.
    @discardableResult
    func follow(
      _ id: FlowStack.ID, in state: FlowState, _ display: FlowDisplay
    ) -> FlowControllerStack? {
      guard let stack = stacks[id] ?? makeStack(id, in: state, display) else { return nil }
      stacks[id] = stack
      stack.follow(places(of: id, in: state, display), in: state, of: self)
      return stack
    }

    private func makeStack(
      _ id: FlowStack.ID, in state: FlowState, _ display: FlowDisplay
    ) -> FlowControllerStack? {
      if state.layers.first?.stack != id {
        return FlowControllerStack(on: FlowNavigationController(), isOwned: true, in: display)
      }
      return root.map { FlowControllerStack(on: $0, isOwned: false, in: display) }
    }

    /// The app has let go of the flow's view controller.
    func clear() {
      stacks = [:]
      layers = []
    }

    func follow(_ shown: FlowState, in display: FlowDisplay) {
      stacks = stacks.filter { shown.stacks[$0.key] != nil }
      for layer in shown.layers where !layer.presentation.isAlert {
        if layer.presentation == .root || stacks[layer.stack] != nil {
          follow(layer.stack, in: shown, display)
        }
      }
      if let root = shown.layers.first { stacks[root.stack]?.hold(display.asks(root)) }
      followLayers(of: shown, in: display)
    }

    /// Whether a layer is presented, also while it still comes.
    func isPresented(_ layer: FlowLayer.ID) -> Bool {
      layers.contains { $0.layer.id == layer && $0.controller.presentingViewController != nil }
    }

    func areBehind(_ state: FlowState, in display: FlowDisplay) -> Bool {
      stacks.contains { id, stack in
        state.stacks[id] != nil && stack.isBehind(places(of: id, in: state, display), in: state)
      }
    }

    private func places(
      of stack: FlowStack.ID, in state: FlowState, _ display: FlowDisplay
    ) -> [FlowPlace] {
      let isFirst = stack == state.layers.first?.stack
      if isFirst, isLeaving(state), layers.isEmpty, !dismissal.isUnderWay { return [] }
      return state.places(in: stack, isCompact: display.navigator.isCompact, haveBars: haveBars)
    }

    /// Makes the view controller of a page.
    func page(
      at place: FlowPlace, in state: FlowState, _ display: FlowDisplay
    ) -> FlowControllerPage {
      let inner = state.innermost(of: place.page)
      if place.hasStacks, let container = FlowControllerContainer.of(inner, in: display) {
        container.follow(state, of: self, in: display)
        return FlowControllerPage(at: place, by: container.controller, container: container)
      }
      let flow = inner.content.isView ? display.navigator.definition(of: inner) : nil
      let component = flow?.component(of: inner)
      if let controller = component?.controller {
        return FlowControllerPage(at: place, by: controller, showing: inner)
      }
      let hosting = UIHostingController(
        rootView: FlowContentView(display: display, page: place.page).findingAnchors())
      hosting.navigationItem.title = component?.title?.localized
      return FlowControllerPage(at: place, by: hosting)
    }
  }

  /// What is presented.
  @available(iOS 13, visionOS 1, *)
  extension FlowControllers {
    private func followLayers(of shown: FlowState, in display: FlowDisplay) {
      let wanted = isLeaving(shown) ? [] : shown.layers.dropFirst()
      let kept = zip(layers, wanted).prefix { $0.layer.id == $1.id }.count
      if kept < layers.count {
        // UIKit refuses to dismiss while something comes or goes; it is followed again after that.
        if dismissal.isUnderWay || layers[kept...].contains(where: \.isMoving) { return }
        dismiss(to: kept, over: shown.layers[kept], in: display)
      } else if let next = wanted.dropFirst(kept).first,
        let presenter = presenter(of: kept), presenter.canPresent, host?.hasAppeared ?? true
      {
        present(next, over: presenter, in: shown, display)
      }
      for layer in layers { layer.follow(in: display) }
    }

    /// The view controller of the layer below.
    private func presenter(of index: Int) -> UIViewController? {
      index == 0 ? rootController : layers[index - 1].controller
    }

    private func present(
      _ layer: FlowLayer, over presenter: UIViewController, in state: FlowState,
      _ display: FlowDisplay
    ) {
      let presented: FlowPresentedLayer
      if layer.presentation.isAlert {
        guard let alert = display.navigator.alert(on: state.firstPage(of: layer)) else { return }
        presented = FlowPresentedLayer(
          layer,
          as: UIAlertController(alert, of: layer, in: display) { [weak self] in
            self?.isGone(layer.id)
          })
      } else {
        guard
          let controller = navigator(of: layer.stack, in: state, display)
            as? FlowNavigationController
        else { return }
        controller.dismissed = { [weak self, weak display] in
          if let display { self?.isDismissed(layer.id, in: display) }
        }
        presented = FlowPresentedLayer(layer, as: controller)
      }
      presented.swipedAway = { [weak self, weak display] in
        if let display { self?.isDismissed(layer.id, in: display) }
      }
      layers.append(presented)
      presented.prepare(over: presenter, in: state, display)
      presented.coming.begin(in: display.navigator) { [weak self, weak display] in
        presented.coming.end()
        if let display { self?.follow(display.shown, in: display) }
      }
      presenter.present(presented.controller, animated: isAnimated) { [weak self, weak display] in
        presented.coming.end()
        guard let display else { return }
        if !layer.presentation.isAlert { display.appeared(layer.id) }
        self?.follow(display.shown, in: display)
      }
    }

    /// Closes layers, so that this number of them remains.
    private func dismiss(to count: Int, over below: FlowLayer, in display: FlowDisplay) {
      let gone = layers[count...]
      let presenter = presenter(of: count)
      layers.removeLast(gone.count)
      var transition: Int?
      let isDismissed = { [weak self, weak display] in
        guard let self, let display else { return }
        if dismissal.end(transition) {
          for layer in gone.reversed() { display.disappeared(layer.layer.id) }
          display.navigator.layerDisappeared(over: below.id)
        }
        follow(display.shown, in: display)
      }
      transition = dismissal.begin(in: display.navigator) { isDismissed() }
      // What the platform has refused to present, or what the user has closed, is not there.
      guard let presenter, gone.first?.controller.presentingViewController != nil else {
        display.navigator.later(0) { _ in isDismissed() }
        return
      }
      presenter.dismiss(animated: isAnimated, completion: isDismissed)
    }

    /// A layer has gone without the flow's doing, with all above it.
    private func isDismissed(_ layer: FlowLayer.ID, in display: FlowDisplay) {
      guard let index = isGone(layer) else { return }
      let below =
        display.shown.layers.indices.contains(index) ? display.shown.layers[index].id : nil
      display.disappeared(layer)
      if let below { display.navigator.layerDisappeared(over: below) }
      follow(display.shown, in: display)
    }

    /// Forgets a layer that has gone, with all above it; returns its place.
    @discardableResult
    private func isGone(_ layer: FlowLayer.ID) -> Int? {
      guard let index = layers.firstIndex(where: { $0.layer.id == layer }) else { return nil }
      layers.removeLast(layers.count - index)
      return index
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIViewController {
    /// Whether it is on screen and presents nothing.
    fileprivate var canPresent: Bool {
      if let navigation = self as? FlowNavigationController, !navigation.hasAppeared {
        return false
      }
      if self is UINavigationController, transitionCoordinator != nil { return false }
      return viewIfLoaded?.window != nil && presentedViewController == nil
    }
  }
#endif
