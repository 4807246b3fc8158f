import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

@MainActor @Suite struct TodosTests {
  @Test func addingSavesAndClosesTheSheet() async throws {
    let logic = TodosLogic()
    let model = TodosCoordinatorModel(logic: logic)
    let app = HeadlessApp(TodosCoordinator(model: model))
    await app.settle()
    try app.tap("Add")
    await app.settle()
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    try app.type("butter", into: "Title")
    try app.tap("Save")
    // The sheet goes once it stands, half a second after it has appeared.
    await app.settle { app.layers.count == 1 }
    #expect(logic.titles == ["butter"])
    #expect(app.layers.map(\.pages) == [["To-dos"]])
    #expect(app.faults == [])
  }
}
