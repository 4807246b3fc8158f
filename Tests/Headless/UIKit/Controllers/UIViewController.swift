@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if !isPresented { storedPresentationController = nil } }
  }
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var restorationIdentifier: String?
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false
  open var preferredTransition: UIViewController.Transition? {
    didSet { Stage.require(.iOS(18), "preferredTransition") }
  }
  /// Whether it has zoomed out of a view.
  var isZoomed = false
  /// What it has zoomed out of.
  weak var zoomSource: UIViewController?
  var appearance = Appearance.disappeared
  var isAnimatingAppearance = false
  var isToldToAppear = false
  /// What this controller itself presents.
  var ownPresented: UIViewController?
  /// What presents this controller itself.
  weak var ownPresenter: UIViewController?
  var storedPresentationController: UIPresentationController?
  /// Where the controller was seen last.
  weak var lastStage: Stage?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() { view = UIView() }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView() of \(name) has made no view")
    viewDidLoad()
  }

  open func viewDidLoad() {}

  open func viewWillAppear(_ animated: Bool) {}

  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}

  open func viewWillDisappear(_ animated: Bool) {}

  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}

  open func viewDidLayoutSubviews() {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing: isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { end() }

  /// A container puts its page in its place before it appears.
  func prepareToAppear() {}

  /// A container tells its delegate about the page with which it appears.
  func tellShown(_ isDone: Bool, animated: Bool) {}

  /// A container follows the width of the window.
  func widthChanged() {}

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Tells the child itself that it has no parent any more, but not that it will have none.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    show(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNearest(animated: flag, completion: completion)
  }

  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, animations, completion)
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  open var traitCollection: UITraitCollection {
    UITraitCollection(horizontalSizeClass: Stage.of(self).width)
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

extension UIViewController {
  enum Appearance { case disappeared, appearing, appeared, disappearing }
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
  case none = -1
  case automatic = -2
}
