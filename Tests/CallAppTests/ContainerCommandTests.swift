import FlowContainer
import SwiftUI
import Testing

@testable import CallApp

/// Commands to the models of containers, beside the events of the flow.
@MainActor
@Suite struct ContainerCommandTests {
  private let call = CallAppDriver()

  /// The start, a contact in the list of recent calls, and notes in a sheet.
  private func openNotes() async throws {
    try await call.tap("Recent")
    #expect(call.states == [.start, .recent, .contact(name: "Ann"), .notes])
    #expect(call.app.layers.map(\.presentation) == [.root, .sheet])
  }

  private func model(of state: CallViewState) throws -> ContainerViewModel<CallViewState> {
    try #require(call.coordinator.viewModel(forState: state))
  }

  /// An event, a command and a gesture: after each, the models say what is shown.
  @Test(arguments: ["event", "command", "gesture"])
  func aSheetGoes(way: String) async throws {
    try await openNotes()
    switch way {
    case "event": try call.app.tap("Close")
    case "command": try model(of: .notes).executeViewAction(.dismiss)
    default: try call.app.swipeDown()
    }
    await call.rests()
    #expect(call.states == [.start, .recent, .contact(name: "Ann")])
    #expect(call.links == [true, true, false])
    #expect(call.app.screen.first == "Ann")
    #expect(call.app.faults == [])
  }

  @Test(arguments: ["event", "command", "gesture"])
  func aPageGoes(way: String) async throws {
    try await openNotes()
    try await call.tap("Close")
    switch way {
    case "event": try call.app.tap("Start")
    case "command": try model(of: .start).enableNavigationLink = false
    default:
      try call.app.swipeBack()
      await call.rests()
      try call.app.swipeBack()
    }
    await call.rests()
    #expect(call.states == [.start])
    #expect(call.links == [false])
    #expect(call.app.screen.first == "# Start")
    #expect(call.app.faults == [])
  }

  @Test func aLinkIsEnabledByEventsOnly() async throws {
    let start = try model(of: .start)
    start.enableNavigationLink = true
    await call.rests()
    #expect(!start.enableNavigationLink)
    start.executeViewAction(.enableLink)
    start.executeViewAction(.present(.sheet))
    await call.rests()
    #expect(call.states == [.start])
    #expect(call.app.faults == [])
  }

  @Test func anUpdateReplacesTheScreenInItsPlace() async throws {
    try await openNotes()
    try await call.tap("Close")
    let contact = try model(of: .contact(name: "Ann"))
    try call.app.tap("Count (0)")
    contact.executeViewAction(.update(.contact(name: "Eve")))
    await call.rests()
    #expect(call.app.screen.prefix(2) == ["Eve", "[Count (0)]"])
    #expect(contact.viewState == .contact(name: "Eve"))
    try call.app.swipeBack()
    await call.rests()
    #expect(call.states == [.start, .recent])
    #expect(call.app.faults == [])
  }

  @Test func anUpdateObeysWhatAScreenRequires() async throws {
    call.line.isUp = false
    try await call.tap("Recent")
    #expect(call.states == [.start, .recent, .notes])
    try await call.tap("Close")
    try model(of: .recent).executeViewAction(.update(.contact(name: "Ann")))
    await call.rests()
    #expect(call.states == [.start, .recent])
    #expect(call.app.faults == [])
  }

  /// The first screen of the flow can't be left: there is nothing before it.
  @Test func theFirstScreenStays() async throws {
    try model(of: .start).executeViewAction(.dismiss)
    await call.rests()
    #expect(call.states == [.start])
  }
}
