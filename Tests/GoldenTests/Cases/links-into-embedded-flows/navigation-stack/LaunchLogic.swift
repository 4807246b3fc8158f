import SwiftUI

/// Your half of the flow `Launch`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class LaunchLogic: LaunchRequirements {
  var phase: LaunchPhase {
    Swift.preconditionFailure("say what 'phase' is")
  }
}
