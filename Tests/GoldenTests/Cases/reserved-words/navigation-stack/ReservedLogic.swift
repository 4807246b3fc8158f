import SwiftUI

/// What the app answers and does for the flow `Reserved`.
///
/// flowc wrote this once; it is yours from now on.
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
