import FlowRuntime
import FlowUIKit
import SwiftUI
import Testing
import UIKit

@testable import UIKitFlows

/// The layers of a flow as view controllers that present one another.
@MainActor
@Suite struct PresentationTests {
  @Test func aSheetIsSwipedDown() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    #expect(device.presentations == [.root, .sheet])
    try device.device.swipeDown()
    await device.rests()
    #expect(device.presentations == [.root])
    #expect(model.navigator.description == "root: list")
    #expect(device.device.faults == [])
  }

  /// A screen with `leaving` is told of the attempt, and needs no button for that.
  @Test func aSheetAsksBeforeItGoes() async throws {
    let device = Device(AssetsFlowCoordinator(logic: AssetsLogic()))
    try await device.taps("Add")
    #expect(!device.device.canTap("Close"))
    #expect(throws: HeadlessError.self) { try device.device.swipeDown() }
    await device.rests()
    #expect(device.presentations == [.root, .sheet, .confirmationDialog])
    #expect(device.device.faults == [])
  }

  @Test func aSheetHasItsHeightsAndStays() async throws {
    let model = LettersFlowCoordinator()
    let device = Device(model)
    model.perform {
      $0.show(.picker, as: .sheet(detents: [.medium, .large], interactiveDismissDisabled: true))
    }
    await device.rests()
    let sheet = device.root?.presentedViewController
    #expect(sheet?.sheetPresentationController?.detents.count == 2)
    #expect(sheet?.isModalInPresentation == true)
    #expect(throws: HeadlessError.self) { try device.device.swipeDown() }
    await device.rests()
    #expect(device.presentations == [.root, .sheet])
    #expect(device.device.faults == [])
  }

  @Test func aCoverDissolves() async throws {
    let device = Device(PhotosFlowCoordinator())
    try await device.taps("Slides")
    #expect(device.root?.presentedViewController?.modalTransitionStyle == .crossDissolve)
    #expect(device.root?.presentedViewController?.modalPresentationStyle == .fullScreen)
    try await device.taps("Close")
    #expect(device.device.layers.count == 1)
    #expect(device.device.presentations.allSatisfy { $0.isAnimated })
    #expect(device.device.faults == [])
  }

  /// UIKit refuses a second presentation: that of the flow comes once that of the app has gone.
  @Test func theAppPresentsSomethingItself() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    device.root?.present(UIViewController(), animated: true)
    await device.rests()
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    #expect(device.device.faults == [])
    device.root?.dismiss(animated: true)
    await device.rests()
    await device.device.settle { device.device.layers.last?.pages == ["New to-do"] }
    #expect(device.device.layers.last?.pages == ["New to-do"])
    #expect(device.device.faults == [])
  }

  /// A controller that the app closes itself is one that the user has closed.
  @Test func theAppClosesASheetItself() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    device.root?.dismiss(animated: true)
    await device.rests()
    #expect(model.navigator.description == "root: list")
    try await device.taps("Add")
    #expect(device.presentations == [.root, .sheet])
    #expect(device.device.faults == [])
  }

  /// The app keeps the main thread busy for longer than a system may take.
  @Test func aBusyAppLosesNothing() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    for _ in 0..<2 {
      model.perform { $0.show(.editor, as: .sheet) }
      await device.clock.pass(1_100)
      await device.clock.pass(1_100)
      await device.rests()
      #expect(device.presentations == [.root, .sheet])
      model.perform { $0.dismiss() }
      await device.clock.pass(1_100)
      model.perform { $0.push(.details(id: "1")) }
      await device.clock.pass(1_100)
      await device.rests()
      #expect(device.presentations == [.root])
      #expect(device.root?.viewControllers.count == 2)
      model.perform { $0.backToRoot() }
      await device.clock.pass(1_100)
      await device.rests()
    }
    #expect(device.device.faults == [])
  }

  /// The flow goes on as soon as UIKit reports an end: it does not wait until its patience is over.
  @Test func everyEndIsReported() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    model.navigator.patience = 60_000
    await device.rests()
    for _ in 0..<2 {
      model.perform { $0.show(.editor, as: .sheet) }
      await device.rests()
      #expect(device.presentations == [.root, .sheet])
      model.perform {
        $0.dismiss()
        $0.push(.details(id: "1"))
      }
      await device.rests()
      #expect(device.presentations == [.root])
      #expect(device.root?.viewControllers.count == 2)
      model.perform { $0.show(.editor, as: .sheet) }
      await device.rests()
      try device.device.swipeDown()
      await device.rests()
      model.perform { $0.show(.editor, as: .fullScreenCover) }
      await device.rests()
      #expect(device.presentations == [.root, .fullScreenCover])
      device.root?.dismiss(animated: true)
      await device.rests()
      model.perform { $0.backToRoot() }
      await device.rests()
      #expect(device.presentations == [.root])
      #expect(device.root?.viewControllers.count == 1)
    }
    #expect(device.device.faults == [])
  }

  /// UIKit needs longer for a dismissal than the flow waits for it. Its late report is no second end, also while
  /// the next dismissal is under way.
  @Test func aLateReportEndsNothingElse() async throws {
    let model = TodosFlowCoordinator(logic: TodosLogic())
    let device = Device(model)
    await device.rests()
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    model.perform { $0.dismiss() }
    await device.clock.pass(1_100)
    model.perform { $0.show(.editor, as: .sheet) }
    await device.clock.pass(1_100)
    #expect(device.presentations == [.root, .sheet])
    await device.rests()
    #expect(device.presentations == [.root, .sheet])
    #expect(model.navigator.description == "root: list\nsheet: editor")
    try await device.taps("Cancel")
    #expect(device.presentations == [.root])
    #expect(device.device.faults == [])
  }
}
