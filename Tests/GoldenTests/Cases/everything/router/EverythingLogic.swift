import SwiftUI

/// Your half of the flow `Everything`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class EverythingLogic: EverythingRequirements {
  var session: EverythingSession {
    Swift.preconditionFailure("say what 'session' is")
  }

  func makeScope() -> Session {
    Swift.preconditionFailure("make what a run hands to its screens")
  }

  func isOld() -> Bool {
    Swift.preconditionFailure("answer 'isOld'")
  }
}
