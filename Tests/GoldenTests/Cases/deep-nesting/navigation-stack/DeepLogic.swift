import SwiftUI

/// Your half of the flow `Deep`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
final class DeepLogic {
  func isOld() -> Bool {
    Swift.preconditionFailure("answer 'isOld'")
  }
}
