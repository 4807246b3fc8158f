import FlowRuntime
import FlowUIKit
import Testing
import UIKit

@testable import PortfolioApp

/// The words of the design: routes, flow coordinators inside one another, and a router for all of them.
@MainActor
@Suite struct CoordinatorTests {
  private let window = UIWindow(frame: .zero)
  private let router: DefaultUIKitNavigationRouter
  private let store = AssetStore()
  private let flow: PortfolioFlowCoordinator
  private let device: HeadlessDevice
  private let clock = Clock()

  init() {
    router = DefaultUIKitNavigationRouter(in: window)
    flow = PortfolioFlowCoordinator(logic: store)
    flow.navigator.sleep = clock.sleep
    router.start(initialFlow: flow, animated: false)
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
  }

  private var pages: [Int] { device.layers.map(\.pages.count) }

  private func show(_ routes: PortfolioDestination...) async {
    for route in routes {
      router.show(route: route)
      await device.rests(clock)
    }
  }

  @Test func routesHaveNames() {
    let routes: [PortfolioDestination] = [
      .list, .details(id: 1), .edit(id: 1), .add, .info, .portfolio, .portfolioPopup,
    ]
    #expect(Set(routes.map(\.name)).count == routes.count)
    #expect(routes.filter(\.isFlow) == [.add, .portfolio, .portfolioPopup])
    #expect(
      routes.filter { $0.popupPresentationStyle == .sheet } == [.add, .info, .portfolioPopup])
    #expect(PortfolioDestination.details(id: 1).name == "Portfolio.details")
    #expect(flow.route.name == "Portfolio.list")
  }

  @Test func aRouteIsPushedOrPresented() async {
    await show(.details(id: 1), .edit(id: 1), .info)
    #expect(pages == [3, 1])
    #expect(device.root?.presentedViewController != nil)
    #expect(device.layers.last?.pages == ["About"])
    router.show(route: PortfolioDestination.info)
    await device.rests(clock)
    #expect(pages == [3, 1])
    router.navigateBack(animated: true)
    await device.rests(clock)
    #expect(pages == [3])
    #expect(device.faults == [])
  }

  @Test func aPopupReplacesAPopupAndAnAlertLiesOverIt() async {
    await show(.details(id: 1), .info)
    flow.show(route: PortfolioDestination.portfolioPopup)
    await device.rests(clock)
    #expect(pages == [2, 1])
    #expect(flow.navigator.description == "root: list › details(id: 1)\nsheet: list")
    flow.show(route: PortfolioDestination.deletion(id: 1, name: "Gold"))
    await device.rests(clock)
    #expect(device.layers.map(\.presentation) == [.root, .sheet, .alert])
    #expect(device.faults == [])
  }

  @Test func aRouteOfAnotherFlowIsIgnored() async {
    #expect(!flow.canShow(route: SettingsRoute()))
    router.show(route: SettingsRoute())
    router.switch(toRoute: SettingsRoute())
    router.navigateBack(toRoute: SettingsRoute(), animated: true)
    await device.rests(clock)
    #expect(pages == [1])
    #expect(flow.makeViewComponents(forRoute: SettingsRoute()).isEmpty)
    #expect(device.faults == [])
  }

  @Test func aCommandObeysWhatAScreenRequires() async {
    store.isUnlocked = false
    await show(.details(id: 1), .edit(id: 1))
    #expect(pages == [2])
    #expect(device.faults == [])
  }

  /// Back to the route if it is shown, else to the root and there.
  @Test func aSwitchGoesBackOrFromTheRoot() async {
    await show(.details(id: 1), .edit(id: 1))
    router.switch(toRoute: PortfolioDestination.details(id: 1))
    await device.rests(clock)
    #expect(flow.navigator.description == "root: list › details(id: 1)")
    router.switch(toRoute: PortfolioDestination.details(id: 2))
    await device.rests(clock)
    #expect(flow.navigator.description == "root: list › details(id: 2)")
    router.switch(toRoute: PortfolioDestination.list)
    await device.rests(clock)
    #expect(flow.navigator.description == "root: list")
    #expect(device.faults == [])
  }

  /// The back button ends a flow that lies inline, and nothing is popped a second time.
  @Test func theBackButtonEndsAnInlineChild() async throws {
    await show(.portfolio, .details(id: 1))
    let child = try #require(flow.child)
    #expect(router.currentFlow === child && child.parent === flow)
    #expect(pages == [3])
    for count in [2, 1] {
      #expect(flow.child === child)
      try device.swipeBack()
      await device.rests(clock)
      #expect(pages == [count])
    }
    #expect(flow.child == nil)
    #expect(router.currentFlow === flow)
    #expect(device.faults == [])
  }

  @Test func aPopupThatIsSwipedDownIsNoChildAnyMore() async throws {
    await show(.portfolioPopup, .details(id: 1))
    #expect(pages == [1, 2])
    #expect(router.currentFlow === flow.child)
    try device.swipeDown()
    await device.rests(clock)
    #expect(pages == [1])
    #expect(flow.child == nil)
    #expect(device.faults == [])
  }

  /// The flow in itself, three deep: the commands are for the innermost one.
  @Test func flowsLieInOneAnother() async throws {
    await show(.portfolioPopup, .portfolio, .portfolioPopup)
    #expect(pages == [1, 2, 1])
    let flows = [flow, flow.child, flow.child?.child, flow.child?.child?.child]
    #expect(flows.allSatisfy { $0 != nil })
    #expect(router.currentFlow === flows[3])
    router.stopCurrentFlow()
    await device.rests(clock)
    #expect(pages == [1, 2])
    #expect(router.currentFlow === flows[2])
    flow.child = nil
    await device.rests(clock)
    #expect(pages == [1])
    #expect(router.currentFlow === flow)
    #expect(device.faults == [])
  }

  /// Another flow's route is the parent's matter: it goes to its first page, without the child, and from there.
  @Test func aSwitchAsksTheParent() async throws {
    await show(.details(id: 1), .add)
    let child = try #require(flow.child)
    child.switch(toRoute: SettingsRoute())
    await device.rests(clock)
    #expect(pages == [2, 1])
    child.switch(toRoute: PortfolioDestination.details(id: 2))
    await device.rests(clock)
    #expect(flow.navigator.description == "root: list › details(id: 2)")
    #expect(flow.child == nil)
    #expect(device.faults == [])
  }

  @Test(arguments: [true, false])
  func aFlowGoesBackWithOrWithoutATransition(isAnimated: Bool) async {
    await show(.details(id: 1), .edit(id: 1), .details(id: 2))
    for (count, goBack) in [
      (3, { router.navigateBack(animated: isAnimated) }),
      (
        2,
        { router.navigateBack(toRoute: PortfolioDestination.details(id: 1), animated: isAnimated) }
      ),
      (1, { router.navigateBackToRoot(animated: isAnimated) }),
    ] {
      goBack()
      _ = device.canTap("")
      #expect(device.leavingPages.isEmpty != isAnimated)
      #expect(device.root?.viewControllers.count == count)
      await device.rests(clock)
    }
    #expect(device.faults == [])
  }

  @Test func itIsToldThatAFlowHasEnded() async {
    var ends: [String] = []
    await show(.portfolio)
    flow.completionCallback = { ends.append("outer") }
    flow.child?.completionCallback = { ends.append("inner") }
    for _ in 0..<3 {
      router.stopCurrentFlow()
      await device.rests(clock)
    }
    #expect(ends == ["inner", "outer"])
    #expect(router.currentFlow?.child == nil)
  }

  @Test func componentsAreMadeForRoutes() {
    let screens = flow.makeViewComponents(forRoute: PortfolioDestination.details(id: 7))
    #expect(screens.map(\.route.name) == ["Portfolio.details"])
    let controllers = flow.makeViewComponents(forRoute: PortfolioDestination.info)
    #expect(controllers.first?.viewController is InfoController)
    #expect(
      flow.makeFlowCoordinator(forRoute: PortfolioDestination.portfolio) is PortfolioFlowCoordinator
    )
    #expect(flow.makeFlowCoordinator(forRoute: PortfolioDestination.list) == nil)
  }

  @Test func everythingIsFreed() async {
    weak var freed: PortfolioFlowCoordinator?
    weak var inner: (any FlowCoordinator)?
    do {
      let window = UIWindow(frame: .zero)
      let router = DefaultUIKitNavigationRouter(in: window)
      let flow = PortfolioFlowCoordinator(logic: AssetStore())
      flow.navigator.sleep = clock.sleep
      router.start(initialFlow: flow, animated: false)
      window.makeKeyAndVisible()
      let device = HeadlessDevice(window: window)
      freed = router.currentFlow as? PortfolioFlowCoordinator
      for route in [PortfolioDestination.portfolioPopup, .portfolio, .details(id: 1)] {
        router.show(route: route)
        await device.rests(clock)
      }
      inner = router.currentFlow
      #expect(inner != nil && inner !== freed)
      window.rootViewController = nil
      await device.rests(clock)
    }
    for _ in 0..<16 { await Task.yield() }
    #expect(freed == nil)
    #expect(inner == nil)
  }
}

/// A route of another flow.
private struct SettingsRoute: Route {
  var name: String { "Settings" }
  var isFlow: Bool { false }
  var popupPresentationStyle: PopupPresentationStyle { .none }
}
