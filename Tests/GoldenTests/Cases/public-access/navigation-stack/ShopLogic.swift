public import SwiftUI

/// Your half of the flow `Shop`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
public final class ShopLogic: ShopRequirements {
  public init() {}

  public var session: ShopSession {
    Swift.preconditionFailure("say what 'session' is")
  }

  public func log(at: Date) {
    Swift.preconditionFailure("do 'log'")
  }

  public func look(word: String) async -> CommonLookOutcome {
    Swift.preconditionFailure("call the app, and tell how 'look' ended")
  }
}
