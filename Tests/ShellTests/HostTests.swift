import FlowRuntime
import SwiftUI
import Testing

@testable import Rooms

/// A flow on a navigation stack that it does not own.
@MainActor
@Suite struct HostTests {
  private let host = HostApp()

  @Test func itsPagesLieOnTheStackOfTheApp() async throws {
    try await host.taps("Rooms", "pushYard")
    #expect(host.pages == [["Home", "Hall", "Yard"]])
    try await host.goesBack()
    #expect(host.pages == [["Home", "Hall"]])
    #expect(host.shows == ["root: hall"])
    #expect(host.ends == [])
    #expect(host.app.faults == [])
  }

  @Test func goingBackPastTheFirstPageCancelsOnce() async throws {
    try await host.taps("Rooms")
    try await host.goesBack()
    #expect(host.pages == [["Home"]])
    #expect(host.ends == ["cancelled"])
    #expect(host.rooms == nil)
    try await host.taps("Rooms", "pushYard")
    #expect(host.pages == [["Home", "Hall", "Yard"]])
    #expect(host.app.faults == [])
  }

  @Test func leavingFromDeepInsideCancelsOnce() async throws {
    try await host.taps("Rooms", "pushYard")
    host.model.path = []
    await host.rests()
    #expect(host.pages == [["Home"]])
    #expect(host.ends == ["cancelled"])
    #expect(host.rooms == nil)
    #expect(host.app.faults == [])
  }

  @Test func anEventThatGoesBackFromTheFirstPageEndsTheFlow() async throws {
    try await host.taps("Rooms")
    host.sends { $0.back() }
    await host.rests()
    #expect(host.pages == [["Home"]])
    #expect(host.ends == ["cancelled"])
    #expect(host.app.faults == [])
  }

  @Test func anEndLeadsBackToTheApp() async throws {
    try await host.taps("Rooms", "pushYard")
    host.sends { $0.finish() }
    await host.rests()
    #expect(host.pages == [["Home"]])
    #expect(host.ends == ["finished()"])
    #expect(host.app.faults == [])
  }

  /// Several pages come one after the other, as the platform wants it; they go at once.
  @Test func severalPagesComeAndGo() async throws {
    try await host.taps("Rooms")
    host.sends {
      $0.push(.yard)
      $0.push(.yard)
      $0.push(.yard)
    }
    await host.rests()
    #expect(host.pages == [["Home", "Hall", "Yard", "Yard", "Yard"]])
    host.sends { $0.backToRoot() }
    await host.rests()
    #expect(host.pages == [["Home", "Hall"]])
    #expect(host.app.faults == [])
  }

  @Test func aPoppedPageStaysAsItWasUntilItIsGone() async throws {
    try await host.taps("Rooms", "pushYard")
    try host.app.swipeBack()
    #expect(host.app.leavingPages.allSatisfy { $0.first == "# Yard" })
    await host.rests()
    #expect(host.app.faults == [])
  }

  /// Pages without a bar, tabs and columns have no stack of their own there.
  @Test(arguments: [
    ("plainGarden", "Garden"), ("animateGarden", "Garden"), ("showTabs", "Garden"),
    ("pushFlow", "Cell"),
  ])
  func everyKindOfPageIsPushed(event: String, title: String) async throws {
    try await host.taps("Rooms", event)
    #expect(host.pages == [["Home", "Hall", title]])
    host.model.path = []
    await host.rests()
    #expect(host.ends == ["cancelled"])
    #expect(host.app.faults == [])
  }

  /// The page on top presents, since a covered one can't.
  @Test(arguments: [
    ("sheetYard", "close"), ("coverGarden", "close"), ("popGarden", "close"), ("ask", "Cancel"),
    ("choose", "Cancel"), ("showFlow", "gone"), ("showColumns", "close"), ("showSwitch", "close"),
  ])
  func whatIsPresentedLiesOverThePageOnTop(event: String, end: String) async throws {
    try await host.taps("Rooms")
    host.sends { $0.push(.hall) }
    await host.rests()
    try await host.taps(event)
    #expect(host.pages.first == ["Home", "Hall", "Hall"])
    #expect(host.pages.count == 2)
    try await host.taps(end)
    #expect(host.pages == [["Home", "Hall", "Hall"]])
    #expect(host.app.faults == [])
  }

  @Test func aSheetPushesOnItsOwnStack() async throws {
    try await host.taps("Rooms", "showFlow", "deeper")
    #expect(host.pages == [["Home", "Hall"], ["Cell", "Attic"]])
    #expect(host.app.faults == [])
  }

  @Test func anAppThatPushesUnderTheFlowIsAtFault() async throws {
    try await host.taps("Rooms", "pushYard")
    host.model.path.append(.other)
    await host.rests()
    #expect(host.app.faults.contains { $0.contains("lands under") })
  }
}

/// An app that pushes `Rooms`, with a clock that stands still.
@MainActor
private final class HostApp {
  let model = Host.Model()
  let app: HeadlessApp
  private let clock: Clock
  private let pushed: Pushed

  private final class Pushed {
    weak var rooms: RoomsCoordinatorModel?
  }

  init() {
    let (clock, pushed) = (Clock(), Pushed())
    self.clock = clock
    self.pushed = pushed
    app = HeadlessApp(
      Host(model: model) { rooms in
        rooms.navigator.sleep = { await clock.sleep($0) }
        rooms.navigator.log = { _ in }
        pushed.rooms = rooms
      })
  }

  var rooms: RoomsCoordinatorModel? { pushed.rooms }
  var ends: [String] { model.ends }
  var pages: [[String]] { app.layers.map(\.pages) }
  var shows: [String] {
    rooms.map { "\($0.navigator)".split(separator: "\n").map(String.init) } ?? []
  }

  func taps(_ labels: String...) async throws {
    for label in labels {
      try app.tap(label)
      await rests()
    }
  }

  func goesBack() async throws {
    try app.swipeBack()
    await rests()
  }

  /// An event of the app.
  func sends(_ steps: FlowPlan<RoomsDestination>.Steps) { rooms?.perform("event", steps) }

  func rests() async {
    for _ in 0..<6 {
      await app.settle()
      await clock.pass(1_100)
    }
    await app.settle()
  }
}
