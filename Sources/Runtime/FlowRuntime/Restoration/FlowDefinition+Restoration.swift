import Foundation

/// Reads what a snapshot has as texts.
extension FlowDefinition {
  func destination(decoding text: String) -> (any FlowDestination)? {
    try? JSONDecoder().decode(Destination.self, from: Data(text.utf8))
  }

  func following(decoding text: String) -> (any FlowFollowing)? {
    try? JSONDecoder().decode(FlowFollowed.self, from: Data(text.utf8))
  }

  func knows(_ screen: FlowScreen) -> Bool {
    Destination.Screen(rawValue: screen.name)?.flow == screen.flow
  }
}
