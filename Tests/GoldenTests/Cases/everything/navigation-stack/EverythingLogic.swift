import SwiftUI

/// What the app answers and does for the flow `Everything`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class EverythingLogic {
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
