import Foundation

@testable import ExampleFlows

/// Values of the app's own types, for tests of flows.
@MainActor
enum FlowSamples {
  static let paymentMethod: PaymentMethod = .card
  static let orderID: Order.ID = 7
  static let letter: Letter = Letter()
  static let productID: Product.ID = "tea"
  static let mailAccount: MailAccount = MailAccount()
  static let url: URL = URL(fileURLWithPath: "/page")
}
