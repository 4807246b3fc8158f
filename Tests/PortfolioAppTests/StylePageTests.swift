import FlowUIKit
import Testing
import UIKit

@testable import PortfolioApp

/// The example of the page on styles, which is this code.
@MainActor
@Suite struct StylePageTests {
  @Test func commandsOfARouter() async {
    let (clock, store, window) = (Clock(), AssetStore(), UIWindow(frame: .zero))
    let router = DefaultUIKitNavigationRouter(in: window)
    let flow = PortfolioFlowCoordinator(logic: store)
    flow.navigator.sleep = clock.sleep
    router.start(initialFlow: flow, animated: false)
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window)
    await device.rests(clock)

    router.show(route: PortfolioDestination.details(id: 1))
    router.show(route: PortfolioDestination.info)  // a sheet, as always in this flow
    #expect(flow.navigator.description == "root: list › details(id: 1)\nsheet: info")
    router.navigateBack(animated: true)
    router.show(route: PortfolioDestination.portfolio)  // the flow in itself, pushed
    router.currentFlow?.show(route: PortfolioDestination.edit(id: 2))  // in the inner flow
    #expect(flow.navigator.description == "root: list › details(id: 1) › list › edit(id: 2)")
    router.stopCurrentFlow()
    #expect(flow.child == nil)
    router.switch(toRoute: PortfolioDestination.list)
    await device.rests(clock)
    #expect(device.layers.map(\.pages) == [["Portfolio"]])
    #expect(device.faults == [])
  }
}
