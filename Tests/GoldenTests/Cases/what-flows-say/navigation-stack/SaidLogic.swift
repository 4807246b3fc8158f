import Design
import Models
import SwiftUI

/// Your half of the flow `Said`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
public final class SaidLogic: SaidRequirements {
  public init() {}

  public func makeScope() -> Session {
    Swift.preconditionFailure("make what a run hands to its screens")
  }
}
