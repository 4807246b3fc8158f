import SwiftUI

/// What the app answers and does for the flow `Asking`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class AskingLogic {
  func delete(name: String) {
    Swift.preconditionFailure("do 'delete'")
  }

  func rename(name: String, to: String) {
    Swift.preconditionFailure("do 'rename'")
  }
}
