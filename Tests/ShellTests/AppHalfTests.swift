import Combine
import FlowNavigationStack
import FlowRuntime
import SwiftUI
import Testing

@testable import Rooms

/// What an app brings that was there before its flows: the types that answer, and its views.
@MainActor
@Suite struct AppHalfTests {
  /// A value is enough, of any name, around what the app has.
  @MainActor
  private struct Home: RoomsRequirements, FlowAnnouncing {
    let house: House

    var light: RoomsLight { house.isDark ? .on : .off }
    var changes: [FlowChanges] { [FlowChanges(house.objectWillChange)] }

    func knock() async -> RoomsKnockOutcome { .answered }
  }

  @MainActor
  final class House: ObservableObject {
    @Published var isDark = true
  }

  @Test func anyTypeAnswersAndItsPublisherIsFollowed() async throws {
    let house = House()
    let app = HeadlessApp(
      RoomsCoordinator(model: RoomsCoordinatorModel(logic: Home(house: house))))
    try app.tap("showSwitch")
    await app.settle()
    #expect(app.screen.first == "# Garden")
    house.isDark = false
    await app.settle()
    #expect(app.screen.first == "# Yard")
    #expect(app.faults == [])
  }

  private final class OldViews: RoomsViewFactory {
    override func yard(actions: RoomsYardActions) -> FlowAnyView {
      FlowAnyView(OldYard(onLeave: actions.leave))
    }
  }

  /// A view with an initialiser of its own.
  private struct OldYard: View {
    let onLeave: @MainActor () -> Void

    var body: some View { Button("Leave the old yard") { onLeave() } }
  }

  @Test func aViewOfTheAppIsAScreen() async throws {
    let model = RoomsCoordinatorModel(logic: RoomsLogic(), factory: OldViews())
    let app = HeadlessApp(RoomsCoordinator(model: model))
    try app.tap("pushYard")
    try app.tap("Leave the old yard")
    #expect(app.layers.map(\.pages) == [["Hall"]])
    #expect(app.faults == [])
  }

  @Test func aDebuggerPrintsWhereTheUserIs() async throws {
    let model = RoomsCoordinatorModel(logic: RoomsLogic())
    let app = HeadlessApp(RoomsCoordinator(model: model))
    try app.tap("pushYard")
    #expect(String(reflecting: model) == "Rooms\nroot: hall › yard")
    #expect(String(reflecting: RoomsCoordinator(model: model)) == String(reflecting: model))
    try app.swipeBack()
    await app.settle()
    try app.tap("showFlow")
    await app.settle()
    #expect(String(reflecting: model) == "Rooms\nroot: hall\nsheet: inner { Inner: cell }")
  }
}
