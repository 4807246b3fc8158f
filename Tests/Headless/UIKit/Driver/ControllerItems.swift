extension UIViewController {
  /// What the user sees of the controller, in reading order.
  package var screenItems: [ScreenItem] {
    switch self {
    case let foreign as any ForeignContent: foreign.foreignItems
    case let alert as UIAlertController: alert.alertItems
    case let navigation as UINavigationController: navigation.pageItems
    case let tabs as UITabBarController: tabs.tabItems
    case let split as UISplitViewController: split.shown.flatMap(\.screenItems)
    default: viewIfLoaded?.items ?? []
    }
  }

  /// The pages from bottom to top, by identifier, title or first text.
  var pages: [String] {
    switch self {
    case let foreign as any ForeignContent: foreign.foreignPages
    case let navigation as UINavigationController: navigation.stackNow.flatMap(\.pages)
    case let tabs as UITabBarController: tabs.selectedViewController?.pages ?? []
    case let split as UISplitViewController: split.shown.flatMap(\.pages)
    default: embeddedContainer?.pages ?? [pageName]
    }
  }

  /// The pages of a container of UIKit; nil for another controller.
  package var screenPages: [String]? { self is any ContainerController ? pages : nil }

  package var screenTab: String? {
    switch self {
    case let foreign as any ForeignContent: foreign.foreignTab
    case let tabs as UITabBarController:
      tabs.titles.indices.contains(tabs.selectedIndex) ? tabs.titles[tabs.selectedIndex] : nil
    case let navigation as UINavigationController: navigation.displayed?.screenTab
    default: embeddedContainer?.screenTab
    }
  }

  private var pageName: String {
    if let identifier = viewIfLoaded?.accessibilityIdentifier { return identifier }
    return (title ?? navigationItem.title)?.nonEmpty ?? screenItems.first?.line ?? ""
  }

  /// The container with which an app's own container fills its view.
  private var embeddedContainer: UIViewController? {
    let shown = children.filter { $0.appearance != .disappeared }
    return shown.count == 1 && viewIfLoaded?.accessibilityIdentifier == nil ? shown.first : nil
  }

  /// The controllers on screen, from the outermost to the innermost.
  var shownControllers: [UIViewController] {
    let inner = (self as? any ContainerController)?.shownChildren
    return [self]
      + (inner ?? children.filter { $0.appearance != .disappeared }).flatMap(\.shownControllers)
  }
}

extension UINavigationController {
  fileprivate var pageItems: [ScreenItem] {
    guard let displayed else { return [] }
    return (isNavigationBarHidden ? [] : displayed.navigationItem.items) + displayed.screenItems
  }

  /// The pages up to the one on screen: another may wait for its turn.
  fileprivate var stackNow: [UIViewController] {
    guard let displayed, stack.last !== displayed else { return stack }
    let below = stack.firstIndex(of: displayed).map { Array(stack[..<$0]) }
    return (below ?? stack.filter(\.isViewLoaded)) + [displayed]
  }
}

extension UINavigationItem {
  /// The bar: its title is read first, then its items.
  fileprivate var items: [ScreenItem] {
    let bar = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    let heading = titleView?.items ?? (title ?? "").nonEmpty.map { [ScreenItem("# \($0)")] } ?? []
    return heading + bar.filter { !$0.isHidden }.flatMap(\.items) + foreignItems
  }
}

extension UIBarButtonItem {
  fileprivate var items: [ScreenItem] {
    if let customView { return customView.items }
    guard !label.isEmpty else { return [] }
    return [
      ScreenItem(
        "[\(label)]\(isEnabled ? "" : " disabled")", name: label,
        identifier: accessibilityIdentifier,
        accessibilityLabel: accessibilityLabel, isEnabled: isEnabled,
        use: .tap { [weak self] in self?.primaryAction?.perform(by: self) })
    ]
  }
}

extension UITabBarController {
  fileprivate var tabItems: [ScreenItem] {
    let page = selectedViewController?.screenItems ?? []
    let labels = lines.enumerated().map { index, line in
      index == selectedIndex ? "(\(line))" : line
    }
    if isBarHidden { return page }
    return page + [ScreenItem("tabs: \(labels.joined(separator: ", "))")]
  }

  /// Whether a page on the stack of the tab wants no bar of tabs.
  var isBarHidden: Bool {
    let stack = (selectedViewController as? UINavigationController)?.stack ?? []
    return tabBar.isHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }
}

extension UIAlertController {
  fileprivate var alertItems: [ScreenItem] {
    let texts = [title, message].compactMap { ($0 ?? "").nonEmpty }.map { ScreenItem($0) }
    let fields = (textFields ?? []).flatMap(\.items)
    let isPopover = Stage.of(self).isPopover(self)
    let shown = actions.filter { !isPopover || $0.style != .cancel }
    let (others, cancel) = (
      shown.filter { $0.style != .cancel }, shown.filter { $0.style == .cancel }
    )
    return texts + fields
      + (others + cancel).map { action in
        let title = action.title ?? ""
        return ScreenItem(
          "[\(title)]\(action.isEnabled ? "" : " disabled")", name: title,
          isEnabled: action.isEnabled,
          use: .tap { [weak self] in self?.answer(action) })
      }
  }

  /// The alert has gone when the action runs.
  func answer(_ action: UIAlertAction?) {
    Stage.of(self).dismissAtOnce(self)
    if let action { action.handler?(action) }
  }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }
}
