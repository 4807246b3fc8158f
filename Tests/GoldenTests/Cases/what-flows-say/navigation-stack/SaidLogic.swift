import Design
import Models
import SwiftUI

/// Your half of the flow `Said`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
public final class SaidLogic {
  public init() {}

  public func makeScope() -> Session {
    Swift.preconditionFailure("make what a run hands to its screens")
  }
}
