enum Product {
  typealias ID = String
}

enum Order {
  typealias ID = Int
}

enum PaymentMethod: String, Codable, Sendable {
  case card, cash
}

/// Your half of the flow `Shop`: a shop whose customer is signed in.
@MainActor
final class ShopLogic: ShopRequirements {
  var session = ShopSession.signedIn
  var onboarded = false
  var onboardingStep: ShopDestination.Screen?
  private(set) var removed: [String] = []
  private(set) var scrolls = 0
  private let checkout = CheckoutLogic()

  var checkoutLogic: any CheckoutRequirements { checkout }

  func mayAskForPush() -> Bool { true }

  func removeItem(name: String) {
    removed.append(name)
  }

  func scrollToTop() {
    scrolls += 1
  }
}

/// What the app does for the flow `Checkout`: whoever pays by card has paid.
@MainActor
final class CheckoutLogic: CheckoutRequirements {
  func pay(method: PaymentMethod) async -> CheckoutPayOutcome {
    method == .card ? .paid(order: 1) : .declined
  }
}
