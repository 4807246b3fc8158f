import BookingKit
import FlowNavigationStack
import FlowRuntime
import FlowUIKit
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Travel

/// A flow of the app embeds one of another module, and that one of a third: they run as one.
@MainActor
@Suite struct ThreeModulesTests {
  @Test func resultsComeBackFromModuleToModule() async throws {
    let app = app(TripCoordinatorModel(logic: TripLogic()))
    try await taps("Rome", "One night", "Pay", "Done", in: app)
    await app.settle(until: { app.screen.contains("Ticket to Rome") })
    #expect(app.screen.contains("Ticket to Rome"))
    #expect(app.faults == [])
  }

  @Test func argumentsAreHandedFromModuleToModule() async throws {
    let app = app(TripCoordinatorModel(logic: TripLogic()))
    try await taps("Rome", "One night", in: app)
    await app.settle(until: { app.screen.contains("Your room") })
    #expect(app.screen.contains("Your room"))
  }

  @Test func whatIsCancelledGoesBackWhereItCameFrom() async throws {
    let app = app(TripCoordinatorModel(logic: TripLogic()))
    try await taps("Rome", "One night", "Close", in: app)
    await app.settle(until: { app.canTap("One night") })
    #expect(app.canTap("One night"))
    try await taps("Close", in: app)
    await app.settle(until: { app.canTap("Rome") })
    #expect(!app.canTap("One night"))
  }

  /// Two modules have a flow `Help`; each name stands for the one that its own module means.
  @Test func flowsOfOneNameAreApart() async throws {
    let app = app(TripCoordinatorModel(logic: TripLogic()))
    try await taps("Help", in: app)
    await app.settle(until: { app.canTap("How to pay") })
    #expect(app.canTap("How to pay"))
    try await taps("Done", "Rome", "One night", "Help", in: app)
    await app.settle(until: { app.canTap("Done") })
    #expect(app.canTap("Done") && !app.canTap("How to pay"))
  }

  @Test func allThreeAreRestored() async throws {
    let model = TripCoordinatorModel(logic: TripLogic())
    let before = app(model)
    try await taps("Rome", "One night", in: before)
    await before.settle(until: { before.canTap("Pay") })
    var losses: [FlowLoss] = []
    let restored = TripCoordinatorModel(
      logic: TripLogic(), restoring: model.navigator.snapshot(), lost: { losses.append($0) })
    let after = app(restored)
    try await taps("Pay", "Done", in: after)
    await after.settle(until: { after.screen.contains("Ticket to Rome") })
    #expect(after.screen.contains("Ticket to Rome"))
    #expect(losses == [])
  }

  @Test func aLinkLeadsIntoTheFlowOfAnotherModule() async throws {
    let model = TripCoordinatorModel(logic: TripLogic())
    let app = app(model)
    let url = try #require(URL(string: "https://travel.example/book/Oslo"))
    #expect(model.open(url))
    await app.settle(until: { app.screen.contains("Nights in Oslo") })
    #expect(app.screen.contains("Nights in Oslo"))
  }

  private func app(_ model: TripCoordinatorModel) -> HeadlessApp {
    HeadlessApp(TripCoordinator(model: model))
  }

  private func taps(_ labels: String..., in app: HeadlessApp) async throws {
    for label in labels {
      await app.settle(until: { app.canTap(label) })
      try app.tap(label)
    }
  }
}

/// A flow of view controllers runs a flow of views, in an app of view controllers.
@MainActor
@Suite struct MixedStylesTests {
  @Test func aFlowOfViewsLiesOnAStackOfViewControllers() async throws {
    var ends: [BookingEnd] = []
    let flow = BookingFlowCoordinator(
      city: "Rome", logic: BookingLogic(), onEnd: { ends.append($0) })
    let window = UIWindow(frame: .zero)
    window.rootViewController = flow.viewController
    window.makeKeyAndVisible()
    let device = HeadlessDevice(window: window)
    for label in ["One night", "Pay", "Done"] {
      await device.settle(until: { device.canTap(label) })
      try device.tap(label)
    }
    await device.settle(until: { !ends.isEmpty })
    #expect(ends == [.finished(Ticket(city: "Rome", receipt: 50))])
    #expect(device.faults == [])
  }
}
