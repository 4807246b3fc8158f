import FlowRuntime
import FlowUIKit
import SwiftUI
import Testing
import UIKit

@testable import ExampleFlows

/// The layers of a flow as view controllers that present one another.
@MainActor
@Suite struct PresentationTests {
  @Test func aSheetIsSwipedDown() async throws {
    let model = TodosCoordinatorModel(logic: TodosLogic())
    let device = launch(model)
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    try device.swipeDown()
    await device.rests()
    #expect(device.layers.map(\.presentation) == [.root])
    #expect(model.navigator.description == "root: list")
    #expect(device.faults == [])
  }

  /// A screen with `leaving` is told of the attempt, and needs no button for that.
  @Test func aSheetAsksBeforeItGoes() async throws {
    let device = launch(AssetsCoordinatorModel(logic: AssetsLogic()))
    try await device.taps("Add")
    #expect(!device.canTap("Close"))
    #expect(throws: HeadlessError.self) { try device.swipeDown() }
    await device.rests()
    #expect(device.layers.map(\.presentation) == [.root, .sheet, .confirmationDialog])
    #expect(device.faults == [])
  }

  @Test func aSheetHasItsHeightsAndStays() async throws {
    let model = LettersCoordinatorModel()
    let device = launch(model)
    model.perform {
      $0.show(.picker, as: .sheet(detents: [.medium, .large], interactiveDismissDisabled: true))
    }
    await device.rests()
    let sheet = device.root?.presentedViewController
    #expect(sheet?.sheetPresentationController?.detents.count == 2)
    #expect(sheet?.isModalInPresentation == true)
    #expect(throws: HeadlessError.self) { try device.swipeDown() }
    await device.rests()
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(device.faults == [])
  }

  @Test func aCoverDissolves() async throws {
    let device = launch(PhotosCoordinatorModel())
    try await device.taps("Slides")
    #expect(device.root?.presentedViewController?.modalTransitionStyle == .crossDissolve)
    #expect(device.root?.presentedViewController?.modalPresentationStyle == .fullScreen)
    try await device.taps("Close")
    #expect(device.layers.count == 1)
    #expect(device.faults == [])
  }

  /// UIKit refuses a second presentation: that of the flow comes once that of the app has gone.
  @Test func theAppPresentsSomethingItself() async throws {
    let model = TodosCoordinatorModel(logic: TodosLogic())
    let device = launch(model)
    device.root?.present(UIViewController(), animated: true)
    await device.rests()
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    #expect(device.faults == [])
    device.root?.dismiss(animated: true)
    await device.rests()
    await device.settle { device.layers.last?.pages == ["New to-do"] }
    #expect(device.layers.last?.pages == ["New to-do"])
    #expect(device.faults == [])
  }

  /// A controller that the app closes itself is one that the user has closed.
  @Test func theAppClosesASheetItself() async throws {
    let model = TodosCoordinatorModel(logic: TodosLogic())
    let device = launch(model)
    model.perform { $0.show(.editor, as: .sheet) }
    await device.rests()
    device.root?.dismiss(animated: true)
    await device.rests()
    #expect(model.navigator.description == "root: list")
    try await device.taps("Add")
    #expect(device.layers.map(\.presentation) == [.root, .sheet])
    #expect(device.faults == [])
  }
}
