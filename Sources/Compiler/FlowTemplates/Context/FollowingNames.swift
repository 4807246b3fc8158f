import FlowModel

/// The names of the enum cases for the actions after opened screens end.
struct FollowingNames {
  /// The flow that they belong to.
  var flow: Code = ""
  var names: [ID<Action>: Code] = [:]
}

extension SwiftNaming {
  /// Names each opening of a flow that says what follows its end by its screen and event; with a
  /// number where they don't tell it from another.
  func followings(of flow: Flow) -> FollowingNames {
    var followings = FollowingNames(flow: type(flow.name))
    var counts: [String: Int] = [:]
    var taken: Set<String> = []
    for place in project.places(of: flow) {
      for id in project.followedOpenings(in: place.actions) {
        let stem = place.name
        var name = stem
        while !taken.insert(name).inserted {
          counts[stem, default: 1] += 1
          name = "\(stem)\(counts[stem, default: 1])"
        }
        followings.names[id] = SwiftIdentifier(name)?.code ?? Code(verbatim: name)
      }
    }
    return followings
  }
}

/// A list of actions that no other is around, and what it is called after its screen and event.
private struct Place {
  let words: [String]
  let actions: ActionList

  init(_ words: String..., actions: ActionList) {
    self.words = words
    self.actions = actions
  }

  var name: String {
    // The event of a named end has two words, with a point between them.
    let all = words.flatMap { $0.split(separator: ".") }
    return all.dropFirst().reduce(String(all[0])) { $0 + String($1).capitalizedFirst }
  }
}

extension FlowProject {
  fileprivate func places(of flow: Flow) -> [Place] {
    let shared = (transitions[flow.app] + transitions[flow.anywhere]).map {
      Place(text($0.event), actions: $0.actions)
    }
    let grouped = groups[flow.groups].flatMap { group in
      transitions[group.transitions].map {
        Place(text(group.name), text($0.event), actions: $0.actions)
      }
    }
    let entries = self.entries[flow.entries].map { Place(text($0.name), actions: $0.actions) }
    return shared + grouped + entries + screens[flow.screens].flatMap(places)
  }

  private func places(of screen: Screen) -> [Place] {
    let name = text(screen.name)
    var places = transitions[screen.transitions].map {
      Place(name, text($0.event), actions: $0.actions)
    }
    if case .sequence(let sequence) = screen.kind {
      places += sequence.then.map { [Place(name, "done", actions: $0)] } ?? []
      places += sequence.skip.map { [Place(name, "skipped", actions: $0)] } ?? []
    }
    return places + (screen.leaving.map { [Place(name, "leaving", actions: $0)] } ?? [])
  }

  /// Every opening in a list, or in what follows on it, that says what follows its end.
  ///
  /// The order numbers the names, and saved states know them: all that is done with the values of
  /// one event, then what is done on the last of the other events.
  fileprivate func followedOpenings(in list: ActionList) -> [ID<Action>] {
    if isFlat(list, .all) { return [] }
    var found: [ID<Action>] = []
    var waiting = [list]
    while let next = waiting.popLast() {
      for id in actions(in: next, into: .ofOneEvent, order: .lastActionFirst) {
        if actions[id].nested.isDisjoint(with: .onOtherEvents) { continue }
        if !lists(within: actions[id].kind, .followings).isEmpty { found.append(id) }
        waiting += lists(within: actions[id].kind, .onOtherEvents).map(\.actions)
      }
    }
    return found
  }
}
