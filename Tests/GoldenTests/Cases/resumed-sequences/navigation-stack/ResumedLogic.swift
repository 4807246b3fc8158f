import SwiftUI

/// Your half of the flow `Resumed`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class ResumedLogic {
  var tourStep: ResumedDestination.Screen?
}
