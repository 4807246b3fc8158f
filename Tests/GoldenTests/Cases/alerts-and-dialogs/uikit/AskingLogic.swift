import SwiftUI

/// Your half of the flow `Asking`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class AskingLogic: AskingRequirements {
  func delete(name: String) {
    Swift.preconditionFailure("do 'delete'")
  }

  func rename(name: String, to: String) {
    Swift.preconditionFailure("do 'rename'")
  }
}
