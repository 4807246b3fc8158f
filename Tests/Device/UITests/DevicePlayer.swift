import XCTest

/// Does with a freshly launched app what a script says.
@MainActor
struct DevicePlayer {
  /// Longer than a transition, and than the second after which the navigator stops waiting.
  private let patience: TimeInterval = 5
  let app = XCUIApplication()

  init() { app.launch() }

  func play(_ step: DeviceStep) {
    switch step {
    case .tap(let label): tap(app.buttons[label].firstMatch)
    case .tapTab(let label): tap(app.tabBars.buttons[label].firstMatch)
    case .back: tap(app.navigationBars.buttons.firstMatch)
    case .swipeDown:
      wait(for: app.staticTexts["In the sheet"])
      swipeDown()
    case .swipeDownAtOnce: swipeDown()
    case .sees(let text): wait(for: app.staticTexts[text].firstMatch)
    case .missesFromAccessibility(let label):
      let gone = NSPredicate(format: "exists == false")
      let expectation = XCTNSPredicateExpectation(predicate: gone, object: app.buttons[label])
      XCTAssertEqual(
        XCTWaiter().wait(for: [expectation], timeout: patience), .completed,
        "\(label) is still within reach of VoiceOver")
    }
  }

  /// Waits until the element can be tapped, which it can't while anything moves above it.
  private func tap(_ element: XCUIElement) {
    wait(for: element)
    let ready = NSPredicate(format: "isHittable == true")
    let expectation = XCTNSPredicateExpectation(predicate: ready, object: element)
    XCTAssertEqual(
      XCTWaiter().wait(for: [expectation], timeout: patience), .completed,
      "\(element) can't be tapped")
    element.tap()
  }

  private func wait(for element: XCUIElement) {
    XCTAssertTrue(element.waitForExistence(timeout: patience), "\(element) is not on the screen")
  }

  private func swipeDown() {
    let top = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.15))
    let bottom = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95))
    top.press(forDuration: 0.05, thenDragTo: bottom)
  }
}
