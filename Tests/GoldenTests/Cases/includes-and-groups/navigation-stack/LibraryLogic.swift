import SwiftUI

/// What the app answers and does for the flow `Library`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class LibraryLogic {
  func share() {
    preconditionFailure("do 'share'")
  }
}
