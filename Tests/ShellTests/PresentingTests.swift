import FlowNavigationStack
import SwiftUI
import Testing

@testable import FlowRuntime
@testable import Rooms

/// Generated code on a platform that presents as devices do.
@MainActor
@Suite struct PresentingTests {
  private let rooms = RoomsApp()
  private var app: HeadlessApp { rooms.app }

  @Test(arguments: [true, false], ["ask", "choose"])
  func alertsLeadToAlerts(bindingFirst: Bool, event: String) async throws {
    app.writesAlertBindingFirst = bindingFirst
    await rooms.rests()
    try await rooms.taps(event)
    try await rooms.taps("Ask again")
    #expect(app.screen == ["Really?", "[Go]", "[Cancel]"])
    try await rooms.taps("Go")
    #expect(rooms.pages == [["Hall", "Yard"]])
    #expect(app.faults == [])
  }

  @Test func goingBackTwiceAtOnceGoesBackAsFarAsThereIsAWay() async throws {
    await rooms.rests()
    try await rooms.taps("pushYard")
    try app.swipeBack(times: 2)
    await rooms.rests()
    #expect(rooms.pages == [["Hall"]])
    #expect(app.faults == [])
    try await rooms.taps("pushYard")
    #expect(rooms.pages == [["Hall", "Yard"]])
  }

  @Test(arguments: [true, false])
  func anAlertMayEndWithoutAnAction(bindingFirst: Bool) async throws {
    app.writesAlertBindingFirst = bindingFirst
    await rooms.rests()
    try await rooms.taps("ask")
    try await rooms.taps("Cancel")
    #expect(rooms.pages == [["Hall"]])
    try await rooms.taps("ask")
    #expect(app.screen.first == "Sure?")
    #expect(app.faults == [])
  }

  @Test func aSheetComesOnceTheAppsOwnHasGone() async throws {
    await rooms.rests()
    try await rooms.taps("Own")
    try hall().sheetYard()
    await rooms.rests()
    #expect(app.screen == ["own"])
    try app.swipeDown()
    await rooms.rests()
    #expect(rooms.pages == [["Hall"], ["Yard"]])
    try await rooms.taps("close")
    #expect(rooms.pages == [["Hall"]])
  }

  @Test func anAlertThatWasRefusedComesWithTheNextTap() async throws {
    await rooms.rests()
    try await rooms.taps("Own")
    try hall().ask()
    await rooms.rests()
    try app.swipeDown()
    await rooms.rests()
    #expect(app.screen.first == "# Hall")
    try await rooms.taps("pushYard")
    #expect(app.screen == ["Sure?", "[Ask again]", "[Cancel]"])
    try await rooms.taps("Cancel")
    try await rooms.taps("pushYard")
    #expect(rooms.pages == [["Hall", "Yard"]])
  }

  @Test func aSheetMayGoWhileItRisesWithoutAWord() async throws {
    await rooms.rests()
    try app.tap("sheetGarden")
    await rooms.passes(600)
    try garden().close()
    rooms.draws()
    #expect(app.layers.last?.isInTransition == true)
    await rooms.rests()
    #expect(rooms.pages == [["Hall"]])
    try await rooms.taps("sheetYard")
    #expect(rooms.pages == [["Hall"], ["Yard"]])
    #expect(app.faults == [])
  }

  @Test func aTapIsHeardBeforeTheBindingOfASwipeIsWritten() async throws {
    await rooms.rests()
    try await rooms.taps("sheetGarden")
    app.writesSwipedBindingsLate = true
    try app.swipeDown()
    await app.settle()
    try app.tap("sheetYard")
    await rooms.rests()
    app.writeLateBindings()
    await rooms.rests()
    #expect(rooms.pages == [["Hall"], ["Yard"]])
    #expect(app.faults == [])
  }

  @Test(arguments: ["sheetYard", "sheetGarden", "coverGarden", "showColumns", "showSwitch"])
  func whatIsDismissedKeepsItsContent(event: String) async throws {
    await rooms.rests()
    try await rooms.taps(event)
    let content = app.screen
    try app.tap("close")
    for _ in 0..<2 {
      rooms.draws()
      #expect(app.layers.last?.isInTransition == true)
      #expect(app.screen == content)
    }
    await rooms.rests()
    #expect(rooms.pages == [["Hall"]])
    #expect(app.faults == [])
  }

  @Test func anEmbeddedFlowKeepsItsContentWhileItGoes() async throws {
    await rooms.rests()
    try await rooms.taps("showFlow")
    let content = app.screen
    try app.tap("done")
    rooms.draws()
    #expect(app.layers.last?.isInTransition == true)
    #expect(app.screen == content)
  }

  @Test(arguments: [["pushYard"], ["pushGarden"], ["pushFlow"], ["pushFlow", "deeper"], ["wait"]])
  func whatIsPoppedKeepsItsContent(events: [String]) async throws {
    await rooms.rests()
    for event in events { try await rooms.taps(event) }
    let content = app.screen
    try app.swipeBack()
    for _ in 0..<2 {
      await rooms.passes(100)
      rooms.draws()
      #expect(app.leavingPages == [content])
    }
    await rooms.rests()
    #expect(app.leavingPages == [])
    #expect(app.faults == [])
  }

  private func hall() throws -> RoomsHallActions { try actions(RoomsHallActions.self) }

  private func garden() throws -> RoomsGardenActions { try actions(RoomsGardenActions.self) }

  /// What a view model tells by itself, without a tap.
  private func actions<Actions: Listed>(_ type: Actions.Type) throws -> Actions {
    let models = rooms.navigator.viewModels.values.compactMap { $0 as? Kept<Actions> }
    return try #require(models.first).actions
  }
}
