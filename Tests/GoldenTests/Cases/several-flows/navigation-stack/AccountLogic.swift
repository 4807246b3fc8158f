import SwiftUI

/// Your half of the flow `Account`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now. Any other type can take its place.
@MainActor
public final class AccountLogic: AccountRequirements {
  public init() {}

  public func signOut() {
    Swift.preconditionFailure("do 'signOut'")
  }
}
