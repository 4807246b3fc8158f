import SwiftUI

/// Your half of the flow `Screens`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class ScreensLogic {
  func isSignedIn() -> Bool {
    Swift.preconditionFailure("answer 'isSignedIn'")
  }
}
