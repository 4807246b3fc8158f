import SwiftUI

/// What the app answers and does for the flow `Types`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
final class TypesLogic {
  func keep(all: [String: [Int]], when: Date?) {
    Swift.preconditionFailure("do 'keep'")
  }
}
