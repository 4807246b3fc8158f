@testable import BookingKit
@testable import PaymentKit
@testable import Travel

/// What tests of flows hand over, where only the app knows a value.
///
/// flowc wrote this once; it is yours from now on.
@MainActor
enum FlowSamples {
  static let ticket: Ticket = Ticket(city: "Rome", receipt: 7)
}
