import SwiftUI

/// Your half of the flow `Account`: the answers and calls of the app.
///
/// flowc wrote this file once. It is yours now.
@MainActor
public final class AccountLogic {
  public init() {}

  public func signOut() {
    Swift.preconditionFailure("do 'signOut'")
  }
}
