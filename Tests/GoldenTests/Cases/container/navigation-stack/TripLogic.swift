import SwiftUI

/// Your half of the flow `Trip`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class TripLogic: TripRequirements {
  func isSignedIn() -> Bool {
    Swift.preconditionFailure("answer 'isSignedIn'")
  }

  func book() async -> TripBookOutcome {
    Swift.preconditionFailure("call the app, and tell how 'book' ended")
  }
}
