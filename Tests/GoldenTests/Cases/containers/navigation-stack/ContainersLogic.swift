import SwiftUI

/// What the app answers and does for the flow `Containers`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class ContainersLogic {
  var session: ContainersSession {
    Swift.preconditionFailure("say what 'session' is")
  }
}
