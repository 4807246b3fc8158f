import SwiftUI

/// Your half of the flow `Browser`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class BrowserLogic: BrowserRequirements {
  var searchLogic: any SearchRequirements {
    Swift.preconditionFailure("say what answers for 'Search'")
  }

  func isPrivate() -> Bool {
    Swift.preconditionFailure("answer 'isPrivate'")
  }

  func visited(url: URL) {
    Swift.preconditionFailure("do 'visited'")
  }
}
