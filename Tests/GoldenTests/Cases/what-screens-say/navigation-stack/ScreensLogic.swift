import SwiftUI

/// What the app answers and does for the flow `Screens`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class ScreensLogic {
  func isSignedIn() -> Bool {
    Swift.preconditionFailure("answer 'isSignedIn'")
  }
}
