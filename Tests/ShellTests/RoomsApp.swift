import FlowRuntime
import SwiftUI
import Testing

@testable import Rooms

/// `Rooms` on a platform without a screen, with a clock that stands still.
@MainActor
final class RoomsApp {
  let logic: RoomsLogic
  let model: RoomsCoordinatorModel
  let app: HeadlessApp
  private let clock: Clock

  convenience init(_ logic: RoomsLogic = RoomsLogic()) {
    self.init(RoomsCoordinatorModel(logic: logic), logic)
  }

  init(_ model: RoomsCoordinatorModel, _ logic: RoomsLogic) {
    let clock = Clock()
    model.navigator.sleep = { await clock.sleep($0) }
    model.navigator.log = { _ in }
    self.logic = logic
    self.clock = clock
    self.model = model
    app = HeadlessApp(RoomsCoordinator(model: model))
  }

  var navigator: FlowNavigator { model.navigator }

  /// The pages of each layer.
  var pages: [[String]] { app.layers.map(\.pages) }

  /// Taps, and lets what follows come to rest.
  func taps(_ label: String) async throws {
    try app.tap(label)
    await rests()
  }

  /// Transitions are over, and so is every time that the platform takes.
  func rests() async {
    for _ in 0..<4 {
      await app.settle()
      await clock.pass(600)
    }
    await app.settle()
  }

  /// Time passes, and nothing moves meanwhile.
  func passes(_ milliseconds: Int) async { await clock.pass(milliseconds) }

  /// The system draws a frame.
  func draws() { app.enter(.active) }
}
