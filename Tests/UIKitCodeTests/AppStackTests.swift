import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// A flow on a navigation controller of the app.
@MainActor
@Suite struct AppStackTests {
  private let home = AppPage("Home")
  private let navigation: UINavigationController
  private let delegate = AppDelegate()
  private let device: HeadlessDevice
  private let clock = Clock()
  private let ends = Ends()

  init() {
    navigation = UINavigationController(rootViewController: home)
    navigation.delegate = delegate
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
    delegate.shown = []
  }

  private var pages: [String] { device.layers[0].pages }

  private func makeFlow() -> HomeFlow {
    let flow = HomeFlow { [ends] in ends.all.append("\($0)") }
    flow.navigator.sleep = clock.sleep
    return flow
  }

  /// Nobody but the navigation controller keeps the flow.
  private func push() async -> Weak {
    let flow = makeFlow()
    flow.push(on: navigation)
    await device.rests(clock)
    return Weak(flow: flow)
  }

  private func expectOver(_ flow: Weak, _ end: String) async {
    await device.rests(clock)
    for _ in 0..<16 { await Task.yield() }
    #expect(pages == ["Home"])
    #expect(navigation.viewControllers == [home])
    #expect(ends.all == [end])
    #expect(flow.flow == nil)
    #expect(navigation.delegate === delegate)
    #expect(navigation.view.subviews.count == 1)
    #expect(device.faults == [])
  }

  @Test func theUserGoesBack() async throws {
    let flow = await push()
    #expect(pages == ["Home", "list"])
    flow.flow?.show(route: HomeDestination.details(id: 1))
    await device.rests(clock)
    #expect(pages == ["Home", "list", "details"])
    for count in [2, 1] {
      try device.cancelSwipeBack()
      await device.rests(clock)
      #expect(pages.count == count + 1)
      #expect(ends.all == [])
      try device.swipeBack()
      await device.rests(clock)
      #expect(pages.count == count)
    }
    await expectOver(flow, "cancelled")
    #expect(Array(delegate.shown.suffix(2)) == ["list", "Home"])
    #expect(Array(delegate.announced.suffix(2)) == ["Home", "Home"])
  }

  @Test(arguments: [[], [HomeDestination.details(id: 1)], [.details(id: 1), .add]])
  func anEventEndsTheFlow(routes: [HomeDestination]) async throws {
    let flow = await push()
    for route in routes {
      flow.flow?.show(route: route)
      await device.rests(clock)
    }
    flow.flow?.perform { $0.finish() }
    await expectOver(flow, "finished()")
  }

  @Test(arguments: [true, false])
  func theAppPopsAllPages(isAnimated: Bool) async throws {
    let flow = await push()
    flow.flow?.show(route: HomeDestination.details(id: 1))
    await device.rests(clock)
    navigation.popToRootViewController(animated: isAnimated)
    await expectOver(flow, "cancelled")
  }

  /// A page of the app over those of the flow stays where it is.
  @Test func theAppPushesAPageOverTheFlow() async throws {
    let flow = await push()
    let over = AppPage("Over")
    navigation.pushViewController(over, animated: true)
    await device.rests(clock)
    flow.flow?.perform { $0.push(.details(id: 1)) }
    await device.rests(clock)
    #expect(pages.last == "Over" && pages.count == 4)
    try device.swipeBack()
    await device.rests(clock)
    #expect(pages == ["Home", "list", "details"])
    navigation.pushViewController(over, animated: true)
    await device.rests(clock)
    flow.flow?.perform { $0.finish() }
    await device.rests(clock)
    #expect(navigation.viewControllers == [home, over])
    #expect(device.faults == [])
  }

  @Test func theFlowPresentsASheet() async throws {
    let flow = await push()
    flow.flow?.show(route: HomeDestination.homePopup)
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Home", "list"], ["list"]])
    try device.swipeDown()
    await device.rests(clock)
    #expect(device.layers.count == 1)
    #expect(flow.flow?.navigator.description == "root: list")
    #expect(device.faults == [])
  }

  /// Both come and go while the app is still at something else.
  @Test func itWaitsForTheApp() async throws {
    navigation.pushViewController(AppPage("Next"), animated: true)
    let flow = makeFlow()
    flow.push(on: navigation)
    flow.show(route: HomeDestination.add)
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Home", "Next", "list"], ["add"]])
    #expect(device.faults == [])
  }

  @Test(arguments: [true, false])
  func flowsLieOnOneAnother(innerFirst: Bool) async throws {
    let (lower, upper) = (await push(), await push())
    #expect(pages == ["Home", "list", "list"])
    if innerFirst {
      try device.swipeBack()
      await device.rests(clock)
      #expect(pages == ["Home", "list"])
      #expect(upper.flow == nil && lower.flow != nil)
      lower.flow?.show(route: HomeDestination.details(id: 1))
      await device.rests(clock)
      #expect(pages == ["Home", "list", "details"])
    } else {
      let top = try #require(navigation.topViewController)
      lower.flow?.perform { $0.push(.details(id: 1)) }
      await device.rests(clock)
      #expect(pages.count == 4)
      #expect(navigation.viewControllers.firstIndex(of: top) == 3)
    }
    navigation.popToRootViewController(animated: true)
    await device.rests(clock)
    ends.all.removeFirst()
    await expectOver(lower, "cancelled")
    #expect(upper.flow == nil)
  }

  @Test func theBarIsAsItWas() async throws {
    navigation.isNavigationBarHidden = true
    let flow = await push()
    #expect(!navigation.isNavigationBarHidden)
    flow.flow?.perform { $0.show(.details(id: 1), as: .plain) }
    await device.rests(clock)
    #expect(navigation.isNavigationBarHidden)
    flow.flow?.perform { $0.back() }
    await device.rests(clock)
    #expect(!navigation.isNavigationBarHidden)
    try device.swipeBack()
    await expectOver(flow, "cancelled")
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func itFollowsTheWidth() async throws {
    let flow = await push()
    #expect(flow.flow?.navigator.isCompact == true)
    device.turn(to: .regular)
    #expect(flow.flow?.navigator.isCompact == false)
  }

  /// What it presents waits until its navigation controller is on screen.
  @Test func itIsPushedInATabThatIsNotSelected() async throws {
    let tabs = UITabBarController()
    let first = AppPage("First")
    device.window.rootViewController = nil
    tabs.viewControllers = [first, navigation]
    device.window.rootViewController = tabs
    await device.rests(clock)
    let flow = await push()
    flow.flow?.show(route: HomeDestination.add)
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["First"]])
    tabs.selectedIndex = 1
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Home", "list"], ["add"]])
    tabs.dismiss(animated: true)
    await device.rests(clock)
    tabs.selectedIndex = 0
    flow.flow?.perform { $0.finish() }
    await device.rests(clock)
    tabs.selectedIndex = 1
    await expectOver(flow, "finished()")
  }

  @Test func itGoesWithItsNavigationController() async throws {
    weak var flow: HomeFlow?
    do {
      let made = makeFlow()
      flow = made
      let other = UINavigationController(rootViewController: AppPage("Other"))
      made.push(on: other)
      await device.rests(clock)
      #expect(other.viewControllers.count == 2)
    }
    for _ in 0..<16 { await Task.yield() }
    #expect(flow == nil)
    #expect(ends.all == ["cancelled"])
  }

  /// The flow animates its pages, and the app its own.
  @Test func theDelegateAnimates() async throws {
    let flow = await push()
    let animator = AppAnimator()
    delegate.animator = animator
    for (style, isOwn) in [(FlowStyle.push, false), (.push(.scale(0.5)), true)] {
      flow.flow?.perform { $0.show(.details(id: 1), as: style, ifShown: .again) }
      await device.rests(clock)
      #expect(animator.count == 1, "\(isOwn)")
    }
    #expect(pages.count == 4)
    #expect(device.faults == [])
  }
}

private struct Weak {
  weak var flow: HomeFlow?
}

@MainActor
private final class Ends {
  var all: [String] = []
}
