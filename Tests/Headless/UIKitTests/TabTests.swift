import Testing
import UIKit

@MainActor
struct TabTests {
  private let journal = Journal()
  private let tabs = UITabBarController()
  private let home: UINavigationController
  private let device: HeadlessDevice

  init() {
    home = UINavigationController(rootViewController: Page("Start", journal))
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let news = Page("News", journal)
    news.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [home, news]
    device = HeadlessDevice(root: tabs)
    _ = journal.take()
  }

  @Test func theUserSelectsATab() throws {
    let recorder = Recorder(journal)
    tabs.delegate = recorder
    #expect(device.screen == ["# Start", "text of Start", "tabs: (Home), News {3}"])
    #expect(device.layers[0].selectedTab == "Home")
    try device.selectTab("News")
    #expect(device.screen == ["text of News", "tabs: Home, (News {3})"])
    #expect(device.layers[0].pages == ["News"])
    let expected = [
      "may News", "Start willDisappear", "News load", "News willAppear", "Start didDisappear",
      "News didAppear", "News selected",
    ]
    #expect(journal.take() == expected)
    recorder.permits = false
    try device.selectTab("Home")
    #expect(tabs.selectedIndex == 1)
    #expect(device.faults == [])
  }

  @Test func aStackHasTheItemOfItsFirstPage() {
    let page = Page("Page")
    page.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let stack = UINavigationController(rootViewController: page)
    #expect(stack.tabBarItem.title == "Search")
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, selectedImage: nil)
    #expect(stack.tabBarItem.title == "Own")
  }

  @Test func tabsAreOfATypeOfTheirOwn() throws {
    let pages = [Page("One"), Page("Two")]
    let bar = UITabBarController()
    bar.tabs = [
      UITab(title: "One", image: nil, identifier: "one") { _ in pages[0] },
      UISearchTab(title: "Two", image: nil, identifier: "two") { _ in pages[1] },
    ]
    bar.tabs[0].badgeValue = "3"
    let device = HeadlessDevice(root: bar)
    #expect(device.screen == ["text of One", "tabs: (One {3}), search: Two"])
    #expect(bar.viewControllers == pages)
    try device.selectTab("Two")
    #expect(device.screen == ["text of Two", "tabs: One {3}, (search: Two)"])
    #expect(bar.selectedTab === bar.tabs[1])
    bar.selectedTab = bar.tabs[0]
    #expect(device.layers[0].selectedTab == "One")
    #expect(device.faults == [])
    bar.selectedTab = UISearchTab { _ in pages[0] }
    bar.viewControllers = pages
    bar.tabs = [
      bar.tabs[0], UITab(title: "Other", image: nil, identifier: "one") { _ in pages[1] },
    ]
    #expect(
      device.faults == [
        "only a tab of the tab bar controller can be selected",
        "view controllers are set where the tab bar controller has tabs",
        "two tabs have one identifier",
      ])
    let early = UITabBarController()
    early.tabs = [UITab(title: "One", image: nil, identifier: "one") { _ in Page("One") }]
    let earlier = HeadlessDevice(root: early, system: .iOS(17))
    #expect(earlier.faults == ["UITabBarController.tabs needs iOS 18"])
  }

  @Test func codeTellsTheDelegateNothing() {
    let recorder = Recorder(journal)
    tabs.delegate = recorder
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController?.title == "News")
    tabs.selectedViewController = home
    tabs.selectedViewController = Page("Stranger")
    #expect(journal.take().filter { $0.contains("selected") || $0.contains("may") } == [])
    #expect(tabs.selectedIndex == 0)
    #expect(device.faults.count == 1)
  }

  @Test func aSecondTapPopsToTheRoot() throws {
    home.pushViewController(Page("Detail"), animated: true)
    device.finishTransitions()
    try device.selectTab("Home")
    device.finishTransitions()
    #expect(device.layers[0].pages == ["Start"])
  }

  @Test func aPageCanHideTheBar() throws {
    let detail = Page("Detail")
    detail.hidesBottomBarWhenPushed = true
    home.pushViewController(detail, animated: true)
    device.finishTransitions()
    #expect(device.screen == ["# Detail", "text of Detail"])
    #expect(throws: (any Error).self) { try device.selectTab("News") }
    try device.swipeBack()
    device.finishTransitions()
    #expect(device.screen.last == "tabs: (Home), News {3}")
  }

  @Test func aHiddenTabKeepsItsPages() throws {
    home.pushViewController(Page("Detail"), animated: true)
    device.finishTransitions()
    try device.selectTab("News")
    home.pushViewController(Page("More"), animated: false)
    #expect(device.isStill)
    try device.selectTab("Home")
    #expect(device.screen.first == "# More")
    #expect(device.layers[0].pages == ["Start", "Detail", "More"])
    #expect(device.faults == [])
  }

  @Test func tabsComeAndGo() {
    tabs.viewControllers = [Page("Only", journal)]
    #expect(device.screen == ["text of Only", "tabs: (Only)"])
    #expect(home.parent == nil)
  }

  /// (hotwire-native-ios #186, JFATabBarController #3)
  @Test func aPhoneHasFivePlaces() {
    let fault = "more than five tabs: a phone moves the others into a list 'More'"
    device.turn(to: .regular)
    tabs.viewControllers = (1...6).map { Page("\($0)") }
    #expect(device.faults == [])
    device.turn(to: .compact)
    #expect(device.faults == [fault])
    tabs.viewControllers = (1...5).map { Page("\($0)") }
    tabs.viewControllers = (1...6).map { Page("\($0)") }
    #expect(device.faults == [fault, fault])
  }

  private final class Recorder: NSObject, UITabBarControllerDelegate {
    private let journal: Journal
    var permits = true

    init(_ journal: Journal) { self.journal = journal }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      journal.write("may \(viewController.title ?? "")")
      return permits
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      journal.write("\(viewController.title ?? "") selected")
    }
  }
}
