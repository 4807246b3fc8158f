import SwiftUI

/// Your half of the flow `Tasks`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class TasksLogic: TasksRequirements {
  func mayEdit() -> Bool {
    Swift.preconditionFailure("answer 'mayEdit'")
  }

  func add(title: String) async -> TasksAddOutcome {
    Swift.preconditionFailure("call the app, and tell how 'add' ended")
  }
}
