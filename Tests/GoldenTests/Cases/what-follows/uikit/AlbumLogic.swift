import SwiftUI

/// Your half of the flow `Album`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class AlbumLogic: AlbumRequirements {
  func mayShare() -> Bool {
    Swift.preconditionFailure("answer 'mayShare'")
  }

  func tag(id: Int) {
    Swift.preconditionFailure("do 'tag'")
  }

  func upload(name: String) async -> AlbumUploadOutcome {
    Swift.preconditionFailure("call the app, and tell how 'upload' ended")
  }
}
