import FlowRuntime
import SwiftUI

/// Your half of the flow `Containers`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class ContainersLogic: ContainersRequirements {
  var session: ContainersSession {
    Swift.preconditionFailure("say what 'session' is")
  }

  var newBooks: FlowBadge? {
    Swift.preconditionFailure("say what the badge 'newBooks' shows")
  }

  var newNews: FlowBadge? {
    Swift.preconditionFailure("say what the badge 'newNews' shows")
  }

  func isOnline() -> Bool {
    Swift.preconditionFailure("answer 'isOnline'")
  }
}
