import SwiftUI

/// Your half of the flow `Resumed`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class ResumedLogic: ResumedRequirements {
  var tourStep: ResumedDestination.Screen?
}
