import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// What a flow shows its pages on: a navigation controller, or a fake one in a test.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public protocol Navigator: AnyObject {
    /// The pages from bottom to top.
    var viewControllers: [UIViewController] { get }
    /// Whether the navigator is on screen. One that isn't changes without a transition.
    var isOnScreen: Bool { get }
    /// Hears what the user does. The flow sets it.
    var navigatorDelegate: (any NavigatorDelegate)? { get set }
    /// Calls back once the transition under way is over. Until then, pages can't change.
    ///
    /// - Returns: whether there is one.
    func waitsForTransition(then action: @escaping @MainActor () -> Void) -> Bool
    /// Shows other pages.
    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
    /// Shows or hides the navigation bar.
    func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
  }

  /// Hears from a navigator.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public protocol NavigatorDelegate: AnyObject {
    /// The user has gone back, so that pages are missing. A swipe that the user takes back is not told.
    func navigatorWentBack(_ navigator: any Navigator)
    /// A transition is over.
    func navigatorDidShow(_ navigator: any Navigator)
    /// How one page takes the place of another; `nil` if as the platform does it.
    func animator(
      for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
  }

  /// The navigation controller of a stack of a flow.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  open class FlowNavigationController: UINavigationController, UINavigationControllerDelegate,
    Navigator
  {
    public weak var navigatorDelegate: (any NavigatorDelegate)?
    /// Called when the controller, which was presented, has gone.
    var dismissed: (() -> Void)?
    /// Whether it is on screen, and neither comes nor goes.
    private(set) var hasAppeared = false
    /// What it keeps.
    var owner: AnyObject?
    /// Called when the controller is on screen, and can present.
    var appeared: (() -> Void)?
    /// Called when the width may have changed.
    var resized: (() -> Void)?

    /// Makes an empty stack.
    public convenience init() {
      self.init(nibName: nil, bundle: nil)
      delegate = self
    }

    public var isOnScreen: Bool { viewIfLoaded?.window != nil }

    public func waitsForTransition(then action: @escaping @MainActor () -> Void) -> Bool {
      waits(then: action)
    }

    open override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      resized?()
    }

    open override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
      appeared?()
    }

    open override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      hasAppeared = false
    }

    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { dismissed?() }
    }

    open override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      coordinator.animate(alongsideTransition: { [weak self] _ in self?.resized?() })
    }

    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      tellWayBack(along: transitionCoordinator)
    }

    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      navigatorDelegate?.navigatorDidShow(self)
    }

    public func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      navigatorDelegate?.animator(for: operation, from: fromVC, to: toVC)
    }
  }
#endif
