import FlowContainer
import SwiftUI
import Testing

@testable import ContainerFlows

/// Commands to the models of a flow that another one embeds in a sheet.
@MainActor
@Suite struct EmbeddedCommandTests {
  private let clock = Clock()
  private let assets: AssetsCoordinatorModel
  private let app: HeadlessApp

  init() {
    let assets = AssetsCoordinatorModel(logic: AssetsLogic())
    assets.navigator.sleep = clock.sleep
    self.assets = assets
    app = HeadlessApp(AssetsCoordinator(model: assets))
  }

  /// The first screen of the flow takes its whole sheet along, and leaves nothing of the flow.
  @Test(arguments: [["About"], ["About", "Licences"]])
  func dismissingTheFirstScreenEndsTheFlow(taps: [String]) async throws {
    await app.rests(clock)
    for tap in taps {
      try app.tap(tap)
      await app.rests(clock)
    }
    let info = try #require(assets.children.values.first as? AppInfoCoordinatorModel)
    #expect(info.viewModels.count == taps.count)
    try #require(info.viewModels.first).executeViewAction(.dismiss)
    await app.rests(clock)
    #expect(app.layers.map(\.presentation) == [.root])
    #expect(assets.children.isEmpty)
    #expect(app.faults == [])
  }
}
