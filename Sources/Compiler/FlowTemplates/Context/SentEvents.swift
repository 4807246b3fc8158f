import FlowModel
import FlowSyntax

extension FlowProject {
  /// The events that the screen's views send: all but the ends of outcomes and of what it embeds.
  package func events(sentFrom id: ID<Screen>) -> [ID<Transition>] {
    var found: [ID<Transition>] = []
    _ = firstEvent(sentFrom: id) {
      found.append($0)
      return false
    }
    return found
  }

  /// The first of these events that is meant; the others are not looked at.
  func firstEvent(
    sentFrom id: ID<Screen>, where isMeant: (ID<Transition>) -> Bool
  ) -> ID<Transition>? {
    let screen = screens[id]
    var seen = unsentEvents(of: id)
    func first(of events: some Sequence<ID<Transition>>) -> ID<Transition>? {
      events.first { seen.insert(transitions[$0].event.symbol).inserted && isMeant($0) }
    }
    if let own = first(of: screen.transitions) { return own }
    for group in groupUses[screen.uses].compactMap(\.id) {
      if let shared = first(of: groups[group].transitions) { return shared }
    }
    if screen.isView, let held = first(of: heldEvents(of: id).map(\.transition)) { return held }
    return first(of: flows[screen.flow].anywhere)
  }

  /// Whether one of these events is its flow's, and the screen a fragment's.
  func isAnyEventAdded(to id: ID<Screen>) -> Bool {
    fragment(declaring: screens[id].name) != nil
      && firstEvent(sentFrom: id) { isAdded($0, to: id) } != nil
  }

  /// Whether the screen is a fragment's, and the event its flow's.
  func isAdded(_ event: ID<Transition>, to screen: ID<Screen>) -> Bool {
    guard let fragment = fragment(declaring: screens[screen].name) else { return false }
    return self.fragment(declaring: transitions[event].event) != fragment
  }
}
