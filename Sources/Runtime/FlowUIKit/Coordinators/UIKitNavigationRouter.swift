import FlowRuntime
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The one place to navigate from in an app: it hands commands to the flow that the user is in.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public protocol UIKitNavigationRouter: AnyObject {
    /// The innermost flow on top.
    var currentFlow: (any FlowCoordinator)? { get }
    /// Shows a route in the current flow; see ``FlowCoordinator/show(route:withData:)``.
    func show(route: any Route, withData data: AnyHashable?)
    /// Goes to a route; see ``FlowCoordinator/switch(toRoute:withData:)``.
    func `switch`(toRoute route: any Route, withData data: AnyHashable?)
    /// Goes back by one page.
    func navigateBack(animated: Bool)
    /// Ends the current flow.
    func stopCurrentFlow()
    /// Goes back to the first page of the current flow.
    func navigateBackToRoot(animated: Bool)
    /// Goes back to a route of the current flow.
    func navigateBack(toRoute route: any Route, animated: Bool)
    /// Shows a flow as the root of the app.
    func start(initialFlow: any FlowCoordinator, animated: Bool)
  }

  /// A router of a window.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  open class DefaultUIKitNavigationRouter: UIKitNavigationRouter {
    private weak var window: UIWindow?
    private weak var initialFlow: (any FlowCoordinator)?
    /// What the window shows as soon as its root presents nothing and nothing moves.
    private var root: UIViewController?
    /// What the old root presents goes.
    private let dismissal = FlowTransitionWatch()

    /// - Parameter window: shows the initial flow. Its view controller keeps that flow.
    public init(in window: UIWindow) { self.window = window }

    public var currentFlow: (any FlowCoordinator)? {
      var flow = initialFlow
      while let child = flow?.child { flow = child }
      return flow
    }

    public func show(route: any Route, withData data: AnyHashable? = nil) {
      currentFlow?.show(route: route, withData: data)
    }

    public func `switch`(toRoute route: any Route, withData data: AnyHashable? = nil) {
      currentFlow?.switch(toRoute: route, withData: data)
    }

    public func navigateBack(animated: Bool) { currentFlow?.navigateBack(animated: animated) }

    public func stopCurrentFlow() { currentFlow?.stop() }

    public func navigateBackToRoot(animated: Bool) {
      currentFlow?.navigateBackToRoot(animated: animated)
    }

    public func navigateBack(toRoute route: any Route, animated: Bool) {
      currentFlow?.navigateBack(toRoute: route, animated: animated)
    }

    public func start(initialFlow: any FlowCoordinator, animated: Bool) {
      self.initialFlow = initialFlow
      root = initialFlow.viewController
      initialFlow.start(animated: animated)
      showRoot(in: initialFlow.navigator, animated: animated)
    }

    /// What the old root presents would stay on screen, so it is dismissed first.
    private func showRoot(in navigator: FlowNavigator, animated: Bool) {
      guard let window, let root else { return }
      let old = window.rootViewController
      let again = { @MainActor [weak self] in
        self?.dismissal.end()
        navigator.later(0) { self?.showRoot(in: $0, animated: animated) }
      }
      if let moving = old?.movingCoordinator {
        moving.animate(alongsideTransition: nil) { _ in again() }
      } else if old !== root, old?.presentedViewController != nil {
        dismissal.begin(in: navigator, isOver: again)
        old?.dismiss(animated: false, completion: again)
      } else {
        self.root = nil
        if old !== root { window.show(root, animated: animated && old != nil) }
      }
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIViewController {
    /// The transition of the controller, or of one that it presents.
    fileprivate var movingCoordinator: (any UIViewControllerTransitionCoordinator)? {
      sequence(first: self, next: \.presentedViewController).lazy
        .compactMap(\.transitionCoordinator).first
    }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIWindow {
    fileprivate func show(_ root: UIViewController, animated: Bool) {
      let change = { self.rootViewController = root }
      if animated {
        UIView.transition(
          with: self, duration: 0.35, options: .transitionCrossDissolve, animations: change)
      } else {
        change()
      }
    }
  }
#endif
