import FlowModel

/// How a link comes to its flow.
struct LinkAccess {
  /// The run from which it goes on.
  let run: Number<Run>
  /// The screens that it opens on the way into the flow; none if the flow runs.
  let entrances: ArraySlice<LinkEntrance>
}

extension Execution {
  /// How a link comes to its flow: to the topmost run, if the flow runs, or else by the shortest way from
  /// the innermost flow around it that runs.
  func access(by link: ID<DeepLink>) -> LinkAccess? {
    guard let flow = owner(of: link).map({ project.screens[$0].flow }) else { return nil }
    if let run = state.run(of: flow) { return LinkAccess(run: run, entrances: []) }
    let deepLink = project.deepLinks[link]
    let route = interpreter.routes.route(of: deepLink, in: flow, of: project) ?? []
    for (index, entrance) in route.enumerated().reversed() {
      let outer = project.screens[entrance.host].flow
      if let run = state.run(of: outer) {
        return LinkAccess(run: run, entrances: route[index...])
      }
    }
    return nil
  }

  /// Whether all screens on the way of a link may come, and every `switch` and all tabs on it show the case
  /// and the tab through which it leads. Links on top ask none of a flow that runs.
  mutating func mayFollow(_ link: DeepLink, by access: LinkAccess) -> Bool {
    let (entrances, run) = (access.entrances, access.run)
    var tabs: [ID<Screen>] = []
    if !link.isOnTop || !entrances.isEmpty {
      tabs = hiddenTabs(around: run).compactMap { screen(ofTab: $1, in: $0) }
    }
    let all = tabs + entrances.flatMap(\.way) + link.asked
    if !all.allSatisfy({ mayCome(to: $0) }) { return false }
    guard let first = entrances.first else { return link.isOnTop || isReady(for: link.asked, run) }
    return isReady(for: first.way, run)
      && entrances.dropFirst().allSatisfy { willShowCases(on: $0.way) }
      && (link.isOnTop || willShowCases(on: link.asked))
  }

  /// Goes to the screens that embed the flow of a link; returns the run of that flow.
  mutating func enter(_ access: LinkAccess, _ values: [Binding]) -> Number<Run>? {
    var run = access.run
    for entrance in access.entrances {
      let needed = Set(entrance.needs.map(\.name.symbol))
      let scope = Scope(event: values.filter { needed.contains($0.name) })
      let context = Context(source: .onTop, run: run, scope: scope, isFlowWide: true)
      returnToRoot(of: run)
      build(entrance.way, false, context)
      guard let inner = self.run(in: entrance.host, within: run) else { return nil }
      run = inner
    }
    return run
  }

  /// The topmost run of the flow that a screen embeds.
  private func run(in host: ID<Screen>, within outer: Number<Run>) -> Number<Run>? {
    for number in state.shown.reversed() {
      guard let innermost = state.destinations[number]?.run else { continue }
      let runs = state.outward(from: innermost).prefix { $0 != outer }
      let inner = runs.first { state.runs[$0]?.host == host && state.runs[$0]?.end == nil }
      if let inner { return inner }
    }
    return nil
  }

  /// Whether every `switch` on the way through a flow that does not run yet will show the case through
  /// which the way leads, and all tabs the tab.
  private mutating func willShowCases(on way: [ID<Screen>]) -> Bool {
    zip(way, way.dropFirst()).allSatisfy { willShow($1, in: $0) }
  }

  private mutating func willShow(_ shown: ID<Screen>, in container: ID<Screen>) -> Bool {
    switch project.screens[container].kind {
    case .switch(let reference, let cases):
      guard let value = reference.id.map({ state.values[Int($0.index)] }) else { return true }
      return project.cases[cases].contains { $0.screen.id == shown && $0.index == value }
    case .tabs(let tabs):
      let named = project.tabs[tabs].filter { $0.screen?.id == shown }
      return named.isEmpty || named.contains { tab in tab.when.map { holds($0) } ?? true }
    default: return true
    }
  }

  /// The tabs that hold a run and are not selected, the innermost first.
  func hiddenTabs(
    around run: Number<Run>
  ) -> [(container: Number<Destination>, index: Int)] {
    var found: [(Number<Destination>, Int)] = []
    var inside = state.members(of: run).first
    while let number = inside, let stack = state.destinations[number]?.stack,
      let container = state.stacks[stack]?.container
    {
      if case .tabs(let stacks, let selected) = state.destinations[container]?.content,
        let index = stacks.firstIndex(of: stack), index != selected
      {
        found.append((container, index))
      }
      inside = container
    }
    return found
  }

  private func screen(ofTab index: Int, in container: Number<Destination>) -> ID<Screen>? {
    guard let screen = state.destinations[container]?.screen,
      case .tabs(let tabs) = project.screens[screen].kind
    else { return nil }
    return project.tabs[ID(tabs.startIndex + index)].screen?.id
  }
}
