import SwiftUI

/// What the app answers and does for the flow `Reserved`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class ReservedLogic {
  func `is`() -> Bool {
    preconditionFailure("answer '`is`'")
  }

  func `throw`(in: Int) {
    preconditionFailure("do '`throw`'")
  }

  func `await`() async -> ReservedAwaitOutcome {
    preconditionFailure("call the app, and tell how '`await`' ended")
  }
}
