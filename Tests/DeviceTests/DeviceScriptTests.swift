import SwiftUI
import Testing

@testable import DeviceFlows

/// The scripts that a simulator plays, played without one: each means what it says.
@MainActor
struct DeviceScriptTests {
  @Test(arguments: DeviceScript.all)
  func isPlayed(_ script: DeviceScript) async throws {
    let app = HeadlessApp(DeviceRoot(), width: .compact)
    for step in script.steps { try await app.play(step) }
    #expect(app.faults == [])
  }
}

extension HeadlessApp {
  fileprivate func play(_ step: DeviceStep) async throws {
    if case .swipeDownAtOnce = step {} else { await settle() }
    switch step {
    case .tap(let label): try tap(label)
    case .tapTab(let label): try selectTab(label)
    case .back: if canTap("Back") { try tap("Back") } else { try swipeBack() }
    case .swipeDown: try swipeDown()
    case .swipeDownAtOnce: try swipeDown()
    case .sees(let text): #expect(screen.contains(text))
    case .missesFromAccessibility(let label): #expect(!screen.contains("[\(label)]"))
    }
  }
}
