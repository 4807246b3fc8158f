/// What the app answers and does for the flow `Library`.
@MainActor
final class LibraryLogic {
  /// Called when another topic is open.
  var topicChanged: () -> Void = {}
  private(set) var topic = LibraryTopic.novels
  let membership = LibraryMembership.guest

  func openTopic(name: String) {
    topic = name == "poems" ? .poems : .novels
    topicChanged()
  }
}
