import NotesModel
import SwiftUI

/// Your half of the flow `Notes`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
public final class NotesLogic: NotesRequirements {
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
