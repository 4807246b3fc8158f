import SwiftUI

/// Your half of the flow `Launch`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class LaunchLogic {
  var phase: LaunchPhase {
    Swift.preconditionFailure("say what 'phase' is")
  }
}
