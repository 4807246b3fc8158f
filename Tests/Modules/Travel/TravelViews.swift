import BookingKit
import SwiftUI

struct CitiesView: View {
  let actions: TripCitiesActions

  var body: some View {
    VStack {
      Button("Rome") { actions.cityTapped(city: "Rome") }
      Button("Help", action: actions.helpTapped)
    }
  }
}

struct TicketView: View {
  let ticket: Ticket

  var body: some View { Text("Ticket to \(ticket.city)") }
}

/// What the app answers for the flow `Trip`.
@MainActor
final class TripLogic: TripRequirements {
  private let booking = BookingLogic()

  var bookingLogic: any BookingRequirements { booking }
}
