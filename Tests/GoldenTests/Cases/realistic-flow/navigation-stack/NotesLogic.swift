import NotesModel
import SwiftUI

/// What the app answers and does for the flow `Notes`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class NotesLogic {
  /// Whether notes are kept in the account.
  func isSignedIn() -> Bool {
    Swift.preconditionFailure("answer 'isSignedIn'")
  }

  /// Counts what people use.
  func track(name: String) {
    Swift.preconditionFailure("do 'track'")
  }

  func save(text: String) async -> NotesSaveOutcome {
    Swift.preconditionFailure("call the app, and tell how 'save' ended")
  }

  func load() async -> NotesLoadOutcome {
    Swift.preconditionFailure("call the app, and tell how 'load' ended")
  }
}
