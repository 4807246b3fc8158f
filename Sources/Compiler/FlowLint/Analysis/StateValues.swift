import FlowModel
import GraphAlgorithms

/// Which values the app's states can have while a screen is there.
///
/// A `switch` drops what lies above it when its state changes, so what is only ever shown from one
/// of its cases is there only while the state has that value. What may have left the region counts
/// as there always; of the states, the first with 256 values together are followed.
struct StateValues: Sendable {
  /// For each state that is followed, where its values begin among the bits.
  private var places: [ID<AppState>: Int] = [:]
  private var masks: [WideMask]
  /// The first `switch` whose state isn't followed, and another one because its state has too many
  /// values by itself.
  private(set) var unfollowed: (switch: ID<Screen>?, large: ID<Screen>?) = (nil, nil)
  private let counts: [Int]

  init(of project: FlowProject, _ screens: ScreenGraph) {
    masks = Array(repeating: WideMask(), count: screens.graph.nodeCount)
    counts = project.states.elements.map(\.cases.count)
    follow(project)
    if places.isEmpty { return }
    spread(from: seeds(of: project, screens), over: screens, project)
  }

  /// The values that a state can have while a screen is there, a bit for each.
  func values(of state: ID<AppState>, at screen: ID<Screen>) -> UInt64 {
    let all = allValues(of: state)
    guard let place = places[state] else { return all }
    let known = masks[Int(screen.index)].bits(from: place) & all
    return known == 0 ? all : known
  }

  private mutating func follow(_ project: FlowProject) {
    var next = 0
    for screen in project.screens.ids {
      guard case .switch(let state, _) = project.screens[screen].kind, let id = state.id,
        places[id] == nil
      else { continue }
      let count = counts[Int(id.index)]
      // The values of a state stand in one word.
      let place = next % 64 + count > 64 ? (next / 64 + 1) * 64 : next
      if count > 64 {
        unfollowed.large = unfollowed.large ?? screen
      } else if place + count > WideMask.width {
        unfollowed.switch = unfollowed.switch ?? screen
      } else {
        places[id] = place
        next = place + count
      }
    }
  }

  /// The screens that can come up whatever the states are.
  private func seeds(of project: FlowProject, _ screens: ScreenGraph) -> [Int] {
    var seeds = project.flows.elements.compactMap { $0.start?.id }
    for action in project.actions.elements {
      switch action.kind {
      case .setRoot(let target, _), .showInNextColumn(let target, _):
        seeds += [target.id].compactMap { $0 }
      case .show(let show) where show.from != nil: seeds += [show.target.id].compactMap { $0 }
      default: break
      }
    }
    for (index, edge) in screens.graph.edges.enumerated() {
      guard let move = screens.move(over: index) else { continue }
      let isOutside = screens.outside.contains(Int(edge.from)) && move.comesUpOnAnEvent
      if isOutside || move.mayLeaveItsRegion { seeds.append(move.target) }
    }
    return seeds.map { Int($0.index) }
      + project.deepLinks.elements.compactMap(\.way.first)
      .map { Int($0.index) }
  }

  private mutating func spread(from seeds: [Int], over screens: ScreenGraph, _ project: FlowProject)
  {
    let ways = project.waysOfLinks
    for seed in seeds { masks[seed] = .all }
    var waiting = seeds
    while let node = waiting.popLast() {
      let mask = masks[node]
      for edge in screens.graph.edges(from: node) {
        guard !screens.outside.contains(node) else { break }
        let move = screens.move(over: edge)
        if move?.staysInItsRegion == false { continue }
        let target = Int(screens.graph.edges[edge].to)
        add(restricted(mask, by: move?.test), to: target, &waiting)
      }
      for target in ways[node] ?? [] {
        let test = project.test(of: target, in: node)
        add(restricted(mask, by: test), to: Int(target.index), &waiting)
      }
    }
  }

  private mutating func add(_ mask: WideMask, to node: Int, _ waiting: inout [Int]) {
    if masks[node] | mask == masks[node] { return }
    masks[node] |= mask
    waiting.append(node)
  }

  /// What remains possible where a state has one value.
  private func restricted(
    _ mask: WideMask, by test: (state: ID<AppState>, value: Int)?
  ) -> WideMask {
    guard let test, let place = places[test.state] else { return mask }
    guard mask.contains(place + test.value) else { return WideMask() }
    var mask = mask
    mask.keep(place + test.value, among: allValues(of: test.state), from: place)
    return mask
  }

  private func allValues(of state: ID<AppState>) -> UInt64 {
    let count = counts[Int(state.index)]
    return count >= 64 ? .max : (1 << UInt64(count)) - 1
  }
}

extension Move {
  /// Whether the target comes up in the region of a switch that the source is in.
  fileprivate var staysInItsRegion: Bool {
    switch kind {
    case .show, .alert, .replace, .content, .embed: before == .nothing
    case .entrance, .elsewhere, .back: false
    }
  }

  fileprivate var comesUpOnAnEvent: Bool { event != nil && kind != .elsewhere && kind != .back }

  /// Whether the target may come up where the source's region has been left before.
  fileprivate var mayLeaveItsRegion: Bool {
    switch kind {
    case .show, .alert, .replace: before != .nothing
    case .entrance, .elsewhere, .back, .content, .embed: false
    }
  }
}

extension FlowProject {
  /// The steps of the ways that links open, by the screens that they begin at.
  fileprivate var waysOfLinks: [Int: [ID<Screen>]] {
    var ways: [Int: [ID<Screen>]] = [:]
    for link in deepLinks.elements {
      for (one, next) in zip(link.way, link.way.dropFirst()) {
        ways[Int(one.index), default: []].append(next)
      }
    }
    return ways
  }

  /// For a screen that is a switch, by which value it shows another.
  fileprivate func test(
    of target: ID<Screen>, in node: Int
  ) -> (state: ID<AppState>, value: Int)? {
    guard node < screens.ids.count, case .switch(let state, let cases) = screens[ID(node)].kind,
      let id = state.id,
      let value = self.cases[cases].first(where: { $0.screen.id == target })?.index
    else { return nil }
    return (id, value)
  }
}
