import SwiftUI

/// Your half of the flow `Deep`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class DeepLogic: DeepRequirements {
  func isOld() -> Bool {
    Swift.preconditionFailure("answer 'isOld'")
  }
}
