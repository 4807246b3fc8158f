import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// The root of a window, which another flow replaces.
@MainActor
@Suite struct RouterTests {
  private let window = UIWindow(frame: .zero)
  private let router: DefaultUIKitNavigationRouter
  private let device: HeadlessDevice
  private let clock = Clock()

  init() {
    router = DefaultUIKitNavigationRouter(in: window)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
  }

  private func start(isAnimated: Bool = false) {
    let flow = HomeFlow()
    flow.navigator.sleep = clock.sleep
    router.start(initialFlow: flow, animated: isAnimated)
  }

  /// What the old root presents goes first, also while it still comes.
  @Test(arguments: [true, false], [true, false])
  func whatIsPresentedGoesFirst(rests: Bool, isAnimated: Bool) async throws {
    start()
    await device.rests(clock)
    router.show(route: HomeDestination.homePopup)
    await device.rests(clock)
    router.show(route: HomeDestination.add)
    if rests { await device.rests(clock) }
    weak var old = router.currentFlow?.parent
    #expect(old != nil)
    start(isAnimated: isAnimated)
    await device.rests(clock)
    #expect(device.layers.map(\.presentation) == [.root])
    #expect(router.currentFlow?.viewController === window.rootViewController)
    #expect(device.faults == [])
    for _ in 0..<16 { await Task.yield() }
    #expect(old == nil)
  }

  @Test func aPushIsOverFirst() async throws {
    start()
    await device.rests(clock)
    router.show(route: HomeDestination.details(id: 1))
    start()
    start()
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["list"]])
    #expect(router.currentFlow?.viewController === window.rootViewController)
    #expect(device.faults == [])
  }

  @Test func theSameFlowStays() async throws {
    start()
    await device.rests(clock)
    let flow = try #require(router.currentFlow)
    router.show(route: HomeDestination.add)
    await device.rests(clock)
    router.start(initialFlow: flow, animated: true)
    await device.rests(clock)
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(device.faults == [])
  }
}
