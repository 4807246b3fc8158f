import SwiftUI

/// Your half of the flow `Containers`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class ContainersLogic {
  var session: ContainersSession {
    Swift.preconditionFailure("say what 'session' is")
  }
}
