import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// Tabs.
  ///
  /// In compact width, UIKit takes those for which the bar has no place into a navigation controller of its own, which
  /// can't hold those of a flow. So the last tab of the bar is then a list that the flow shows itself.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowTabsContainer: FlowControllerContainer, UITabBarControllerDelegate {
    private static let places = 5
    private let tabs = UITabBarController()
    private weak var display: FlowDisplay?
    /// What shows a tab that has a role, and those beside it.
    private let roles = FlowTabsBar()
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
      let places = zip(wanted, shown).map { tab, shown in
        FlowTabPlace(
          id: shown.id, controller: shown.controller, title: tab.tab.title.localized,
          icon: tab.tab.icon,
          badge: display.navigator.badge(of: tab.tab, on: page)?.localized,
          isSearch: tab.tab.role == .search)
      }
      for place in places { place.label() }
      let isFull = display.navigator.isCompact && wanted.count > Self.places
      fill(with: places, among: isFull ? wanted : [], in: state, display)
    }

    /// Fills the bar.
    ///
    /// - Parameters:
    ///   - places: a place for each tab.
    ///   - all: the tabs, if there is no place for all of them.
    private func fill(
      with places: [FlowTabPlace], among all: [FlowShownTab], in state: FlowState,
      _ display: FlowDisplay
    ) {
      var places = places
      var index = selected
      if all.isEmpty {
        isListShown = false
      } else {
        let end = Self.places - 1
        isListShown = isListShown && places.indices.contains(selected)
        let hasList = isListShown || selected < end
        let last = FlowTabPlace(
          id: nil, controller: hasList ? more : places[selected].controller,
          title: display.words.more.localized, icon: "ellipsis", badge: nil, isSearch: false)
        places = places.prefix(end) + [last]
        index = isListShown ? end : min(selected, end)
        last.label()
        listTabs(all.dropFirst(end).map(\.tab), in: display)
      }
      if #available(iOS 18, visionOS 2, *), display.runs(on: 18),
        let page = state.pages[page], display.navigator.haveRoles(tabsOf: page)
      {
        return roles.show(places, selected: index, in: tabs)
      }
      let controllers = places.map(\.controller)
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

    /// The flow selects the tab, if it may be selected.
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      choose(viewController)
      return false
    }

    /// The same for tabs with roles.
    @available(iOS 18, visionOS 2, *)
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      tab.viewController.map(choose)
      return false
    }

    private func choose(_ viewController: UIViewController) {
      let places = tabs.viewControllers ?? []
      if places.count < shown.count, viewController === places.last {
        isListShown = true
        follow()
      } else if let tab = shown.first(where: { $0.controller === viewController }) {
        select(tab.id)
      }
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
