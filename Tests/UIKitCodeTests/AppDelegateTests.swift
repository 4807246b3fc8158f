import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// The delegate of the app's navigation controller, and how a flow comes on that.
@MainActor
@Suite struct AppDelegateTests {
  private let navigation = UINavigationController(rootViewController: AppPage("Home"))
  private let device: HeadlessDevice
  private let clock = Clock()

  init() {
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
  }

  private func push(animated: Bool = true) -> HomeFlow {
    let flow = HomeFlow()
    flow.navigator.sleep = clock.sleep
    flow.push(on: navigation, animated: animated)
    return flow
  }

  @Test(arguments: [true, false])
  func theFirstPageComesByATransition(isAnimated: Bool) async throws {
    let flow = push(animated: isAnimated)
    _ = device.canTap("")
    #expect((navigation.transitionCoordinator != nil) == isAnimated)
    await device.rests(clock)
    flow.perform { $0.show(.details(id: 1), as: .plain) }
    _ = device.canTap("")
    #expect(navigation.transitionCoordinator == nil)
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Home", "list", "details"]])
    #expect(device.faults == [])
  }

  /// A delegate that the app sets later hears everything from the flow's next change on.
  @Test func theAppSetsItsDelegateLater() async throws {
    let flow = push()
    await device.rests(clock)
    let (delegate, animator) = (AppDelegate(), AppAnimator())
    navigation.delegate = delegate
    delegate.animator = animator
    flow.perform { $0.show(.details(id: 1), as: .push(.opacity)) }
    await device.rests(clock)
    #expect(animator.count == 0)
    #expect(delegate.shown.count == 1)
    flow.perform { $0.back() }
    await device.rests(clock)
    #expect(animator.count == 0)
    flow.perform { $0.finish() }
    await device.rests(clock)
    #expect(animator.count == 1)
    #expect(navigation.delegate === delegate)
    #expect(device.faults == [])
  }

  @Test func theLowerFlowEndsFirst() async throws {
    let delegate = AppDelegate()
    navigation.delegate = delegate
    let lower = push()
    await device.rests(clock)
    let upper = push()
    await device.rests(clock)
    lower.perform { $0.finish() }
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Home", "list"]])
    upper.perform { $0.show(.details(id: 1), as: .push(.opacity)) }
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Home", "list", "details"]])
    for _ in 0..<2 {
      try device.swipeBack()
      await device.rests(clock)
    }
    #expect(upper.navigator.state.end != nil)
    #expect(navigation.delegate === delegate)
    #expect(navigation.view.subviews.count == 1)
    #expect(device.faults == [])
  }
}
