import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#else
  @testable import ExampleFlows
#endif

/// A flow in a sheet of the app, which a swipe closes unless a screen is to be asked first.
@MainActor @Suite struct AppSheetTests {
  @MainActor
  final class Model: ObservableObject {
    @Published var isShown = true
    var ends: [String] = []
    let logic = AssetsLogic()
  }

  struct Host: View {
    @ObservedObject var model: Model

    var body: some View {
      Text("Home").sheet(isPresented: $model.isShown) {
        AssetsCoordinator(
          model: AssetsCoordinatorModel(
            logic: model.logic, onEnd: { model.ends.append("\($0)") }))
      }
    }
  }

  private let model = Model()

  @Test func aSwipeClosesIt() async throws {
    let app = HeadlessApp(Host(model: model))
    await app.settle()
    try app.tap("Violin")
    await app.settle()
    try app.swipeDown()
    await app.settle { !model.ends.isEmpty }
    #expect(app.layers.count == 1)
    #expect(model.ends == ["cancelled"])
    #expect(app.faults == [])
  }

  @Test func aScreenWithUnsavedChangesKeepsIt() async throws {
    let app = HeadlessApp(Host(model: model))
    await app.settle()
    try app.tap("Violin")
    await app.settle()
    try app.tap("Edit")
    await app.settle()
    #expect(throws: HeadlessError.self) { try app.swipeDown() }
    try app.tap("Done")
    await app.settle()
    #expect(app.layers.map(\.pages) == [["Home"], ["Assets"]])
    try app.swipeDown()
    await app.settle { !model.ends.isEmpty }
    #expect(app.layers.count == 1)
    #expect(model.ends == ["cancelled"])
    #expect(app.faults == [])
  }
}
