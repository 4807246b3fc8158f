import Combine
import FlowNavigationStack
import FlowRuntime
import Observation
import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#else
  @testable import ExampleFlows
#endif

/// States that nobody announces by `stateChanged()`.
@MainActor @Suite struct FollowedStateTests {
  @Observable @MainActor
  final class ObservedLogic: LibraryRequirements {
    var topic = LibraryTopic.novels
    var membership = LibraryMembership.guest
    var newReviews: FlowBadge? = .text("New")
    var openRooms = ["Attic", "Hall"]
    var seats = ["Attic": 4]

    func freeSeats(room: String) -> FlowBadge? { seats[room].map { .count($0) } }
    func openTopic(name: String) {}
  }

  @Test func observableStatesAreFollowed() async throws {
    let logic = ObservedLogic()
    let app = HeadlessApp(LibraryCoordinator(model: LibraryCoordinatorModel(logic: logic)))
    try app.tap("Card")
    for membership in [LibraryMembership.member, .guest, .member] {
      logic.membership = membership
      await app.settle()
      #expect(app.screen.first == (membership == .member ? "# Card" : "# Join"))
    }
    #expect(app.faults == [])
  }

  @Test func observableBadgesAndConditionsOfTabsAreFollowed() async throws {
    let logic = ObservedLogic()
    let app = HeadlessApp(LibraryCoordinator(model: LibraryCoordinatorModel(logic: logic)))
    try app.tap("Book")
    #expect(app.screen.last == "tabs: (Summary), Borrow, Reviews {New}, search: Search")
    logic.newReviews = .count(5)
    await app.settle()
    #expect(app.screen.last == "tabs: (Summary), Borrow, Reviews {5}, search: Search")
    logic.membership = .member
    await app.settle()
    #expect(app.screen.last == "tabs: (Summary), Borrow, Reviews {5}, Notes, search: Search")
    #expect(app.faults == [])
  }

  @Test func observableElementsOfTabsAreFollowed() async throws {
    let logic = ObservedLogic()
    let app = HeadlessApp(LibraryCoordinator(model: LibraryCoordinatorModel(logic: logic)))
    try app.tap("Rooms")
    #expect(app.screen.last == "tabs: (Plan), Attic {4}, Hall")
    try app.selectTab("Hall")
    await app.settle()
    logic.openRooms = ["Cellar", "Hall"]
    logic.seats = ["Hall": 2]
    await app.settle()
    #expect(app.screen.last == "tabs: Plan, Cellar, (Hall {2})")
    logic.openRooms = ["Attic"]
    await app.settle()
    #expect(app.screen.last == "tabs: (Plan), Attic")
    try app.tap("Attic")
    await app.settle()
    #expect(app.screen.last == "tabs: Plan, (Attic)")
    #expect(app.faults == [])
  }

  final class PublishingLogic: ObservableObject, LibraryRequirements {
    @Published var topic = LibraryTopic.novels
    @Published var membership = LibraryMembership.guest
    @Published var newReviews: FlowBadge? = .count(1)
    @Published var openRooms: [String] = []

    func freeSeats(room: String) -> FlowBadge? { nil }
    func openTopic(name: String) {}
  }

  @Test func publishedStatesAreFollowed() async throws {
    let logic = PublishingLogic()
    weak var freed: LibraryCoordinatorModel?
    do {
      let model = LibraryCoordinatorModel(logic: logic)
      model.follow(logic.objectWillChange)
      freed = model
      let app = HeadlessApp(LibraryCoordinator(model: model))
      try app.tap("Card")
      logic.membership = .member
      await app.settle()
      #expect(app.screen.first == "# Card")
      try app.swipeBack()
      try app.tap("Book")
      logic.newReviews = .count(0)
      await app.settle()
      #expect(app.screen.last == "tabs: (Summary), Borrow, Reviews, Notes, search: Search")
      #expect(app.faults == [])
    }
    #expect(freed == nil)
  }
}
