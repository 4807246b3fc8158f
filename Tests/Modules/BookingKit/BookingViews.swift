import SwiftUI

/// What somebody has booked.
public nonisolated struct Ticket: Hashable, Codable, Sendable {
  public let city: String
  public let receipt: Int

  public init(city: String, receipt: Int) {
    self.city = city
    self.receipt = receipt
  }
}

struct NightsView: View {
  let city: String
  let actions: BookingNightsActions

  var body: some View {
    VStack {
      Text("Nights in \(city)")
      Button("One night") { actions.nightsChosen(price: 50) }
      Button("Help", action: actions.helpTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct ThanksView: View {
  let receipt: Int
  let actions: BookingThanksActions

  var body: some View {
    Button("Done") { actions.doneTapped(ticket: Ticket(city: "Rome", receipt: receipt)) }
  }
}

struct TopicsView: View {
  let actions: HelpTopicsActions

  var body: some View {
    VStack {
      Button("How to pay", action: actions.topicTapped)
      Button("Done", action: actions.doneTapped)
    }
  }
}

struct TopicView: View {
  var body: some View { Text("With a card.") }
}
