import SwiftUI

/// Your half of the flow `Films`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class FilmsLogic: FilmsRequirements {
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
