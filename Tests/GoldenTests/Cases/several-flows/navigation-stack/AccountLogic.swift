import SwiftUI

/// What the app answers and does for the flow `Account`.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
public final class AccountLogic {
  public init() {}

  public func signOut() {
    Swift.preconditionFailure("do 'signOut'")
  }
}
