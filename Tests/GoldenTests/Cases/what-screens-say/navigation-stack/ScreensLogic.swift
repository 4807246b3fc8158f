import SwiftUI

/// Your half of the flow `Screens`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class ScreensLogic: ScreensRequirements {
  func isSignedIn() -> Bool {
    Swift.preconditionFailure("answer 'isSignedIn'")
  }
}
