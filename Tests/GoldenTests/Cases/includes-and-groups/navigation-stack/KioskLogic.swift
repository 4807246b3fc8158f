import SwiftUI

/// What the app answers and does for the flow `Kiosk`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
public final class KioskLogic {
  public init() {}

  public var hours: CommonHours {
    Swift.preconditionFailure("say what 'hours' is")
  }

  public func share() {
    Swift.preconditionFailure("do 'share'")
  }

  public func sign() async -> CommonSignOutcome {
    Swift.preconditionFailure("call the app, and tell how 'sign' ended")
  }
}
