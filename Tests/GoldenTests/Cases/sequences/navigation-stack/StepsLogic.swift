import SwiftUI

/// What the app answers and does for the flow `Steps`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class StepsLogic {
  var tourShown = false

  func mayAsk() -> Bool {
    Swift.preconditionFailure("answer 'mayAsk'")
  }
}
