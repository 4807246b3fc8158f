import XCTest

/// Plays every script on the simulator, and keeps a picture of what is seen at the end of each.
final class DeviceUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testScripts() {
    for script in DeviceScript.all {
      XCTContext.runActivity(named: script.description) { activity in
        let player = DevicePlayer()
        for step in script.steps { player.play(step) }
        let picture = XCTAttachment(screenshot: player.app.screenshot())
        picture.name = script.description
        picture.lifetime = .keepAlways
        activity.add(picture)
      }
    }
  }
}
