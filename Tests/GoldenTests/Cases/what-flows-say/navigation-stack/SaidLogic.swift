import Design
import Models
import SwiftUI

/// What the app answers and does for the flow `Said`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
public final class SaidLogic {
  public init() {}

  public func makeScope() -> Session {
    Swift.preconditionFailure("make what a run hands to its screens")
  }
}
