import SwiftUI

/// Your half of the flow `Reserved`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class ReservedLogic: ReservedRequirements {
  func `is`() -> Bool {
    Swift.preconditionFailure("answer '`is`'")
  }

  func `throw`(in: Int) {
    Swift.preconditionFailure("do '`throw`'")
  }

  func `await`() async -> ReservedAwaitOutcome {
    Swift.preconditionFailure("call the app, and tell how '`await`' ended")
  }
}
