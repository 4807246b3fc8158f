import SwiftUI

/// Your half of the flow `Search`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
public final class SearchLogic {
  public init() {}

  public func isEmpty() -> Bool {
    Swift.preconditionFailure("answer 'isEmpty'")
  }
}
