import FlowRuntime
import FlowUIKit
import Testing
import UIKit

/// The bar sets the tab for search apart, from iOS 18 on.
@MainActor
@Suite struct RoleTests {
  private let flow = ManyTabsFlow([.tab1, .tab2, .tab5], search: .tab2)

  @Test(arguments: [17, 18, 26]) func theTabForSearchHasItsPlace(version: Int) async throws {
    let device = Device(flow, on: version)
    let role = version < 18 ? "" : "search: "
    #expect(device.device.screen.last == "tabs: (Tab 1), \(role)Tab 2, Tab 5 {9}, Tab 7")
    #expect(device.device.layers[0].selectedTab == "Tab 1")
    try device.device.selectTab("Tab 2")
    await device.rests()
    #expect(device.device.screen.last == "tabs: Tab 1, (\(role)Tab 2), Tab 5 {9}, Tab 7")
    #expect(device.device.screen.first == "# 2")
    flow.perform { $0.push(.page(20)) }
    await device.rests()
    #expect(device.device.screen.first == "# 20")
    flow.perform { $0.select(.tab5) }
    await device.rests()
    #expect(device.device.screen.first == "# 5")
    #expect(device.device.layers[0].selectedTab == "Tab 5")
    try device.device.selectTab("Tab 7")
    await device.rests()
    #expect(flow.events == 1)
    #expect(device.device.screen.first == "# 5")
    try device.device.selectTab("Tab 2")
    await device.rests()
    #expect(device.device.screen.first == "# 20")
    #expect(device.device.faults == [])
  }

  @Test func aPhoneListsTheOthersBesideIt() async throws {
    let flow = ManyTabsFlow(search: .tab3)
    let device = Device(flow)
    #expect(device.device.screen.last == "tabs: (Tab 1), Tab 2, search: Tab 3, Tab 4, More")
    try device.device.selectTab("More")
    try await device.taps("Tab 6")
    #expect(device.device.screen.last == "tabs: Tab 1, Tab 2, search: Tab 3, Tab 4, (More)")
    #expect(device.device.screen.contains("page 6"))
    device.device.turn(to: .regular)
    await device.rests()
    #expect(
      device.device.screen.last
        == "tabs: Tab 1, Tab 2, search: Tab 3, Tab 4, Tab 5 {9}, (Tab 6), Tab 7")
    #expect(device.device.faults == [])
  }
}
