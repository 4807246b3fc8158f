import Foundation

/// How links come to their flows.
extension FlowNavigator {
  /// The passage of a URL: to a flow that runs, or else to the nearest of those that could.
  func passage(for url: URL, from flow: any FlowDefinition) -> FlowPassage? {
    runningPassage(for: url, from: flow) ?? embeddedPassage(for: url, from: flow)
  }

  private func runningPassage(for url: URL, from flow: any FlowDefinition) -> FlowPassage? {
    var level: [any FlowDefinition] = [flow]
    while !level.isEmpty {
      for definition in level {
        guard let way = definition.way(to: url) else { continue }
        return FlowPassage(url: url, way: way, definition: definition, hops: [])
      }
      let inside = level.flatMap(\.children).sorted { $0.key.number < $1.key.number }
      level = inside.map(\.value).filter { run(of: $0) != nil }
    }
    return nil
  }

  /// Through the fewest flows, and of these by the fewest screens.
  private func embeddedPassage(for url: URL, from flow: any FlowDefinition) -> FlowPassage? {
    var level: [Candidate] = [Candidate(definition: flow, hops: [], length: 0)]
    var known: Set = [flow.kind]
    while !level.isEmpty {
      let next = level.flatMap { $0.inside(for: url) }
      let order = next.indices.sorted { (next[$0].length, $0) < (next[$1].length, $1) }
      level = order.map { next[$0] }.filter { known.insert($0.definition.kind).inserted }
      for candidate in level {
        guard let way = candidate.definition.way(to: url) else { continue }
        return FlowPassage(
          url: url, way: way, definition: candidate.definition, hops: candidate.hops)
      }
    }
    return nil
  }

  /// A flow that could have a link, and the screens that lead into it.
  private struct Candidate {
    let definition: any FlowDefinition
    let hops: [FlowPassage.Hop]
    let length: Int

    @MainActor func inside(for url: URL) -> [Candidate] {
      definition.stepsIn(for: url).compactMap { steps in
        guard let host = steps.last?.destination,
          case .flow(_, let makeDefinition)? = definition.traits(of: host)?.content
        else { return nil }
        let hop = FlowPassage.Hop(definition: definition, steps: steps, host: host.anyScreen)
        return Candidate(
          definition: makeDefinition(), hops: hops + [hop], length: length + steps.count)
      }
    }
  }

  /// The run from which a passage goes on, and the screens that it opens on the way; `nil` if no flow
  /// of the passage runs.
  func place(of passage: FlowPassage) -> (run: FlowRun.ID, hops: ArraySlice<FlowPassage.Hop>)? {
    if let run = topmostRun(like: passage.definition) { return (run, []) }
    for (index, hop) in passage.hops.enumerated().reversed() {
      if let run = topmostRun(like: hop.definition) { return (run, passage.hops[index...]) }
    }
    return nil
  }

  /// The topmost run of a flow that is going on; what is on screen comes before what is not.
  func topmostRun(like definition: any FlowDefinition) -> FlowRun.ID? {
    topmostRun { $0.kind == definition.kind }
  }

  /// The same for any flow.
  func topmostRun(where isWanted: (any FlowDefinition) -> Bool) -> FlowRun.ID? {
    for number in state.shown.reversed() + state.all.reversed() {
      guard let page = state.pages[number] else { continue }
      let run = state.enclosingRuns(of: page.run).first { run in
        state.runs[run]?.end == nil && definitions[run]?.definition.map(isWanted) == true
      }
      if let run { return run }
    }
    return nil
  }

  /// Whether all screens on a way may come, and every `switch` and all tabs on it show the case and the tab
  /// through which it leads. Links on top ask none of a flow that runs.
  func mayFollow(
    _ passage: FlowPassage, _ hops: ArraySlice<FlowPassage.Hop>, from run: FlowRun.ID
  ) -> Bool {
    let way = passage.way
    if !way.isOnTop || !hops.isEmpty {
      for (container, index) in hiddenTabs(around: run) {
        guard let root = tabs(of: container)[index].root, let outer = state.pages[container]?.run,
          mayCome(to: root, in: outer)
        else { return false }
      }
    }
    let all = hops.map { ($0.definition, $0.steps) } + [(passage.definition, way.steps)]
    for (definition, steps) in all {
      if !steps.allSatisfy({ mayCome(to: $0.destination, by: definition) }) { return false }
    }
    guard let first = hops.first else { return way.isOnTop || isReady(for: way.steps, run) }
    return isReady(for: first.steps, run)
      && hops.dropFirst().allSatisfy { $0.definition.willShowCases(on: $0.steps) }
      && (way.isOnTop || passage.definition.willShowCases(on: way.steps))
  }

  /// The topmost run of the flow that a screen embeds.
  func run(in host: FlowScreen, within outer: FlowRun.ID) -> FlowRun.ID? {
    for number in state.shown.reversed() {
      guard let page = state.pages[number] else { continue }
      let inner = state.enclosingRuns(of: page.run).prefix { $0 != outer }
        .first { state.runs[$0]?.end == nil && state.runs[$0]?.host?.anyScreen == host }
      if let inner { return inner }
    }
    return nil
  }

  /// The tabs that hold a run and are not selected, the innermost first.
  func hiddenTabs(around run: FlowRun.ID) -> [(container: FlowPage.ID, index: Int)] {
    var found: [(FlowPage.ID, Int)] = []
    var inside = state.members(of: run).first
    while let number = inside, let stack = state.pages[number]?.stack,
      let container = state.stacks[stack]?.container
    {
      if case .tabs(let tabs, let selected) = state.pages[container]?.content,
        let index = tabs.firstIndex(where: { $0.stack == stack }), index != selected
      {
        found.append((container, index))
      }
      inside = container
    }
    return found
  }
}

extension FlowDefinition {
  /// What tells flows apart.
  var kind: ObjectIdentifier { ObjectIdentifier(type(of: self)) }

  /// ``waysIn(for:)`` without the type of the flow.
  func stepsIn(for url: URL) -> [[FlowSequence.Step]] {
    waysIn(for: url).compactMap { $0?.flatMap(\.steps) }
  }

  /// Whether every `switch` on a way through the flow will show the case through which it leads, and all tabs
  /// the tab.
  func willShowCases(on way: [FlowSequence.Step]) -> Bool {
    zip(way, way.dropFirst()).allSatisfy { container, shown in
      let screen = shown.destination.anyScreen
      switch traits(of: container.destination)?.content {
      case .region(_, let current): return current?.anyScreen == screen
      case .tabs(let tabs):
        let named = tabs.filter { $0.screen == screen }
        return named.isEmpty
          || named.contains { $0.isShown() && $0.starts(with: shown.destination) }
      default: return true
      }
    }
  }
}
