import SwiftUI

/// Your half of the flow `Search`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
public final class SearchLogic: SearchRequirements {
  public init() {}

  public func isEmpty() -> Bool {
    Swift.preconditionFailure("answer 'isEmpty'")
  }
}
