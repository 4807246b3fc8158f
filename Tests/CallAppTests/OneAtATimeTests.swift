import FlowContainer
import Foundation
import SwiftUI
import Testing

@testable import CallApp

/// A `NavigationView` pushes and pops one page at a time, and presents nothing meanwhile.
@MainActor
@Suite struct OneAtATimeTests {
  private let call = CallAppDriver()

  private var pages: [String] { call.app.layers[0].pages }

  /// A push or a pop ends.
  private func passes() async {
    await call.app.settle()
    await call.clock.pass(650)
    await call.app.settle()
  }

  @Test func pagesComeOneAfterTheOtherThenTheSheet() async throws {
    try call.app.tap("Recent")
    #expect(pages.count == 2)
    #expect(call.states.count == 4)
    #expect(throws: HeadlessError.inTransition) { try call.app.swipeBack() }
    await passes()
    #expect(pages.count == 3)
    #expect(call.app.layers.count == 1)
    await passes()
    #expect(call.app.layers.count == 2)
    #expect(call.app.faults == [])
  }

  @Test func severalPagesGoAtOnce() async throws {
    try await call.tap("Recent")
    try await call.tap("Close")
    #expect(pages.count == 3)
    try call.app.tap("Start")
    #expect(pages.count == 1)
    await call.rests()
    #expect(call.app.screen.first == "# Start")
    #expect(call.app.faults == [])
  }

  /// What is asked for during a push waits until the push is over, and is the last that was asked for.
  @Test func aChangeWaitsForTheEndOfAPush() async throws {
    try call.app.tap("Recent")
    call.coordinator.executeAction(.notes(.closeTapped))
    call.coordinator.executeAction(.contact(.startTapped))
    #expect(call.states == [.start])
    #expect(call.app.screen.first == "[Contact]")
    #expect(pages.count == 2)
    await passes()
    #expect(pages.count == 1)
    await call.rests()
    #expect(call.app.layers.map(\.presentation) == [.root])
    #expect(call.app.faults == [])
  }

  /// The user goes back while pages still come: the flow follows what the user did.
  @Test func theUserGoesBackBetweenTwoPushes() async throws {
    try call.app.tap("Recent")
    await call.app.settle()
    try call.app.swipeBack()
    await call.rests()
    #expect(call.states == [.start])
    #expect(pages.count == 1)
    #expect(call.app.faults == [])
  }

  @Test(arguments: [13, 26])
  func aLinkLeadsToAPageOnAPage(version: Int) async throws {
    let call = CallAppDriver(on: version)
    let url = try #require(URL(string: "https://call.example/recent/Eve"))
    if version == 13 { call.coordinator.open(url) } else { call.app.open(url: url) }
    await call.rests()
    #expect(call.app.layers[0].pages.count == call.states.count)
    #expect(call.states.last == .contact(name: "Eve"))
    #expect(call.app.faults == [])
  }

  @Test func restoredPagesComeOneAfterTheOther() async throws {
    try await call.tap("Recent")
    let snapshot = call.coordinator.snapshot()
    let again = CallCoordinator(logic: call.line, restoring: snapshot)
    again.navigator.sleep = call.clock.sleep
    let app = HeadlessApp(CallContainerView(coordinator: again))
    #expect(app.layers[0].pages.count == 1)
    for _ in 0..<4 { await app.rests(call.clock) }
    #expect(app.layers[0].pages.count == 3)
    #expect(app.layers.count == 2)
    #expect(again.viewModels.map(\.viewState) == call.states)
    #expect(app.faults == [])
  }

  /// A page that is replaced keeps its place, and the pages above it stay.
  @Test func aReplacedPageIsNotPushedAgain() async throws {
    try await call.tap("Recent")
    try await call.tap("Close")
    try call.app.tap("Count (0)")
    try call.app.tap("Other")
    #expect(call.app.screen.prefix(2) == ["Bob", "[Count (0)]"])
    #expect(pages.count == 3)
    await call.rests()
    #expect(call.app.faults == [])
  }
}
