import SwiftUI

struct CardView: View {
  let amount: Int
  let purpose: String
  let actions: PaymentCardActions

  var body: some View {
    VStack {
      Text(purpose)
      Button("Pay", action: actions.payTapped)
      Button("Help", action: actions.helpTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct CardsView: View {
  let actions: HelpCardsActions

  var body: some View { Button("Done", action: actions.doneTapped) }
}

/// What the app does for the flow `Payment`: it charges less than a hundred.
@MainActor
public final class PaymentLogic: PaymentRequirements {
  public init() {}

  public func charge(amount: Int) async -> PaymentChargeOutcome {
    amount < 100 ? .charged(receipt: amount) : .declined
  }
}
