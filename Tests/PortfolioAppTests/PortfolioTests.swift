import FlowUIKit
import Testing
import UIKit

@testable import PortfolioApp

/// The app as its user sees it: a scene, its window, and taps.
@MainActor
@Suite struct PortfolioTests {
  private let scene = SceneDelegate()
  private let clock = Clock()

  private func launch(
    _ url: String? = nil, restoring activity: NSUserActivity? = nil, on version: Int = 26
  ) async -> HeadlessDevice {
    let device = HeadlessDevice(
      launching: scene, url: url.flatMap { URL(string: $0) }, restoring: activity,
      system: .iOS(version))
    scene.router?.currentFlow?.navigator.sleep = clock.sleep
    await device.rests(clock)
    return device
  }

  private func taps(_ labels: String..., on device: HeadlessDevice) async throws {
    for label in labels {
      try device.tap(label)
      await device.rests(clock)
    }
  }

  @Test(arguments: [14, 15, 26])
  func anAssetIsOpenedAndRenamed(version: Int) async throws {
    let device = await launch(on: version)
    try await taps("Silver", "Edit", on: device)
    #expect(device.layers.map(\.pages) == [["Portfolio", "Asset", "Edit"]])
    try device.type("Platinum", into: "Name")
    try await taps("Save", on: device)
    #expect(device.layers.map(\.pages) == [["Portfolio", "Asset"]])
    try device.swipeBack()
    await device.rests(clock)
    #expect(device.screen.prefix(2) == ["# Portfolio", "[Gold]"])
    #expect(scene.store.assets.map(\.name) == ["Gold", "Platinum"])
    #expect(device.canTap("Platinum"))
    #expect(device.faults == [])
  }

  @Test func whoMayNotEditStays() async throws {
    let device = await launch()
    scene.store.isUnlocked = false
    try await taps("Silver", "Edit", on: device)
    #expect(device.layers.map(\.pages) == [["Portfolio", "Asset"]])
    #expect(device.faults == [])
  }

  @Test func aPopupAsksForANewAsset() async throws {
    let device = await launch()
    try await taps("Add", "Help", on: device)
    #expect(device.layers.map(\.pages) == [["Portfolio"], ["New asset", "Help"]])
    try device.swipeBack()
    await device.rests(clock)
    try device.type("Copper", into: "Name")
    try await taps("Add", on: device)
    #expect(device.layers.map(\.pages) == [["Portfolio"]])
    #expect(device.canTap("Copper"))
    #expect(device.faults == [])
  }

  @Test func anAlertAsksBeforeAnAssetGoes() async throws {
    let device = await launch()
    try await taps("Delete Gold", on: device)
    #expect(device.screen == ["Delete Gold?", "[Delete]", "[Keep]"])
    try await taps("Keep", "Delete Gold", "Delete", on: device)
    #expect(!device.canTap("Gold") && device.canTap("Silver"))
    #expect(device.faults == [])
  }

  /// Details and editor come by one transition, above the list.
  @Test func whereTheOwnerWasComesAtOnce() async throws {
    let device = await launch()
    let before = device.root?.viewControllers.count
    try device.tap("Last")
    await device.rests(clock)
    #expect((before, device.root?.viewControllers.count) == (1, 3))
    #expect(device.layers.map(\.pages) == [["Portfolio", "Asset", "Edit"]])
    #expect(device.faults == [])
  }

  @Test func aSceneFollowsALink() async throws {
    let device = await launch("app://assets/2")
    #expect(device.screen.contains("asset 2"))
    device.open(url: try #require(URL(string: "app://assets/1")))
    await device.rests(clock)
    #expect(device.screen.contains("asset 1"))
    #expect(device.layers.map(\.pages) == [["Portfolio", "Asset"]])
    #expect(device.faults == [])
  }

  @Test func aSceneKeepsWhereTheUserIs() async throws {
    var device = await launch()
    try await taps("Portfolio as a popup", "Silver", "Edit", on: device)
    device.enter(.background)
    let activity = try #require(device.stateRestorationActivity())
    #expect(activity.activityType == "com.example.portfolio.place")
    device = await launch(restoring: activity)
    #expect(device.layers.map(\.pages) == [["Portfolio"], ["Portfolio", "Asset", "Edit"]])
    #expect(device.faults == [])
  }
}
