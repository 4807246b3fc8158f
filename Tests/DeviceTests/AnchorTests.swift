import SwiftUI
import Testing

@testable import DeviceFlows

/// What points, points at the view that is marked as the place that the flow names.
@MainActor
struct AnchorTests {
  let app: HeadlessApp
  private let model: DeviceCoordinatorModel
  private let runs = DeviceRuns()

  init() {
    let model = runs.start {}
    self.model = model
    app = HeadlessApp(DeviceCoordinator(model: model), width: .regular)
    app.finishTransitions()
  }

  private func tap(_ labels: String...) throws {
    for label in labels {
      try app.tap(label)
      app.finishTransitions()
    }
  }

  @Test func aPopoverPointsAtTheMarkedView() throws {
    try tap("Show popover")
    #expect(app.layers.map(\.presentation) == [.root, .popover])
    #expect(app.pointsAt == "Show popover")
    #expect(app.faults == [])
  }

  @Test func aDialogPointsAtTheMarkedView() throws {
    try tap("Choose")
    #expect(app.pointsAt == "Choose")
    try tap("First choice")
    #expect(app.layers.map(\.presentation) == [.root])
    #expect(app.faults == [])
  }

  @Test func whereNoViewIsMarkedThePopoverPointsAtAll() throws {
    try tap("Show list", "More")
    #expect(app.screen == ["More of it"])
    #expect(app.pointsAt == nil)
    #expect(app.faults == [])
  }

  @Test(arguments: 1...3) func ofManyRowsItIsTheOneThatIsMeant(number: Int) async throws {
    try tap("Show list", "Drop \(number)")
    #expect(app.pointsAt == "Note \(number)")
    try tap("Cancel", "Note \(number)")
    // The popover comes once the dialog is gone.
    await app.settle { app.layers.last?.presentation == .popover }
    #expect(app.pointsAt == "Note \(number)")
    #expect(app.faults == [])
  }

  @Test(arguments: ["Drop 3", "Note 3"]) func whatPointsGoesWithItsView(event: String) async throws
  {
    try tap("Show list", "Shorten soon", event)
    #expect(app.pointsAt == "Note 3")
    // The flow takes no event until the platform is done with the dialog.
    await app.settle { !model.navigator.description.contains("drop") }
    #expect(app.layers.map(\.presentation) == [.root])
    try tap("Drop 2")
    #expect(app.pointsAt == "Note 2")
    #expect(app.faults == [])
  }
}
