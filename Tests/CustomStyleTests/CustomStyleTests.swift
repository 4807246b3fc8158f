import Testing

@testable import CatalogFlows

/// A style in the words of UIKit needs nothing of flowc but its manifest and its template: the plugin
/// has built its code.
@MainActor @Suite struct CustomStyleTests {
  @Test func eventsShowRoutes() {
    let coordinator = CatalogFlowCoordinator()
    coordinator.itemTappedOnList(id: "7")
    #expect(coordinator.shown == ["list", "item 7"])
    coordinator.backTappedOnItem()
    coordinator.helpTappedOnList()
    #expect(coordinator.shown == ["list", "sheet: help"])
    coordinator.closeTappedOnHelp()
    #expect(coordinator.shown == ["list"])
  }
}
