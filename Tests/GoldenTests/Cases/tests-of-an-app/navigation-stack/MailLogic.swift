import SwiftUI

/// Your half of the flow `Mail`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class MailLogic: MailRequirements {
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
