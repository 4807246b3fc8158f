import SwiftUI

/// What the app answers and does for the flow `Mail`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class MailLogic {
  var connection: MailConnection {
    preconditionFailure("say what 'connection' is")
  }

  func makeScope() -> MailStore {
    preconditionFailure("make what a run hands to its screens")
  }

  /// Who it goes to is known.
  func maySend() -> Bool {
    preconditionFailure("answer 'maySend'")
  }

  func archive(message: Message.ID, labels: [String]) {
    preconditionFailure("do 'archive'")
  }
}
