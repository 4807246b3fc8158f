import SwiftUI

/// What the app answers and does for the flow `Resumed`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class ResumedLogic {
  var tourStep: ResumedDestination.Screen?
}
