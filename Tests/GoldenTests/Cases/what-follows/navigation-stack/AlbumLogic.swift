import SwiftUI

/// What the app answers and does for the flow `Album`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class AlbumLogic {
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
