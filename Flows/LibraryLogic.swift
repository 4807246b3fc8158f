import FlowRuntime

/// Your half of the flow `Library`: the answers and calls of the app.
@MainActor
final class LibraryLogic: LibraryRequirements {
  /// Called when another topic is open.
  var topicChanged: () -> Void = {}
  private(set) var topic = LibraryTopic.novels
  var membership = LibraryMembership.guest
  var reviewCount = 2
  var openRooms = ["Attic", "Hall"]
  var seats = ["Attic": 4]

  var newReviews: FlowBadge? { .count(reviewCount) }

  func freeSeats(room: String) -> FlowBadge? { seats[room].map { .count($0) } }

  func openTopic(name: String) {
    topic = name == "poems" ? .poems : .novels
    topicChanged()
  }
}
