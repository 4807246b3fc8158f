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

/// What zooms finds the view that is marked, and leaves it as the flow says.
@MainActor
@Suite struct ZoomTests {
  private let app = HeadlessApp(PhotosCoordinator(model: PhotosCoordinatorModel()))

  private func tap(_ label: String) throws {
    try app.tap(label)
    app.finishTransitions()
  }

  @Test func aPushZoomsOutOfTheRowWithItsArgument() throws {
    for number in 1...3 {
      try tap("Photo \(number)")
      #expect(app.zoomsFrom == "Photo \(number)")
      try app.swipeBack()
      app.finishTransitions()
      #expect(app.screen.first == "# Photos")
    }
    #expect(app.faults == [])
  }

  @Test func otherArgumentsZoomBackIntoTheirRow() throws {
    try tap("Photo 1")
    try tap("Next")
    #expect(app.screen.contains("Photo 2, large"))
    #expect(app.zoomsFrom == "Photo 2")
    try app.swipeDown()
    app.finishTransitions()
    try tap("Photo 3")
    #expect(app.zoomsFrom == "Photo 3")
    #expect(app.faults == [])
  }

  @Test func aSheetZoomsOutOfAButton() async throws {
    try tap("Filter")
    #expect(app.zoomsFrom == "Filter")
    #expect(app.layers.map(\.presentation) == [.root, .sheet])
    try app.tap("Done")
    await app.settle { app.layers.count == 1 }
    #expect(app.zoomsFrom == nil)
    try tap("Filter")
    try app.swipeDown()
    app.finishTransitions()
    try tap("Photo 1")
    #expect(app.zoomsFrom == "Photo 1")
    #expect(app.faults == [])
  }

  @Test func onlyAnEventClosesACoverThatZoomed() async throws {
    try tap("Photo 2")
    try tap("Share")
    #expect(app.zoomsFrom == "Share")
    #expect(throws: HeadlessError.self) { try app.swipeDown() }
    try app.tap("Close")
    await app.settle { app.layers.count == 1 }
    #expect(app.layers.map(\.presentation) == [.root])
    #expect(app.zoomsFrom == "Photo 2")
    #expect(app.faults == [])
  }
}
