import SwiftUI

/// Your half of the flow `Kiosk`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
public final class KioskLogic: KioskRequirements {
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
