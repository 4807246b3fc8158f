import SwiftUI

/// Stands for a screen's view: says which it is, and has a button for each of its events.
struct Probe: View {
  /// Sends an event with what it brings, in the order of its parameters.
  typealias Event = (name: String, send: @MainActor ([String]) -> Void)

  /// The screen with its arguments, as the reference describes it: `details(id: #id)`.
  let description: String
  let events: [Event]
  /// Says what the next event brings.
  let journal: Journal

  init(_ description: String, _ journal: Journal, _ events: [Event]) {
    self.description = description
    self.journal = journal
    self.events = events
  }

  var body: some View {
    VStack {
      ForEach(events, id: \.name) { event in
        Button(event.name) { event.send(journal.eventValues) }
          .accessibility(identifier: "\(description)/\(event.name)")
      }
    }
    .accessibility(identifier: description)
  }
}
