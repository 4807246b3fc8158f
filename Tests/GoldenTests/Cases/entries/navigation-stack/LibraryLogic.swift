import SwiftUI

/// Your half of the flow `Library`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class LibraryLogic: LibraryRequirements {
  var session: LibrarySession {
    Swift.preconditionFailure("say what 'session' is")
  }

  func isAdult() -> Bool {
    Swift.preconditionFailure("answer 'isAdult'")
  }

  func search(text: String) async -> LibrarySearchOutcome {
    Swift.preconditionFailure("call the app, and tell how 'search' ended")
  }
}
