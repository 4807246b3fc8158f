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
    // Two stacks, because one of pairs is slow: the compiler can't specialise it for another module's type.
    var (waiting, places) = ([list], [place])
    lists: while var rest = waiting.popLast() {
      // `removeLast` is slow where it isn't specialised.
      var here = places.remove(at: waiting.count)
      while let action = rest.first {
        rest = ActionList(rest.startIndex + 1, rest.endIndex)
        var within = here
        visit(action, &here)
        if actions[action].nested.isDisjoint(with: meant) { continue }
        if order == .written {
          waiting.append(rest)
          places.append(here)
        }
        let first = waiting.count
        for list in lists(within: actions[action].kind, meant) {
          guard let place = enter(list, action, &within) else { continue }
          waiting.append(list.actions)
          places.append(place)
        }
        if order != .lastListFirst {
          waiting.reverse(from: first)
          places.reverse(from: first)
        }
        if order == .written { continue lists }
      }
      leave(here)
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

extension Array {
  /// Puts the elements from an index on in the opposite order, in place: a slice of itself would be a copy.
  fileprivate mutating func reverse(from start: Int) {
    var (low, high) = (start, count - 1)
    while low < high {
      swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
