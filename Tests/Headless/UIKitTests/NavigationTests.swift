import Testing
import UIKit

@MainActor
struct NavigationTests {
  private let journal = Journal()
  private let counter = Counter()
  private let navigation: UINavigationController
  private let device: HeadlessDevice

  init() {
    navigation = UINavigationController(rootViewController: Page("Root", journal))
    device = HeadlessDevice(root: navigation)
    _ = journal.take()
  }

  private func page(_ title: String) -> Page { Page(title, journal, counter) }

  private var pages: [String] { device.layers[0].pages }

  private static let busy =
    "while an existing transition or presentation is occurring; the navigation stack will not be "
    + "updated"

  @Test func theFirstPageAppears() {
    let navigation = UINavigationController(rootViewController: Page("Root", journal))
    let recorder = DelegateRecorder(journal)
    navigation.delegate = recorder
    let device = HeadlessDevice(root: navigation)
    let expected = [
      "Root moved", "Root load", "Root willAppear", "will show Root", "Root didAppear",
      "did show Root",
    ]
    #expect(journal.take() == expected)
    #expect(device.screen == ["# Root", "text of Root"])
    #expect(device.faults == [])
  }

  @Test func aPushChangesTheStackAtOnceAndTheScreenLater() {
    navigation.pushViewController(page("Next"), animated: true)
    #expect(navigation.viewControllers.map(\.title) == ["Root", "Next"])
    #expect(navigation.topViewController?.title == "Next")
    #expect(journal.take() == [])
    #expect(pages == ["Root"])
    #expect(!device.isStill)
    device.finishTransitions()
    let expected = [
      "Root willDisappear", "Next load", "Next willAppear (to)", "Root didDisappear",
      "Next didAppear (to)", "Next moved",
    ]
    #expect(journal.take() == expected)
    #expect(device.screen == ["# Next", "text of Next"])
    #expect(pages == ["Root", "Next"])
    #expect(device.faults == [])
  }

  @Test func aPoppedPageLeavesAndIsFreed() async throws {
    navigation.pushViewController(page("Next"), animated: true)
    device.finishTransitions()
    _ = journal.take()
    #expect(counter.alive == 1)
    try device.swipeBack()
    #expect(device.screen == ["# Root", "text of Root"])
    #expect(device.leavingPages == [["text of Next"]])
    #expect(throws: HeadlessError.inTransition) { try device.swipeBack() }
    await device.settle()
    let expected = [
      "Next willLeave", "Next willDisappear (from)", "Root willAppear", "Next didDisappear (from)",
      "Root didAppear", "Next left",
    ]
    #expect(journal.take() == expected)
    #expect(device.leavingPages == [])
    #expect(counter.alive == 0)
  }

  /// The edge swipe calls the delegate for the page below, and then no more (openradar 21137690).
  @Test func aSwipeThatTheUserCancelsRestoresTheStack() throws {
    let recorder = DelegateRecorder(journal)
    navigation.delegate = recorder
    navigation.pushViewController(page("Next"), animated: false)
    device.finishTransitions()
    _ = journal.take()
    try device.cancelSwipeBack()
    #expect(navigation.viewControllers.map(\.title) == ["Root"])
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isCancelled)
    #expect(coordinator.initiallyInteractive)
    var ends: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    device.finishTransitions()
    #expect(ends == [true])
    #expect(navigation.viewControllers.map(\.title) == ["Root", "Next"])
    #expect(pages == ["Root", "Next"])
    let expected = [
      "Next willLeave", "Next willDisappear (from)", "Root willAppear", "will show Root",
      "Root willDisappear", "Root didDisappear", "Next willAppear", "Next didAppear",
    ]
    #expect(journal.take() == expected)
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(Page("Third"), animated: false)
    navigation.popViewController(animated: false)
    device.finishTransitions()
    #expect(navigation.children.map(\.title) == ["Root", "Next"])
    try device.swipeBack()
    device.finishTransitions()
    #expect(pages == ["Root"])
    #expect(counter.alive == 0)
    #expect(device.faults == [])
  }

  @Test func aCallDuringATransitionIsLost() {
    navigation.pushViewController(page("One"), animated: true)
    navigation.pushViewController(page("Two"), animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.popViewController(animated: true) == nil)
    navigation.setViewControllers([], animated: false)
    device.finishTransitions()
    #expect(pages == ["Root", "One"])
    let calls = ["pushViewController:animated:", "popViewControllerAnimated:"]
    let expected = (calls + ["setViewControllers:animated:"]).map {
      "\($0) called on UINavigationController \(Self.busy)"
    }
    #expect(device.faults == expected)
  }

  @Test func aCallDuringAPresentationIsLost() {
    navigation.present(page("Sheet"), animated: true)
    navigation.pushViewController(page("One"), animated: true)
    device.finishTransitions()
    #expect(pages == ["Root"])
    #expect(
      device.faults == [
        "pushViewController:animated: called on UINavigationController \(Self.busy)"
      ])
    navigation.pushViewController(page("One"), animated: true)
    device.finishTransitions()
    #expect(pages == ["Root", "One"])
  }

  @Test func changesWithoutAnimationJoin() {
    navigation.pushViewController(page("One"), animated: false)
    navigation.pushViewController(page("Two"), animated: false)
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(page("Three"), animated: true)
    device.finishTransitions()
    #expect(pages == ["Root", "Three"])
    #expect(counter.alive == 1)
    #expect(device.faults == [])
    #expect(journal.take().filter { $0.contains("Appear") && !$0.contains("Three") } == [])
  }

  @Test func aPageThatComesBackAtOnceStays() {
    let page = page("Page")
    navigation.pushViewController(page, animated: false)
    device.finishTransitions()
    _ = journal.take()
    navigation.popViewController(animated: false)
    navigation.pushViewController(page, animated: false)
    device.finishTransitions()
    #expect(page.parent === navigation)
    #expect(!page.isMovingFromParent)
    #expect(device.screen.first == "# Page")
    #expect(device.faults == [])
  }

  @Test func whatUIKitEndsTheAppFor() {
    let (one, other) = (page("One"), page("Other"))
    navigation.pushViewController(one, animated: false)
    device.finishTransitions()
    navigation.pushViewController(one, animated: true)
    navigation.pushViewController(UINavigationController(), animated: true)
    navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: true)
    navigation.setViewControllers([other, other], animated: true)
    navigation.popToViewController(other, animated: true)
    device.finishTransitions()
    #expect(pages == ["Root", "One"])
    #expect(
      device.faults == [
        "Pushing the same view controller instance more than once is not supported: One",
        "Pushing a navigation controller is not supported",
        "Split View Controllers cannot be pushed to a Navigation Controller UINavigationController",
        "All view controllers in a navigation controller must be distinct",
        "Tried to pop to a view controller that doesn't exist: Other",
      ])
  }

  @Test func theRootStays() throws {
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(throws: HeadlessError.refused("there is no page to go back to")) {
      try device.swipeBack()
    }
    #expect(device.isStill)
    #expect(device.faults == [])
  }

  @Test func severalPagesAtOnce() async throws {
    let pages = ["One", "Two", "Three"].map { page($0) }
    navigation.setViewControllers(navigation.viewControllers + pages, animated: true)
    await device.settle()
    #expect(journal.take().filter { $0.hasSuffix("load") } == ["Three load"])
    try device.swipeBack(times: 2)
    await device.settle()
    #expect(self.pages == ["Root", "One"])
    #expect(navigation.popToRootViewController(animated: true)?.map(\.title) == ["One"])
    await device.settle()
    #expect(self.pages == ["Root"])
    #expect(device.faults == [])
  }

  /// A page may push, or present, as soon as it has appeared.
  @Test func aPagePushesOnceItHasAppeared() {
    let (one, two) = (page("One"), page("Two"))
    one.onAppear = { [navigation] in navigation.pushViewController(two, animated: true) }
    two.onAppear = { [page = page("Sheet")] in two.present(page, animated: true) }
    navigation.pushViewController(one, animated: true)
    device.finishTransitions()
    #expect(pages == ["Root", "One", "Two"])
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(device.faults == [])
  }
}
