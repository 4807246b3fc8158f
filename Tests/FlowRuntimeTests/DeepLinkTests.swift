import Foundation
import Testing

@testable import FlowRuntime

/// A link that leads through a switch, a tab and two flows.
@MainActor
@Suite struct DeepLinkTests {
  private let model = LaunchModel()
  private var navigator: FlowNavigator { model.navigator }

  private var shows: [String] {
    navigator.state.description.split(separator: "\n").map(String.init)
  }

  private func starts(isReady: Bool) {
    navigator.log = { _ in }
    model.isReady = isReady
    navigator.start(model, at: .main)
  }

  private func opens(_ id: Int) throws {
    #expect(model.open(try #require(URL(string: "/items/\(id)/reviews"))))
  }

  private let reviews = ["root: list", "sheet: page(id: 4) › reviews(id: 4)"]

  @Test func itSelectsTheTabAndOpensTheFlows() throws {
    starts(isReady: true)
    #expect(shows == ["root: account"])
    try opens(4)
    #expect(shows == reviews)
  }

  @Test func itWaitsForTheCaseOfTheSwitch() throws {
    starts(isReady: false)
    try opens(4)
    #expect(shows == ["root: splash"])
    model.isReady = true
    model.stateChanged()
    #expect(shows == reviews)
  }

  @Test func itWaitsForWhatTheTabRequires() throws {
    model.mayShop = false
    starts(isReady: true)
    try opens(4)
    #expect(shows == ["root: account"])
    model.mayShop = true
    model.stateChanged()
    #expect(shows == reviews)
  }

  @Test func itGivesItsArgumentsToTheFlowThatRuns() throws {
    starts(isReady: true)
    try opens(2)
    try opens(4)
    #expect(shows == reviews)
  }

  @Test func itComesBackToATabThatWasLeft() throws {
    starts(isReady: true)
    try opens(2)
    navigator.state.layers.last.map { navigator.swipedAway($0.id) }
    let tabs = navigator.state.all.first { !navigator.tabs(of: $0).isEmpty }
    tabs.map { navigator.tabTapped($0, navigator.tabs(of: $0)[0].id) }
    #expect(shows == ["root: account"])
    try opens(4)
    #expect(shows == reviews)
  }

  @Test func aURLWithoutTheValueIsUnknown() throws {
    starts(isReady: true)
    #expect(!model.open(try #require(URL(string: "/items/four/reviews"))))
    #expect(shows == ["root: account"])
  }
}
