import SwiftUI

/// What the app answers and does for the flow `Films`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class FilmsLogic {
  var session: CommonSession {
    Swift.preconditionFailure("say what 'session' is")
  }

  /// The network can be reached.
  func isOnline() -> Bool {
    Swift.preconditionFailure("answer 'isOnline'")
  }

  func track(name: String) {
    Swift.preconditionFailure("do 'track'")
  }

  func load(id: String) async -> CommonLoadOutcome {
    Swift.preconditionFailure("call the app, and tell how 'load' ended")
  }
}
