import FlowRuntime
import SwiftUI

/// Your half of the flow `Shelves`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class ShelvesLogic: ShelvesRequirements {
  func unread(shelf: String) -> FlowBadge? {
    Swift.preconditionFailure("say what the badge 'unread' shows")
  }

  var shelves: [String] {
    Swift.preconditionFailure("say which elements have tabs")
  }

  var years: [Int] {
    Swift.preconditionFailure("say which elements have tabs")
  }

  func isReader() -> Bool {
    Swift.preconditionFailure("answer 'isReader'")
  }
}
