import SwiftUI

/// Your half of the flow `Reserved`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class ReservedLogic {
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
