import FlowRuntime
import SwiftUI
import Testing

@testable import Rooms

/// Events of tabs, columns, switches and sequences, which the views in them send.
@MainActor
@Suite struct HeldEventTests {
  private let logic = ClubLogic()
  private let model: ClubCoordinatorModel
  private let app: HeadlessApp

  init() {
    let model = ClubCoordinatorModel(logic: logic)
    self.model = model
    app = HeadlessApp(ClubCoordinator(model: model))
  }

  private func taps(_ labels: String...) async throws {
    for label in labels {
      try app.tap(label)
      await app.settle()
    }
  }

  private var stacks: String { String(reflecting: model) }

  @Test func anEventOfTabsGoesOutFromTheTabs() async throws {
    try await taps("enter", "next", "next", "ring")
    #expect(stacks == "Club\nroot: door › club { *bar | lounge: day { reading } } › service")
    try await taps("leave", "toast")
    #expect(app.screen == ["To friends!"])
    #expect(app.faults == [])
  }

  @Test func aViewKnowsWhetherSuchAnEventLeadsAnywhere() async throws {
    try await taps("enter", "next", "next")
    let bar = try #require(model.navigator.state.top)
    let actions: ClubBarActions = model.actions(of: bar) { $0.onBar($1, &$2) }
    #expect(actions.can(.toast(word: "all")))
    logic.isOpen = false
    #expect(!actions.can(.toast(word: "all")))
    #expect(actions.can(.ring))
  }

  /// A tab in a switch in tabs has the events of both; its own come first.
  @Test func anEventReachesTheOutermostContainer() async throws {
    try await taps("enter", "next", "next")
    try app.selectTab("lounge")
    try await taps("ring")
    #expect(stacks == "Club\nroot: door › club { bar | *lounge: day { reading } }")
    logic.hour = .night
    model.stateChanged()
    await app.settle()
    try await taps("ring")
    #expect(stacks == "Club\nroot: door › club { bar | *lounge: night { dancing } } › service")
    #expect(app.faults == [])
  }

  @Test func anEventOfASequenceIsOneOfItsSteps() async throws {
    try await taps("peek", "lost")
    #expect(stacks == "Club\nroot: door › rules")
    try await taps("leave", "enter", "lost")
    #expect(stacks == "Club\nroot: door › welcome { greeting }\nsheet: welcome { rules }")
  }
}
