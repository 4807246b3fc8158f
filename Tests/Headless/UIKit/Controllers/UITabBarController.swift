@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private var index = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    requirePlaces(for: new)
    let (old, shown) = (tabs, selectedViewController)
    let kept = shown.flatMap { new.firstIndex(of: $0) }
    exchange {
      for tab in old where !new.contains(tab) {
        tab.willMove(toParent: nil)
        tab.leaveParent()
      }
      tabs = new
      for tab in new where tab.parent !== self {
        adopt(tab)
        tab.didMove(toParent: self)
      }
      index = kept ?? min(index, max(new.count - 1, 0))
    }
  }

  open var selectedIndex: Int {
    get { index }
    set {
      if tabs.indices.contains(newValue) || tabs.isEmpty { exchange { index = newValue } }
    }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(of: newValue) else {
        return Stage.of(self).record(
          "only a view controller in the tab bar controller's list can be selected: \(newValue.name)"
        )
      }
      selectedIndex = index
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    requirePlaces(for: tabs)
  }

  private func requirePlaces(for tabs: [UIViewController]) {
    guard tabs.count > 5, Stage.of(self).width == .compact else { return }
    Stage.of(self).record("more than five tabs: a phone moves the others into a list 'More'")
  }

  override func prepareToAppear() {
    guard let tab = selectedViewController else { return }
    Stage.managingViews { view.addSubview(tab.view) }
  }

  /// Changes the selection; what the user sees follows at once.
  private func exchange(_ change: () -> Void) {
    let old = selectedViewController
    let isShown = appearance == .appeared || appearance == .appearing
    change()
    let new = selectedViewController
    guard isShown, isViewLoaded, old !== new else { return }
    if let old, old.appearance != .disappeared {
      old.begin(isAppearing: false, animated: false)
    }
    new?.begin(isAppearing: true, animated: false)
    Stage.managingViews {
      old?.viewIfLoaded?.removeFromSuperview()
      if let new { view.addSubview(new.view) }
    }
    new?.tellIsAppearing()
    if old?.appearance == .disappearing { old?.end() }
    if appearance == .appeared { new?.end() }
  }
}

extension UITabBarController: ContainerController {
  var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

extension UITabBarController {
  /// The user taps a tab. A second tap on it pops its stack to the root.
  func tap(_ index: Int) {
    let tab = tabs[index]
    if delegate?.tabBarController(self, shouldSelect: tab) == false { return }
    if index == selectedIndex {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: tab)
  }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
