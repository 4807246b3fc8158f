import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The tabs or the columns of a page, each with a stack of its own.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  class FlowControllerContainer: NSObject {
    /// The page with the tabs or the columns.
    let page: FlowPage.ID
    let controller: UIViewController

    init(_ page: FlowPage.ID, as controller: UIViewController) {
      self.page = page
      self.controller = controller
    }

    /// The container of a page; `nil` if the page has none.
    static func of(_ page: FlowPage, in display: FlowDisplay) -> FlowControllerContainer? {
      switch page.content {
      case .tabs: FlowTabsContainer(page.id, in: display)
      case .split(let columns, _):
        if #available(iOS 14, visionOS 1, *) {
          FlowColumnsContainer(page.id, count: columns.count)
        } else {
          nil
        }
      case .view, .region: nil
      }
    }

    /// Brings its stacks in line with a state.
    func follow(_ state: FlowState, of controllers: FlowControllers, in display: FlowDisplay) {}
  }

<<<<<<< HEAD
  /// Tabs.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  private final class FlowTabsContainer: FlowControllerContainer, UITabBarControllerDelegate {
    private let tabs = UITabBarController()
    private weak var display: FlowDisplay?
    /// The tabs on screen, each with what it shows; a tab that is only an event shows nothing.
    private var shown: [(id: FlowTab.ID, controller: UIViewController)] = []

    init(_ page: FlowPage.ID, in display: FlowDisplay) {
      self.display = display
      super.init(page, as: tabs)
      tabs.delegate = self
    }

    override func follow(
      _ state: FlowState, of controllers: FlowControllers, in display: FlowDisplay
    ) {
      guard case .tabs(let wanted, let selected)? = state.pages[page]?.content else { return }
      let last = shown
      shown = wanted.map { tab in
        let stack = tab.stack.flatMap { controllers.navigator(of: $0, in: state, display) }
        let known = last.first { $0.id == tab.tab.id }?.controller
        return (tab.tab.id, stack ?? known ?? UIViewController())
      }
      for (tab, shown) in zip(wanted, shown) { label(shown.controller, as: tab.tab, in: display) }
      let all = shown.map(\.controller)
      if tabs.viewControllers != all { tabs.setViewControllers(all, animated: false) }
      if tabs.selectedIndex != selected { tabs.selectedIndex = selected }
    }

    private func label(_ controller: UIViewController, as tab: FlowTab, in display: FlowDisplay) {
      let item = controller.tabBarItem
      let title = tab.title.localized
      if item?.title != title {
        controller.tabBarItem = UITabBarItem(
          title: title, image: tab.icon.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
      }
      let badge = display.navigator.badge(of: tab, on: page)?.localized
      if controller.tabBarItem?.badgeValue != badge { controller.tabBarItem?.badgeValue = badge }
    }

    /// The flow selects the tab, if it may be selected.
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      if let tab = shown.first(where: { $0.controller === viewController }) {
        display?.navigator.tabTapped(page, tab.id)
      }
      return false
    }
  }

=======
>>>>>>> e4992e7a (List the tabs for which a phone's bar has no place, instead of leaving them to UIKit)
  /// Columns. A navigation controller refuses a split view controller, but not one inside another controller.
  @MainActor
  @available(iOS 14, visionOS 1, *)
  private final class FlowColumnsContainer: FlowControllerContainer {
    private let columns: UISplitViewController

    init(_ page: FlowPage.ID, count: Int) {
      columns = UISplitViewController(style: count > 2 ? .tripleColumn : .doubleColumn)
      columns.preferredDisplayMode = count > 2 ? .twoBesideSecondary : .oneBesideSecondary
      let around = UIViewController()
      super.init(page, as: around)
      around.addChild(columns)
      around.view.addSubview(columns.view)
      columns.view.frame = around.view.bounds
      columns.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      columns.didMove(toParent: around)
    }

    override func follow(
      _ state: FlowState, of controllers: FlowControllers, in display: FlowDisplay
    ) {
      guard case .split(let stacks, _)? = state.pages[page]?.content else { return }
      let places: [UISplitViewController.Column] =
        stacks.count > 2 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (stack, place) in zip(stacks, places) {
        let controller = controllers.navigator(of: stack, in: state, display)
        if columns.viewController(for: place) !== controller {
          columns.setViewController(controller, for: place)
        }
      }
    }
  }
#endif
