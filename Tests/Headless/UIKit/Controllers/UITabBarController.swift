@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  private var controllers: [UIViewController] = []
  private var items: [UITab] = []
  private var index = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    if !items.isEmpty {
      Stage.of(self).record("view controllers are set where the tab bar controller has tabs")
    }
    show(viewControllers ?? [])
  }

  /// From iOS 18 on, in place of the view controllers.
  open var tabs: [UITab] {
    get { items }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    if Set(tabs.map(\.identifier)).count < tabs.count {
      Stage.of(self).record("two tabs have one identifier")
    }
    items = tabs
    requireTabs()
    show(tabs.map { $0.viewController ?? UIViewController() })
  }

  open var selectedTab: UITab? {
    get { items.indices.contains(index) ? items[index] : nil }
    set {
      guard let newValue else { return }
      guard let index = items.firstIndex(of: newValue) else {
        return Stage.of(self).record("only a tab of the tab bar controller can be selected")
      }
      selectedIndex = index
    }
  }

  private func show(_ new: [UIViewController]) {
    requirePlaces(for: new)
    let (old, shown) = (controllers, selectedViewController)
    let kept = shown.flatMap { new.firstIndex(of: $0) }
    exchange {
      for tab in old where !new.contains(tab) {
        tab.willMove(toParent: nil)
        tab.leaveParent()
      }
      controllers = new
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
      if controllers.indices.contains(newValue) || controllers.isEmpty {
        exchange { index = newValue }
      }
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set {
      guard let newValue else { return }
      guard let index = controllers.firstIndex(of: newValue) else {
        return Stage.of(self).record(
          "only a view controller in the tab bar controller's list can be selected: \(newValue.name)"
        )
      }
      selectedIndex = index
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    requirePlaces(for: controllers)
  }

  /// The system of the device is known once the bar is in a window.
  private func requireTabs() {
    let fault = "UITabBarController.tabs needs iOS 18"
    guard !items.isEmpty, viewIfLoaded?.window != nil, Stage.of(self).system < .iOS(18),
      !Stage.of(self).faults.contains(fault)
    else { return }
    Stage.of(self).record(fault)
  }

  private func requirePlaces(for tabs: [UIViewController]) {
    guard tabs.count > 5, Stage.of(self).width == .compact else { return }
    Stage.of(self).record("more than five tabs: a phone moves the others into a list 'More'")
  }

  override func prepareToAppear() {
    requireTabs()
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
    guard let controller = viewControllers?[index] else { return }
    let (tab, previous) = (tabs.isEmpty ? nil : tabs[index], selectedTab)
    let may =
      if let tab { delegate?.tabBarController(self, shouldSelectTab: tab) } else {
        delegate?.tabBarController(self, shouldSelect: controller)
      }
    if may == false { return }
    if index == selectedIndex {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    if let tab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    } else {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  /// The titles in the bar.
  var titles: [String] {
    tabs.isEmpty ? (viewControllers ?? []).map { $0.tabBarItem.title ?? "" } : tabs.map(\.title)
  }

  /// What the user sees in the bar.
  var lines: [String] {
    if !tabs.isEmpty { return tabs.map(\.line) }
    return (viewControllers ?? []).map { tab in
      (tab.tabBarItem.title ?? "") + (tab.tabBarItem.badgeValue.map { " {\($0)}" } ?? "")
    }
  }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
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

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
}
