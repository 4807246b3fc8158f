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

/// A transition of the app plays, also where the first screen of an embedded flow appears with it.
@MainActor
@Suite struct CustomTransitionTests {
  private final class StillFactory: PhotosViewFactory {
    override func flipTransition() -> AnyTransition { .identity }
  }

  private func transitions(_ factory: PhotosViewFactory?) throws -> [HeadlessTransition] {
    let model = PhotosCoordinatorModel(factory: factory)
    let app = HeadlessApp(PhotosCoordinator(model: model))
    try app.tap("Search")
    app.finishTransitions()
    try app.tap("Close")
    app.finishTransitions()
    #expect(app.faults == [])
    return app.transitions
  }

  @Test func theAppBringsATransition() throws {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.825)
    #expect(
      try transitions(nil) == [
        HeadlessTransition(.insertion, "scale 0.1 and slide", spring),
        HeadlessTransition(.removal, "scale 0.1 and slide", spring),
      ])
  }

  @Test func aFactoryCanReplaceIt() throws {
    #expect(try transitions(StillFactory()).map(\.transition) == ["identity", "identity"])
  }
}
