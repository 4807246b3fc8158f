import SwiftUI
import Testing

@testable import ContainerFlows

/// The images of tabs, on each system by what it has for them.
@MainActor
@Suite struct TabIconTests {
  @Test(arguments: [13, 26])
  func eachTabHasItsImage(version: Int) throws {
    let flow = LibraryCoordinatorModel(logic: LibraryLogic())
    flow.navigator.platform = .version(version)
    let app = HeadlessApp(LibraryCoordinator(model: flow), system: .iOS(version))
    try app.tap("Book")
    app.finishTransitions()
    #expect(app.tabIcons == ["book", "bag", "star", "magnifyingglass"])
    #expect(app.faults == [])
  }
}
