import SwiftUI

/// What the app answers and does for the flow `Kiosk`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class KioskLogic {
  var hours: CommonHours {
    Swift.preconditionFailure("say what 'hours' is")
  }

  func share() {
    Swift.preconditionFailure("do 'share'")
  }

  func sign() async -> CommonSignOutcome {
    Swift.preconditionFailure("call the app, and tell how 'sign' ended")
  }
}
