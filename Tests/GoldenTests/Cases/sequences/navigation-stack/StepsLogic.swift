import SwiftUI

/// Your half of the flow `Steps`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class StepsLogic {
  var tourShown = false

  func mayAsk() -> Bool {
    Swift.preconditionFailure("answer 'mayAsk'")
  }
}
