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
  /// Goes through a list of actions and the lists within them: the one way to do so. It calls itself for each
  /// list within, which lie no deeper than YAML may nest.
  ///
  /// - Parameters:
  ///   - meant: the lists to go into.
  ///   - place: what is known where the list begins.
  ///   - visit: is given each action with what is known there, and says what is known after it.
  ///   - enter: says what is known where a list begins, from what was known before the action that it
  ///     is within; nothing to leave it out. What it changes is known to the action's other lists.
  ///   - leave: is given what is known at the end of each list, if anybody asks.
  package func walk<Place>(
    _ list: ActionList, into meant: NestedLists, order: WalkOrder = .written, from place: Place,
    visit: (ID<Action>, inout Place) -> Void,
    enter: (NestedList, ID<Action>, inout Place) -> Place?,
    leave: ((Place) -> Void)? = nil
  ) {
    var here = place
    var (waiting, places): ([ActionList], [Place]) = ([], [])
    for action in list {
      var within = here
      visit(action, &here)
      if actions[action].nested.isDisjoint(with: meant) { continue }
      let lists = lists(within: actions[action].kind, meant)
      for list in order == .lastActionFirst ? lists.reversed() : lists {
        guard let place = enter(list, action, &within) else { continue }
        if order == .written {
          walk(list.actions, into: meant, from: place, visit: visit, enter: enter, leave: leave)
        } else {
          waiting.append(list.actions)
          places.append(place)
        }
      }
    }
    leave?(here)
    for next in waiting.indices.reversed() {
      walk(
        waiting[next], into: meant, order: order, from: places[next], visit: visit, enter: enter,
        leave: leave)
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
