import NotesModel
import SwiftUI

/// What the app answers and does for the flow `Notes`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
public final class NotesLogic {
  public init() {}

  /// Whether notes are kept in the account.
  public func isSignedIn() -> Bool {
    Swift.preconditionFailure("answer 'isSignedIn'")
  }

  /// Counts what people use.
  public func track(name: String) {
    Swift.preconditionFailure("do 'track'")
  }

  public func save(text: String) async -> NotesSaveOutcome {
    Swift.preconditionFailure("call the app, and tell how 'save' ended")
  }

  public func load() async -> NotesLoadOutcome {
    Swift.preconditionFailure("call the app, and tell how 'load' ended")
  }
}
