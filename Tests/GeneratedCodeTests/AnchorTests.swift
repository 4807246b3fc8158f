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

/// What points finds the view that is marked, however views follow the flow.
@MainActor
@Suite struct AnchorTests {
  @Test func aPopoverPointsAtTheMarkedView() throws {
    let app = HeadlessApp(LettersCoordinator(model: LettersCoordinatorModel()), width: .regular)
    app.finishTransitions()
    for _ in 0..<2 {
      try app.tap("Stamp")
      app.finishTransitions()
      #expect(app.pointsAt == "Stamp")
      try app.swipeDown()
      app.finishTransitions()
      #expect(app.layers.map(\.presentation) == [.root])
    }
    #expect(app.faults == [])
  }
}
