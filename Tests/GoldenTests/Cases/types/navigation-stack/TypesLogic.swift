import SwiftUI

/// Your half of the flow `Types`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
final class TypesLogic: TypesRequirements {
  func keep(all: [String: [Int]], when: Date?) {
    Swift.preconditionFailure("do 'keep'")
  }
}
