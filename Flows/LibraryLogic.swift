/// Your half of the flow `Library`: the answers and calls of the app.
@MainActor
final class LibraryLogic: LibraryRequirements {
  /// Called when another topic is open.
  var topicChanged: () -> Void = {}
  private(set) var topic = LibraryTopic.novels
  let membership = LibraryMembership.guest

  func openTopic(name: String) {
    topic = name == "poems" ? .poems : .novels
    topicChanged()
  }
}
