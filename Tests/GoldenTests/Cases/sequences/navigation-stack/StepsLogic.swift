import SwiftUI

/// Your half of the flow `Steps`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class StepsLogic: StepsRequirements {
  var tourShown = false

  func mayAsk() -> Bool {
    Swift.preconditionFailure("answer 'mayAsk'")
  }
}
