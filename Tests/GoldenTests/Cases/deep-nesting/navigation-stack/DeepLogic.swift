import SwiftUI

/// What the app answers and does for the flow `Deep`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class DeepLogic {
  func isOld() -> Bool {
    Swift.preconditionFailure("answer 'isOld'")
  }
}
