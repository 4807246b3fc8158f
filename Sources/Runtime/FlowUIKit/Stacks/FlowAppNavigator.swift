import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A navigation controller of the app, on which the pages of a flow lie above those of the app.
  ///
  /// It becomes the controller's delegate, and forwards everything to the app's own delegate.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowAppNavigator: NSObject, Navigator {
    weak var navigatorDelegate: (any NavigatorDelegate)?
    private(set) weak var navigation: UINavigationController?
    /// Keeps it and the flow in the navigation controller.
    private weak var keeper: FlowKeeperView?
    private weak var appDelegate: (any UINavigationControllerDelegate)?
    /// The delegate, if it is that of a flow which lies below.
    private var lower: FlowAppNavigator?
    /// The delegate, for messages that may come anywhere.
    private nonisolated(unsafe) weak var forwarded: (any NSObjectProtocol)?
    private var isOver: () -> Bool = { false }
    /// The pages of the flow.
    private var pages: [UIViewController] = []
    private let hidBar: Bool
    /// Whether the first page comes by a transition.
    private var comesAnimated: Bool
    /// Whether the navigation controller is on screen, so that it can present.
    private(set) var hasAppeared: Bool

    init(on navigation: UINavigationController, comesAnimated: Bool) {
      self.navigation = navigation
      self.comesAnimated = comesAnimated
      hidBar = navigation.isNavigationBarHidden
      hasAppeared = navigation.viewIfLoaded?.window != nil
      super.init()
      takeDelegate()
    }

    /// Keeps something until the flow has left the navigation controller.
    ///
    /// - Parameters:
    ///   - owner: is kept.
    ///   - isOver: whether the flow has ended.
    ///   - changed: called when the navigation controller comes on screen or becomes wider or narrower.
    func keep(
      _ owner: AnyObject, until isOver: @escaping @MainActor () -> Bool,
      changed: @escaping @MainActor () -> Void
    ) {
      self.isOver = isOver
      let view = FlowKeeperView(frame: .zero)
      view.isHidden = true
      view.kept = [self, owner]
      view.changed = { [weak self] in
        if self?.isOnScreen ?? false { self?.hasAppeared = true }
        changed()
      }
      navigation?.view.addSubview(view)
      keeper = view
    }

    private func takeDelegate() {
      guard let navigation, !isAmong(navigation.delegate) else { return }
      appDelegate = navigation.delegate
      lower = appDelegate as? FlowAppNavigator
      forwarded = appDelegate
      navigation.delegate = self
    }

    /// Whether it is a delegate, or hears what that hears.
    private func isAmong(_ delegate: (any UINavigationControllerDelegate)?) -> Bool {
      guard let top = delegate as? FlowAppNavigator else { return false }
      return sequence(first: top, next: \.lower).contains { $0 === self }
    }

    /// The flow has ended, and its pages have gone.
    private func leave() {
      guard let keeper, isOver(), viewControllers.isEmpty else { return }
      var next = appDelegate
      while let flow = next as? FlowAppNavigator, flow.keeper == nil { next = flow.appDelegate }
      if navigation?.delegate === self { navigation?.delegate = next }
      keeper.removeFromSuperview()
    }

    var viewControllers: [UIViewController] {
      navigation?.viewControllers.filter { pages.contains($0) } ?? []
    }

    var isOnScreen: Bool { navigation?.viewIfLoaded?.window != nil }

    func waitsForTransition(then action: @escaping @MainActor () -> Void) -> Bool {
      navigation?.waits(then: action) ?? false
    }

    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      guard let navigation else { return }
      takeDelegate()
      let all = navigation.viewControllers
      let below = all.prefix { !pages.contains($0) }
      let above = all.dropFirst(below.count).filter { !pages.contains($0) }
      let moves = comesAnimated || viewControllers.isEmpty
      comesAnimated = false
      pages = viewControllers
      navigation.setViewControllers(
        below + viewControllers + above, animated: isOnScreen && (animated || moves))
      if viewControllers.isEmpty, !isOnScreen { leave() }
    }

    func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
      navigation?.setNavigationBarHidden(
        viewControllers.isEmpty ? hidBar : hidden, animated: animated)
    }

    #if canImport(ObjectiveC)
      nonisolated override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || forwarded?.responds(to: aSelector) ?? false
      }

      nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? { forwarded }
    #endif
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowAppNavigator: UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      tellWayBack(along: navigationController.transitionCoordinator)
      #if canImport(ObjectiveC)
        appDelegate?.navigationController?(
          navigationController, willShow: viewController, animated: animated)
      #else
        appDelegate?.navigationController(
          navigationController, willShow: viewController, animated: animated)
      #endif
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      navigatorDelegate?.navigatorDidShow(self)
      #if canImport(ObjectiveC)
        appDelegate?.navigationController?(
          navigationController, didShow: viewController, animated: animated)
      #else
        appDelegate?.navigationController(
          navigationController, didShow: viewController, animated: animated)
      #endif
      leave()
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      if let own = navigatorDelegate?.animator(for: operation, from: fromVC, to: toVC) {
        return own
      }
      #if canImport(ObjectiveC)
        return appDelegate?.navigationController?(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      #else
        return appDelegate?.navigationController(
          navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
      #endif
    }
  }

  /// A view that keeps what its superview can't keep, and hears of what happens to that.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  private final class FlowKeeperView: UIView {
    var kept: [AnyObject] = []
    var changed: () -> Void = {}

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { changed() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changed()
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension Navigator {
    /// Tells the flow of the user's way back, unless the user takes the swipe back.
    func tellWayBack(along coordinator: (any UIViewControllerTransitionCoordinator)?) {
      guard let coordinator, coordinator.isInteractive else {
        navigatorDelegate?.navigatorWentBack(self)
        return
      }
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        guard let self, !context.isCancelled else { return }
        navigatorDelegate?.navigatorWentBack(self)
      }
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UINavigationController {
    /// Calls back once the transition under way is over; returns whether there is one.
    func waits(then action: @escaping @MainActor () -> Void) -> Bool {
      guard let transitionCoordinator else { return false }
      transitionCoordinator.animate(alongsideTransition: nil) { _ in action() }
      return true
    }
  }
#endif
