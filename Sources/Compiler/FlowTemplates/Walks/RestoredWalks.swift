import FlowModel
import FlowSemantics

/// The places of new launches.
struct WalkRestorations {
  /// At the end of these walks, by number.
  var ends: Set<Int> = []
  /// On walks of their own.
  var walks: [Walk] = []
}

extension SwiftNaming {
  /// The three places that lie deepest, each elsewhere: at the end of a walk if one ends there, else
  /// the shortest way there that the walks know.
  func restorations(among walks: [Walk]) -> WalkRestorations {
    var restorations = WalkRestorations()
    for way in deepestWays(among: walks).prefix(3) {
      let end = walks.firstIndex { walk in
        walk.end?.look == way.end?.look && walk.steps.allSatisfy { $0.denied == nil }
          && walk.end.map { isRestorable($0) } == true
      }
      if let end { restorations.ends.insert(end) } else { restorations.walks.append(way) }
    }
    return restorations
  }

  /// Ways to all that can be kept, the deepest first; of what looks the same the shortest.
  private func deepestWays(among walks: [Walk]) -> [Walk] {
    var next: [RunningState: [WalkStep]] = [:]
    for step in walks.flatMap(\.steps) where step.denied == nil && !step.isTwice {
      next[step.before, default: []].append(step)
    }
    var ways = walks.first.map { [Walk(start: $0.start, steps: [])] } ?? []
    var seen: Set<RunningState> = Set(ways.map(\.start.state))
    var place = 0
    while place < ways.count {
      for var step in next[ways[place].end ?? ways[place].start.state] ?? []
      where seen.insert(step.after.state).inserted {
        step.isNew = false
        ways.append(Walk(start: ways[place].start, steps: ways[place].steps + [step]))
      }
      place += 1
    }
    var looks: Set<[[ID<Screen>]]> = []
    let deep = ways.filter { way in
      guard let end = way.end, end.depth > 1, isRestorable(end) else { return false }
      return looks.insert(end.look).inserted
    }
    return deep.enumerated().sorted { one, other in
      (other.element.end?.depth ?? 0, one.offset) < (one.element.end?.depth ?? 0, other.offset)
    }.map(\.element)
  }

  /// Whether all of a state can be kept: every destination, and what follows the end of each.
  private func isRestorable(_ state: RunningState) -> Bool {
    let hosts = state.runs.values.compactMap(\.host)
    let screens = state.destinations.values.map(\.screen) + hosts
    let openers = state.layers.map(\.opener) + state.runs.values.map(\.opener)
    return state.end == nil && (isAllCodable || openers.allSatisfy { $0?.action == nil })
      && screens.allSatisfy { id in
        let screen = project.screens[id]
        return project.flows[screen.flow].restores && isRestorable(screen)
      }
  }
}

extension Walk {
  fileprivate var end: RunningState? { steps.last?.after.state }
}

extension RunningState {
  /// The screens of each layer, from bottom to top.
  fileprivate var look: [[ID<Screen>]] { scenes.map { $0.pages.map(\.screen) } }

  fileprivate var depth: Int { scenes.reduce(0) { $0 + $1.pages.count } }
}
