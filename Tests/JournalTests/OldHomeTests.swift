import SwiftUI
import Testing
import UIKit

@testable import Journal

/// Two flows in an app that keeps its own navigation.
@MainActor
@Suite struct OldHomeTests {
  private let coordinator = OldCoordinator(logic: JournalLogic(account: Account(), store: Store()))
  private let app: HeadlessApp

  init() { app = HeadlessApp(OldHome(coordinator: coordinator)) }

  @Test func aFlowEndsInASheetOfTheApp() async throws {
    try await taps("Sign in")
    #expect(app.layers.map(\.pages) == [["Home"], ["Welcome"]])
    try app.type("Ann", into: "Name")
    try await taps("Sign in")
    #expect(app.layers.map(\.pages) == [["Home"]])
    #expect(app.screen.contains("Hello, Ann!"))
    #expect(app.faults == [])
  }

  @Test func aSheetThatIsSwipedDownLeadsBack() async throws {
    try await taps("Sign in")
    try app.swipeDown()
    await app.settle()
    #expect(!coordinator.isSigningIn)
    #expect(app.screen.contains("Hello!"))
    #expect(app.faults == [])
  }

  @Test func aFlowPushesOntoTheStackOfTheApp() async throws {
    try await taps("Profile", "Help")
    #expect(app.layers.map(\.pages) == [["Home", "Profile", "Help"]])
    try app.swipeBack()
    await app.settle()
    try app.swipeBack()
    await app.settle()
    #expect(app.layers.map(\.pages) == [["Home"]])
    #expect(coordinator.path == [])
    #expect(app.faults == [])
  }

  /// The same flow in a hosting controller that the app presents.
  @Test func aFlowEndsInAControllerOfTheApp() async throws {
    let root = UIViewController()
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window)
    let router = OldRouter(logic: coordinator.logic, root: root)
    router.signIn()
    await device.settle()
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    try device.type("Ann", into: "Name")
    try device.tap("Sign in")
    await device.settle { device.layers.count == 1 }
    #expect(device.layers.map(\.presentation) == [.root])
    #expect(root.presentedViewController == nil)
    #expect(device.faults == [])
  }

  private func taps(_ labels: String...) async throws {
    for label in labels {
      try app.tap(label)
      await app.settle()
    }
  }
}
