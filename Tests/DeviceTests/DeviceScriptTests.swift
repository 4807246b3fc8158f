import SwiftUI
import Testing

@testable import DeviceFlows

/// The scripts that a simulator plays, played without one: each means what it says.
@MainActor
struct DeviceScriptTests {
  /// An alert's button writes the binding before its action, or after it.
  @Test(arguments: DeviceScript.all, [true, false])
  func isPlayed(_ script: DeviceScript, writesAlertBindingFirst: Bool) async throws {
    let app = HeadlessApp(DeviceRoot())
    app.writesAlertBindingFirst = writesAlertBindingFirst
    for step in script.steps { try await app.play(step) }
    // Only the sheet that the script asks for beside the app's own is refused.
    #expect(app.faults.allSatisfy { $0.hasPrefix("attempt to present sheet") })
    #expect(app.faults.isEmpty || script.description.contains("refuses"))
  }
}

extension HeadlessApp {
  /// Does a step once it can be done, as a user would.
  fileprivate func play(_ step: DeviceStep) async throws {
    switch step {
    case .tap(let label):
      await settle(until: { canTap(label) })
      try tap(label)
    case .tapTab(let label):
      await settle()
      try selectTab(label)
    case .back:
      await settle()
      if canTap("Back") { try tap("Back") } else { try swipeBack() }
    case .swipeDown, .swipeDownAtOnce:
      // Here a sheet can be swiped away only when it stands.
      await settle()
      try swipeDown()
    case .sees(let text):
      await settle(until: { screen.contains(text) })
      #expect(screen.contains(text))
    case .missesFromAccessibility(let label):
      await settle()
      #expect(!voiceOver.contains("[\(label)]"))
    }
  }
}
