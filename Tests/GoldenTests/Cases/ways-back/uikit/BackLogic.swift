import SwiftUI

/// Your half of the flow `Back`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class BackLogic: BackRequirements {
  func isKept() -> Bool {
    Swift.preconditionFailure("answer 'isKept'")
  }

  func note(text: String) {
    Swift.preconditionFailure("do 'note'")
  }
}
