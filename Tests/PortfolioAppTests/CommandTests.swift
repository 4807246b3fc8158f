import FlowRuntime
import FlowUIKit
import Testing
import UIKit

@testable import PortfolioApp

/// Commands in the words of the design, and links.
@MainActor
@Suite struct CommandTests {
  private let window = UIWindow(frame: .zero)
  private let router: DefaultUIKitNavigationRouter
  private let flow = PortfolioFlowCoordinator(logic: AssetStore())
  private let device: HeadlessDevice
  private let clock = Clock()

  init() {
    router = DefaultUIKitNavigationRouter(in: window)
    flow.navigator.sleep = clock.sleep
    router.start(initialFlow: flow, animated: false)
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
  }

  private func show(_ routes: PortfolioDestination...) async {
    for route in routes {
      router.show(route: route)
      await device.rests(clock)
    }
  }

  @Test func aFlowInAnotherHasTheOthersController() async throws {
    await show(.portfolio)
    let child = try #require(flow.child)
    #expect(child.viewController === flow.viewController)
  }

  @Test func aFlowThatStartsHasAView() {
    let other = PortfolioFlowCoordinator(logic: AssetStore())
    let controller = other.viewController
    #expect(!controller.isViewLoaded)
    other.start(animated: false)
    #expect(controller.isViewLoaded)
  }

  @Test func aSwitchToAPopupPresentsIt() async throws {
    await show(.details(id: 1))
    router.switch(toRoute: PortfolioDestination.info)
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Portfolio"], ["About"]])
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(device.faults == [])
  }

  @Test func backOnTheFirstPageEndsAFlow() async throws {
    await show(.portfolio)
    #expect(flow.child != nil)
    router.navigateBack(animated: true)
    await device.rests(clock)
    #expect(flow.child == nil)
    #expect(device.layers.map(\.pages.count) == [1])
    #expect(device.faults == [])
  }

  /// Only the command that says so comes without a transition.
  @Test func theNextCommandIsAnimatedAgain() async throws {
    await show(.details(id: 1))
    router.navigateBack(animated: false)
    await device.rests(clock)
    router.show(route: PortfolioDestination.details(id: 2))
    _ = device.canTap("")
    #expect(device.root?.transitionCoordinator != nil)
    await device.rests(clock)
    #expect(device.faults == [])
  }

  @Test(arguments: [true, false])
  func aPopupGoesWithOrWithoutATransition(isAnimated: Bool) async throws {
    await show(.info)
    router.navigateBack(animated: isAnimated)
    await device.rests(clock)
    #expect(device.presentations.map(\.isAnimated) == [true, isAnimated])
    #expect(device.faults == [])
  }

  @Test func itIsToldOnceThatAFlowHasEnded() async throws {
    var count = 0
    flow.completionCallback = { count += 1 }
    await show(.details(id: 1))
    #expect(count == 0)
    flow.stop()
    await device.rests(clock)
    #expect(count == 1 && flow.completionCallback == nil)
    flow.stop()
    flow.navigated()
    await device.rests(clock)
    #expect(count == 1)
  }

  @Test func anActivityIsALink() async throws {
    let activity = NSUserActivity(activityType: "com.example.portfolio.place")
    #expect(!flow.open(activity))
    activity.webpageURL = URL(string: "https://example.com/assets/2")
    #expect(flow.open(activity))
    await device.rests(clock)
    #expect(device.screen.contains("asset 2"))
    #expect(device.faults == [])
  }
}
