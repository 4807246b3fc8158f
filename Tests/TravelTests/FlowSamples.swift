@testable import BookingKit
@testable import PaymentKit
@testable import Travel

/// Values of the app's own types, for tests of flows.
///
/// flowc wrote this file once. It is yours now.
@MainActor
enum FlowSamples {
  static let ticket: Ticket = Ticket(city: "Rome", receipt: 7)
}
