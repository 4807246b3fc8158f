/// In which order a walk over nested lists comes to their actions.
package enum WalkOrder: Sendable {
  /// As they are written: an action, all that lies within it, and then the next action.
  case written
  /// A list as a whole and then the lists within it: those of its last action first, but of an action
  /// its first list first.
  case lastActionFirst
  /// The same, but of an action its last list first, too.
  case lastListFirst
}

extension FlowProject {
  /// Goes through a list of actions and the lists within them: the one way to do so.
  ///
  /// - Parameters:
  ///   - meant: the lists to go into.
  ///   - place: what is known where the list begins.
  ///   - visit: is given each action with what is known there, and says what is known after it.
  ///   - enter: says what is known where a list begins, from what was known before the action that it
  ///     is within; nothing to leave it out. What it changes is known to the action's other lists.
  ///   - leave: is given what is known at the end of each list.
  package func walk<Place>(
    _ list: ActionList, into meant: NestedLists, order: WalkOrder = .written, from place: Place,
    visit: (ID<Action>, inout Place) -> Void,
    enter: (NestedList, ID<Action>, inout Place) -> Place?,
    leave: (Place) -> Void = { _ in }
  ) {
    if isFlat(list, meant) {
      var here = place
      for action in list { visit(action, &here) }
      return leave(here)
    }
    // Two arrays, because an array of pairs is slow: the compiler can't specialise it for another module's type.
    var (waiting, places) = ([list], [place])
    while let here = waiting.last {
      let top = waiting.count - 1
      guard let action = here.first else {
        waiting.removeLast()
        leave(places.removeLast())
        continue
      }
      waiting[top] = ActionList(here.startIndex + 1, here.endIndex)
      if actions[action].nested.isDisjoint(with: meant) {
        visit(action, &places[top])
        continue
      }
      var within = places[top]
      visit(action, &places[top])
      var (nested, inner): ([ActionList], [Place]) = ([], [])
      for list in lists(within: actions[action].kind, meant) {
        guard let place = enter(list, action, &within) else { continue }
        nested.append(list.actions)
        inner.append(place)
      }
      if order != .lastListFirst { (nested, inner) = (nested.reversed(), inner.reversed()) }
      let position = order == .written ? top + 1 : top
      waiting.insert(contentsOf: nested, at: position)
      places.insert(contentsOf: inner, at: position)
    }
  }

  /// The actions of a list and of the lists within it.
  package func actions(
    in list: ActionList, into meant: NestedLists, order: WalkOrder = .written
  ) -> [ID<Action>] {
    if isFlat(list, meant) { return Array(list) }
    var found: [ID<Action>] = []
    walk(list, into: meant, order: order, from: ()) { action, _ in
      found.append(action)
    } enter: { _, _, _ in
      ()
    }
    return found
  }
}
