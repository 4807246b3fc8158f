public import PaymentKit

/// What the app answers for the flow `Booking`: there is always a room.
@MainActor
public final class BookingLogic: BookingRequirements {
  private let payment = PaymentLogic()

  public init() {}

  public var paymentLogic: any PaymentRequirements { payment }

  public func isFree() -> Bool { true }
}
