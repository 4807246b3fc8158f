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
    var waiting = [(actions: list, place: place)]
    while var here = waiting.popLast() {
      guard let action = here.actions.first else {
        leave(here.place)
        continue
      }
      var within = here.place
      visit(action, &here.place)
      here.actions = IDRange(here.actions.startIndex + 1, here.actions.endIndex)
      let nested = lists(within: actions[action].kind, meant).compactMap { list in
        enter(list, action, &within).map { (actions: list.actions, place: $0) }
      }
      if order == .written { waiting.append(here) }
      waiting += order == .lastListFirst ? nested : nested.reversed()
      if order != .written { waiting.append(here) }
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
