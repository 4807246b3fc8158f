import FlowRuntime
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A place in a bar of tabs.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  struct FlowTabPlace {
    /// The tab; nothing for the list of those for which there is no place.
    let id: FlowTab.ID?
    let controller: UIViewController
    let title: String
    let icon: String?
    let badge: String?
    let isSearch: Bool

    var image: UIImage? { icon.flatMap { UIImage(systemName: $0) } }

    /// Gives the view controller its item in the bar.
    func label() {
      if controller.tabBarItem?.title != title {
        controller.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
      }
      if controller.tabBarItem?.badgeValue != badge { controller.tabBarItem?.badgeValue = badge }
    }
  }

  /// The tabs of a bar that has a place of its own for search, each made once.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowTabsBar {
    /// The tabs, which are of a type that earlier systems do not have.
    private var made: [(place: FlowTabPlace, tab: NSObject)] = []
    private var count = 0

    /// Shows tabs in a bar.
    ///
    /// - Parameters:
    ///   - places: the places of the bar.
    ///   - selected: the place that is selected.
    ///   - bar: the bar.
    @available(iOS 18, visionOS 2, *)
    func show(_ places: [FlowTabPlace], selected: Int, in bar: UITabBarController) {
      let tabs = places.map(tab)
      made = Array(zip(places, tabs))
      if bar.tabs != tabs { bar.setTabs(tabs, animated: false) }
      if tabs.indices.contains(selected), bar.selectedTab != tabs[selected] {
        bar.selectedTab = tabs[selected]
      }
    }

    @available(iOS 18, visionOS 2, *)
    private func tab(at place: FlowTabPlace) -> UITab {
      let known = made.first { $0.place.id == place.id && $0.place.controller === place.controller }
      let tab = known?.tab as? UITab ?? make(place)
      if tab.title != place.title { tab.title = place.title }
      if tab.badgeValue != place.badge { tab.badgeValue = place.badge }
      return tab
    }

    @available(iOS 18, visionOS 2, *)
    private func make(_ place: FlowTabPlace) -> UITab {
      count += 1
      let provider = { [controller = place.controller] (_: UITab) in controller }
      return place.isSearch
        ? UISearchTab(
          title: place.title, image: place.image, identifier: "\(count)",
          viewControllerProvider: provider)
        : UITab(
          title: place.title, image: place.image, identifier: "\(count)",
          viewControllerProvider: provider)
    }
  }
#endif
