@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false
  open var hidesBarsOnSwipe = false
  let edgeSwipe = UIGestureRecognizer()
  let contentSwipe = UIGestureRecognizer()
  var stack: [UIViewController] = []
  /// The page on screen, which follows the stack in a transition.
  var displayed: UIViewController?
  var transition: StageTransition?
  /// Pages that have left the stack, and are children until the transition is over.
  var leaving: [UIViewController] = []
  var hasShownFirst = false
  /// Whether the user, with a finger on the screen, causes the next change.
  var isSwiped = false
  private var ownTabBarItem: UITabBarItem?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// That of the first page, unless it has one of its own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { ownTabBarItem = newValue }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgeSwipe }

  /// From iOS 26 on: a swipe that begins anywhere on the page.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    Stage.require(.iOS(26), "interactiveContentPopGestureRecognizer")
    return contentSwipe
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard allows("pushViewController:animated:"), accepts([viewController], onto: stack)
    else { return }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, allows("popViewControllerAnimated:") else { return nil }
    return pop(to: stack.count - 1, animated: animated).last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      Stage.of(self).record(
        "Tried to pop to a view controller that doesn't exist: \(viewController.name)")
      return nil
    }
    guard index < stack.count - 1, allows("popToViewController:animated:") else { return nil }
    return pop(to: index + 1, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1, allows("popToRootViewControllerAnimated:") else { return nil }
    return pop(to: 1, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard allows("setViewControllers:animated:") else { return }
    if Set(viewControllers).count < viewControllers.count {
      return Stage.of(self).record(
        "All view controllers in a navigation controller must be distinct")
    }
    guard accepts(viewControllers.filter { !stack.contains($0) }, onto: []) else { return }
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  override func prepareToAppear() {
    guard displayed !== stack.last else { return }
    Stage.managingViews {
      displayed?.viewIfLoaded?.removeFromSuperview()
      displayed = stack.last
      if let page = displayed { view.addSubview(page.view) }
    }
  }

  override func tellShown(_ isDone: Bool, animated: Bool) {
    guard !hasShownFirst, let page = displayed else { return }
    if isDone {
      hasShownFirst = true
      delegate?.navigationController(self, didShow: page, animated: animated)
    } else {
      delegate?.navigationController(self, willShow: page, animated: animated)
    }
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[count...])
    change(to: Array(stack[..<count]), animated: animated)
    return popped
  }
}

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}

  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    nil
  }
}
