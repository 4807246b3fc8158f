import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Tabs.
  ///
  /// In compact width, UIKit takes those for which the bar has no place into a navigation controller of its own, which
  /// can't hold those of a flow. So the last tab of the bar is then a list that the flow shows itself. The role of a tab
  /// makes no difference.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowTabsContainer: FlowControllerContainer, UITabBarControllerDelegate {
    private static let places = 5
    private let tabs = UITabBarController()
    private weak var display: FlowDisplay?
    /// The tabs, each with what it shows; a tab that is only an event shows nothing.
    private var shown: [(id: FlowTab.ID, controller: UIViewController)] = []
    private var selected = 0
    private let list = UIHostingController(rootView: FlowTabsList(rows: [], select: { _ in }))
    /// What the last place of the bar shows if there is no place for all tabs.
    private lazy var more: UIViewController = UINavigationController(rootViewController: list)
    /// Whether the user looks at the list.
    private var isListShown = false

    init(_ page: FlowPage.ID, in display: FlowDisplay) {
      self.display = display
      super.init(page, as: tabs)
      tabs.delegate = self
    }

    override func follow(
      _ state: FlowState, of controllers: FlowControllers, in display: FlowDisplay
    ) {
      guard case .tabs(let wanted, let selected)? = state.pages[page]?.content else { return }
      let (last, old) = (shown, self.selected)
      shown = wanted.map { tab in
        let stack = tab.stack.flatMap { controllers.navigator(of: $0, in: state, display) }
        let known = last.first { $0.id == tab.tab.id }?.controller
        return (tab.tab.id, stack ?? known ?? UIViewController())
      }
      self.selected = selected
      if last.indices.contains(old), wanted.indices.contains(selected),
        last[old].id != wanted[selected].tab.id
      {
        isListShown = false
      }
      for (tab, shown) in zip(wanted, shown) { label(shown.controller, as: tab.tab, in: display) }
      let isFull = display.navigator.isCompact && wanted.count > Self.places
      fill(isFull ? wanted : [], in: display)
    }

    /// Fills the bar.
    ///
    /// - Parameter all: the tabs, if there is no place for all of them.
    private func fill(_ all: [FlowShownTab], in display: FlowDisplay) {
      var controllers = shown.map(\.controller)
      var index = selected
      if all.isEmpty {
        isListShown = false
      } else {
        let end = Self.places - 1
        isListShown = isListShown && controllers.indices.contains(selected)
        let hasList = isListShown || selected < end
        let last = hasList ? more : controllers[selected]
        controllers = controllers.prefix(end) + [last]
        index = isListShown ? end : min(selected, end)
        label(last, display.words.more.localized, icon: "ellipsis", badge: nil)
        listTabs(all.dropFirst(end).map(\.tab), in: display)
      }
      if tabs.viewControllers != controllers {
        tabs.setViewControllers(controllers, animated: false)
      }
      if tabs.selectedIndex != index { tabs.selectedIndex = index }
    }

    private func listTabs(_ tabs: [FlowTab], in display: FlowDisplay) {
      list.title = display.words.more.localized
      let rows = tabs.map { tab in
        FlowTabsList.Row(
          id: tab.id, title: tab.title.localized, icon: tab.icon,
          badge: display.navigator.badge(of: tab, on: page)?.localized)
      }
      if list.rootView.rows == rows { return }
      list.rootView = FlowTabsList(rows: rows) { [weak self] id in self?.select(id) }
    }

    private func label(_ controller: UIViewController, as tab: FlowTab, in display: FlowDisplay) {
      label(
        controller, tab.title.localized, icon: tab.icon,
        badge: display.navigator.badge(of: tab, on: page)?.localized)
    }

    private func label(
      _ controller: UIViewController, _ title: String, icon: String?, badge: String?
    ) {
      if controller.tabBarItem?.title != title {
        controller.tabBarItem = UITabBarItem(
          title: title, image: icon.flatMap { UIImage(systemName: $0) }, selectedImage: nil)
      }
      if controller.tabBarItem?.badgeValue != badge { controller.tabBarItem?.badgeValue = badge }
    }

    /// The flow selects the tab, if it may be selected.
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      let places = tabs.viewControllers ?? []
      if places.count < shown.count, viewController === places.last {
        isListShown = true
        follow()
      } else if let tab = shown.first(where: { $0.controller === viewController }) {
        select(tab.id)
      }
      return false
    }

    /// The user has tapped a tab, in the bar or in the list.
    private func select(_ id: FlowTab.ID) {
      let wasListShown = isListShown
      isListShown = false
      let isBack = shown.indices.contains(selected) && shown[selected].id == id && wasListShown
      if !isBack { display?.navigator.tabTapped(page, id) }
      if wasListShown { follow() }
    }

    private func follow() {
      if let display { display.stacks.follow(display.shown, in: display) }
    }
  }

  /// The tabs for which the bar has no place.
  @available(iOS 13, visionOS 1, *)
  private struct FlowTabsList: View {
    struct Row: Identifiable, Equatable {
      let id: FlowTab.ID
      let title: String
      let icon: String?
      let badge: String?
    }

    let rows: [Row]
    let select: @MainActor (FlowTab.ID) -> Void

    var body: some View {
      List {
        ForEach(rows) { row in
          Button {
            select(row.id)
          } label: {
            HStack {
              if let icon = row.icon { Image(systemName: icon) }
              Text(verbatim: row.title)
              Spacer()
              if let badge = row.badge { Text(verbatim: badge) }
            }
          }
        }
      }
    }
  }
#endif
