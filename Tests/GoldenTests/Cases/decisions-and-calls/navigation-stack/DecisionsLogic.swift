import SwiftUI

/// What the app answers and does for the flow `Decisions`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class DecisionsLogic {
  var session: DecisionsSession {
    preconditionFailure("say what 'session' is")
  }

  /// The account is covered.
  func mayPay() -> Bool {
    preconditionFailure("answer 'mayPay'")
  }

  func isTablet() -> Bool {
    preconditionFailure("answer 'isTablet'")
  }

  /// Counts.
  func track(name: String) {
    preconditionFailure("do 'track'")
  }

  func pay(amount: Int) async -> DecisionsPayOutcome {
    preconditionFailure("call the app, and tell how 'pay' ended")
  }

  func load() async -> DecisionsLoadOutcome {
    preconditionFailure("call the app, and tell how 'load' ended")
  }
}
