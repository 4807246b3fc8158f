import FlowDiagnostics
import FlowModel

/// Screens that the end of what they await replaces by one another, whatever it is.
struct AwaitLoops {
  /// The screens of each loop, with the action that leads on from each.
  private(set) var all: [[(screen: ID<Screen>, action: ID<Action>)]] = []

  init(of analysis: FlowAnalysis) {
    let project = analysis.project
    var ways: [ID<Screen>: [(action: ID<Action>, target: ID<Screen>)]] = [:]
    for id in project.screens.ids where analysis.isReachable(id) {
      ways[id] = project.waysOfAllEnds(of: id)
    }
    var sources: [ID<Screen>: [ID<Screen>]] = [:]
    for (screen, ways) in ways {
      for way in ways { sources[way.target, default: []].append(screen) }
    }
    // Whoever leads to a screen that waits for the user leads out of the loop.
    var waiting = project.screens.ids.filter { ways[$0] == nil }
    while let calm = waiting.popLast() {
      for screen in sources[calm] ?? [] where ways.removeValue(forKey: screen) != nil {
        waiting.append(screen)
      }
    }
    var seen: Set<ID<Screen>> = []
    for id in project.screens.ids where ways[id] != nil && !seen.contains(id) {
      if let loop = Self.loop(from: id, over: ways, &seen) { all.append(loop) }
    }
  }

  /// Follows the first way of each screen until it comes round.
  private static func loop(
    from first: ID<Screen>, over ways: [ID<Screen>: [(action: ID<Action>, target: ID<Screen>)]],
    _ seen: inout Set<ID<Screen>>
  ) -> [(screen: ID<Screen>, action: ID<Action>)]? {
    var path: [(screen: ID<Screen>, action: ID<Action>)] = []
    var places: [ID<Screen>: Int] = [:]
    var next = first
    while seen.insert(next).inserted, let way = ways[next]?.first {
      places[next] = path.count
      path.append((next, way.action))
      next = way.target
    }
    return places[next].map { Array(path[$0...]) }
  }
}

extension FlowProject {
  /// The screens that take the place of one when what it awaits ends; nothing if an event, an end or a
  /// way back leads elsewhere.
  fileprivate func waysOfAllEnds(
    of id: ID<Screen>
  ) -> [(action: ID<Action>, target: ID<Screen>)]? {
    let screen = screens[id]
    guard case .view = screen.kind, let outcome = screen.awaits?.outcome.id, screen.uses.isEmpty,
      flows[screen.flow].anywhere.isEmpty, hearers[id] == nil
    else { return nil }
    let ends = outcomeEnds[outcomes[outcome].ends].map(\.name.symbol)
    guard Set(transitions[screen.transitions].map(\.event.symbol)) == Set(ends) else { return nil }
    let ways = transitions[screen.transitions].map { replacement(in: $0.actions) }
    return ways.contains { $0 == nil } || ways.isEmpty ? nil : ways.compactMap(\.self)
  }

  /// The screen by which a list replaces its own, if it does nothing else that moves.
  private func replacement(
    in list: ActionList
  ) -> (action: ID<Action>, target: ID<Screen>)? {
    let moves = list.filter { actions[$0].kind.moves || actions[$0].nested != [] }
    guard moves.count == 1, let action = moves.first else { return nil }
    switch actions[action].kind {
    case .show(let show) where style(of: show) == .replace && show.from == nil:
      return show.target.id.map { (action, $0) }
    case .setRoot(let target, _): return target.id.map { (action, $0) }
    default: return nil
    }
  }
}
