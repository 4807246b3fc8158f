import SwiftUI

/// Your half of the flow `Decisions`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class DecisionsLogic: DecisionsRequirements {
  var session: DecisionsSession {
    Swift.preconditionFailure("say what 'session' is")
  }

  /// The account is covered.
  func mayPay() -> Bool {
    Swift.preconditionFailure("answer 'mayPay'")
  }

  func isTablet() -> Bool {
    Swift.preconditionFailure("answer 'isTablet'")
  }

  /// Counts.
  func track(name: String) {
    Swift.preconditionFailure("do 'track'")
  }

  func pay(amount: Int) async -> DecisionsPayOutcome {
    Swift.preconditionFailure("call the app, and tell how 'pay' ended")
  }

  func load() async -> DecisionsLoadOutcome {
    Swift.preconditionFailure("call the app, and tell how 'load' ended")
  }
}
