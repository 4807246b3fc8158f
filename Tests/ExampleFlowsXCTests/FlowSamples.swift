@testable import ExampleFlows

/// What tests of flows hand over, where only the app knows a value.
@MainActor
enum FlowSamples {
  static let paymentMethod: PaymentMethod = .card
  static let orderID: Order.ID = 7
  static let letter: Letter = Letter()
  static let productID: Product.ID = "tea"
  static let mailAccount: MailAccount = MailAccount()
}
