import SwiftUI

/// What the app answers and does for the flow `Library`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class LibraryLogic {
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
