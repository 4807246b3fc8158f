import SwiftUI

struct SplashView: View {
  let actions: ShopSplashActions

  var body: some View { Text("Shop") }
}

struct WelcomeView: View {
  let actions: ShopWelcomeActions

  var body: some View {
    VStack {
      Button("Next", action: actions.next)
      Button("Skip", action: actions.skip)
    }
  }
}

struct ValuePropositionView: View {
  let actions: ShopValuePropositionActions

  var body: some View {
    VStack {
      Button("Next", action: actions.next)
      Button("Skip", action: actions.skip)
    }
  }
}

struct NotificationsView: View {
  let actions: ShopNotificationsActions

  var body: some View { Button("Next", action: actions.next) }
}

struct SignInView: View {
  let actions: ShopSignInActions

  var body: some View { Button("Sign in", action: actions.signedIn) }
}

struct CatalogView: View {
  let actions: ShopCatalogActions

  var body: some View {
    VStack {
      Button("Book") { actions.productTapped(id: "book") }
      Button("Cart", action: actions.cartTapped)
      Button("Help", action: actions.helpTapped)
    }
  }
}

struct ProductView: View {
  let id: Product.ID
  let highlighted: Bool
  let actions: ShopProductActions

  var body: some View {
    VStack {
      Text(verbatim: id)
      Button("Buy", action: actions.buyTapped)
      Button("Related") { actions.relatedTapped(id: "pen") }
    }
  }
}

struct CartView: View {
  let actions: ShopCartActions

  var body: some View {
    VStack {
      Button("Remove") { actions.removeTapped(name: "book") }
      Button("Check out", action: actions.checkoutTapped)
    }
  }
}

struct OrderView: View {
  let id: Order.ID
  let actions: ShopOrderActions

  var body: some View { Text("Order \(id)") }
}

struct AccountView: View {
  let actions: ShopAccountActions

  var body: some View { Button("Help", action: actions.helpTapped) }
}

struct HelpView: View {
  let actions: ShopHelpActions

  var body: some View { Text("Ask us.") }
}

struct AddressView: View {
  let actions: CheckoutAddressActions

  var body: some View {
    VStack {
      Button("Continue", action: actions.continueTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct PaymentView: View {
  let actions: CheckoutPaymentActions

  var body: some View {
    Button("Pay") { actions.payTapped(method: .card) }
  }
}
