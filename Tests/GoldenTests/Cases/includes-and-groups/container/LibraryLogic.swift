import SwiftUI

/// Your half of the flow `Library`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class LibraryLogic: LibraryRequirements {
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
