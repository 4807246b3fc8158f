import FlowNavigationStack
import Foundation
import SwiftUI
import Testing

@testable import FlowRuntime
@testable import Rooms

/// What analytics hear.
@MainActor
@Suite struct AnalyticsTests {
  @MainActor
  private final class Log {
    var lines: [String] = []

    func write(_ name: String, _ values: [String: String]) {
      let values = values.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
      lines.append(([name] + values).joined(separator: " "))
    }
  }

  private let log = Log()

  private func launch(restoring snapshot: Data? = nil) -> RoomsApp {
    let logic = RoomsLogic()
    let model = RoomsCoordinatorModel(
      logic: logic, restoring: snapshot, onReport: Analytics(log: log.write).track)
    return RoomsApp(model, logic)
  }

  @Test func screensAndEventsAreTracked() async throws {
    let rooms = launch()
    await rooms.rests()
    try await rooms.taps("pushYard")
    try rooms.app.swipeBack()
    await rooms.rests()
    try await rooms.taps("ask")
    try await rooms.taps("Ask again")
    #expect(
      log.lines == [
        "screen name=Rooms.hall", "pushYard screen=Rooms.hall", "screen name=Rooms.yard",
        "screen name=Rooms.hall", "ask screen=Rooms.hall", "screen name=Rooms.question",
        "askAgain screen=Rooms.hall", "screen name=Rooms.again",
      ])
  }

  @Test func brokenLinksAndLossesAreTracked() async throws {
    let rooms = launch(restoring: Data("nothing".utf8))
    await rooms.rests()
    rooms.app.open(url: try #require(URL(string: "rooms://nowhere")))
    #expect(
      log.lines == [
        "screen name=Rooms.hall", "lost reason=unreadable",
        "link refused=unknown url=rooms://nowhere",
      ])
  }
}
