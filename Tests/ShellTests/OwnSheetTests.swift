import FlowNavigationStack
import SwiftUI
import Testing

@testable import Rooms

/// A flow that an app shows in a sheet of its own.
@MainActor
@Suite struct OwnSheetTests {
  /// The ends that the app has heard.
  @MainActor
  final class Ends {
    var heard: [String] = []
  }

  /// An app that closes its sheet when the flow in it ends.
  private struct Settings: View {
    let ends: Ends
    @State private var isShown = false

    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          InnerCoordinator(
            model: InnerCoordinatorModel(onEnd: { end in
              ends.heard.append("\(end)")
              isShown = false
            }))
        }
    }
  }

  private let ends = Ends()

  @Test(arguments: [("done", "finished(1)"), ("gone", "cancelled")])
  func theAppHearsHowTheFlowEndedAndClosesIt(event: String, end: String) async throws {
    let app = HeadlessApp(Settings(ends: ends))
    for _ in 1...2 {
      try app.tap("Open")
      await app.settle()
      try app.tap(event)
      await app.settle()
      #expect(app.screen == ["[Open]"])
    }
    #expect(ends.heard == [end, end])
  }

  @Test func aSheetThatIsSwipedAwayCancelsItsFlow() async throws {
    let app = HeadlessApp(Settings(ends: ends))
    try app.tap("Open")
    await app.settle()
    try app.tap("deeper")
    await app.settle()
    #expect(ends.heard == [])
    try app.swipeDown()
    for _ in 0..<4 { await app.settle() }
    #expect(ends.heard == ["cancelled"])
    #expect(app.screen == ["[Open]"])
  }
}
