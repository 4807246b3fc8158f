import SwiftUI

/// What the app answers and does for the flow `Mail`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class MailLogic {
  var connection: MailConnection {
    Swift.preconditionFailure("say what 'connection' is")
  }

  func makeScope() -> MailStore {
    Swift.preconditionFailure("make what a run hands to its screens")
  }

  /// Who it goes to is known.
  func maySend() -> Bool {
    Swift.preconditionFailure("answer 'maySend'")
  }

  func archive(message: Message.ID, labels: [String]) {
    Swift.preconditionFailure("do 'archive'")
  }
}
