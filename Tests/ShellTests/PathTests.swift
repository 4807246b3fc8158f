import Combine
import FlowRuntime
import SwiftUI
import Testing

@testable import Rooms

/// The words of the coordinator design: a path, a root view model, functions that go somewhere.
@MainActor
@Suite struct PathTests {
  private let views = ScreensViews()
  private let model: ScreensCoordinatorModel
  private let app: HeadlessApp

  init() {
    let model = ScreensCoordinatorModel(factory: views)
    views.coordinator = model
    self.model = model
    app = HeadlessApp(ScreensCoordinator(model: model))
  }

  @Test func aLeadsToBAndThenToC() async throws {
    #expect(model.path == [])
    try app.tap("B")
    #expect(model.path == [.bScreen])
    await app.settle()
    try app.tap("C")
    #expect(model.path == [.bScreen, .cScreen])
    await app.settle()
    #expect(app.layers.map(\.pages) == [["SwiftUI Coordinators", "B", "C"]])
    try app.swipeBack()
    #expect(model.path == [.bScreen])
    #expect(app.faults == [])
  }

  @Test func aLeadsToCByTheSameCode() throws {
    model.rootViewModel?.cTapped()
    #expect(model.path == [.cScreen])
    model.path = []
    model.goToC()
    #expect(model.path == [.cScreen])
    model.goTo(.bScreen)
    #expect(model.path == [.cScreen, .bScreen])
    #expect(app.faults == [])
  }

  /// Its view makes the view model, and may come later than the first question for it.
  @Test func theFirstViewModelIsThereBeforeAnyView() {
    let views = ScreensViews()
    let model = ScreensCoordinatorModel(factory: views)
    views.coordinator = model
    let first = model.rootViewModel
    first?.cTapped()
    #expect(model.path == [.cScreen])
    #expect(first === model.rootViewModel)
  }

  @Test func aPathCanBeWritten() async {
    model.path.append(.bScreen)
    model.path.append(.cScreen)
    await app.settle()
    #expect(app.layers.map(\.pages) == [["SwiftUI Coordinators", "B", "C"]])
    let kept = model.navigator.state.top
    model.path = [.bScreen, .cScreen, .bScreen]
    model.path.removeLast()
    #expect(model.navigator.state.top == kept)
    model.path = [.cScreen]
    await app.settle()
    #expect(app.layers.map(\.pages) == [["SwiftUI Coordinators", "C"]])
    model.path.removeAll()
    await app.settle()
    #expect(app.layers.map(\.pages) == [["SwiftUI Coordinators"]])
    #expect(app.faults == [])
  }

  @Test func changesOfThePathAreAnnounced() async {
    var count = 0
    let listens = model.objectWillChange.sink { count += 1 }
    model.goToB()
    await app.settle()
    #expect(count > 0)
    count = 0
    model.path = []
    #expect(count > 0)
    listens.cancel()
  }

  /// A path lies under what is presented over it, and knows rules and embedded flows.
  @Test func aPathIsOneStackOfTheFlow() async throws {
    let rooms = RoomsApp()
    await rooms.rests()
    try await rooms.taps("pushFlow")
    #expect(rooms.model.path == [.inner])
    try await rooms.taps("deeper")
    #expect(rooms.model.path == [.inner])
    let inner = try #require(rooms.model.children.values.first as? InnerCoordinatorModel)
    #expect(inner.path == [.attic])
    inner.path = []
    await rooms.rests()
    #expect(rooms.pages == [["Hall", "Cell"]])
    rooms.model.path = [.garden]
    await rooms.rests()
    try await rooms.taps("sheetYard")
    rooms.model.path = [.yard, .garden]
    await rooms.rests()
    #expect(rooms.pages == [["Hall", "Yard", "Garden"]])
    #expect(rooms.app.faults == [])
  }
}
