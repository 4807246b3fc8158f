import SwiftUI

/// Your half of the flow `Notes`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class NotesLogic: NotesRequirements {
  func load() async -> NotesLoadOutcome {
    Swift.preconditionFailure("call the app, and tell how 'load' ended")
  }
}
