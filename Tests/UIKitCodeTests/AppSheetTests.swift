import FlowRuntime
import FlowUIKit
import Testing
import UIKit

@testable import UIKitFlows

/// A flow that the app presents as a sheet, which a swipe closes unless a screen is to be asked first.
@MainActor
@Suite struct AppSheetTests {
  private let device: HeadlessDevice
  private let clock = Clock()
  private let flow = AssetsFlowCoordinator(logic: AssetsLogic())

  init() {
    let home = AppPage("Home")
    let window = UIWindow(frame: .zero)
    window.rootViewController = home
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window)
    flow.navigator.sleep = clock.sleep
    home.present(flow.makeViewController(), animated: false)
  }

  private func taps(_ labels: String...) async throws {
    for label in labels {
      try device.tap(label)
      await device.rests(clock)
    }
  }

  @Test func aScreenWithUnsavedChangesKeepsIt() async throws {
    await device.rests(clock)
    try await taps("Violin", "Edit")
    #expect(throws: HeadlessError.self) { try device.swipeDown() }
    try await taps("Done")
    #expect(device.layers.map(\.pages) == [["Home"], ["Assets"]])
    try device.swipeDown()
    await device.rests(clock)
    #expect(device.layers.count == 1)
    #expect(device.faults == [])
  }
}
