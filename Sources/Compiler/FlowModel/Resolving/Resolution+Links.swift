import FlowDiagnostics
import FlowSyntax

extension Resolution {
  mutating func deepLinks(_ syntax: Syntax?) -> IDRange<DeepLink> {
    guard let syntax else { return .empty }
    let all = syntax.kind == .sequence ? syntax.items : [syntax]
    let resolved = all.compactMap { deepLink($0) }
    return project.deepLinks.append(contentsOf: resolved)
  }

  private mutating func deepLink(_ syntax: Syntax) -> DeepLink? {
    guard let written = syntax.text ?? syntax[.path]?.text else { return nil }
    return DeepLink(
      pattern: written, path: pattern(written), entry: syntax[.entry]?.name,
      stack: (syntax[.stack]?.names ?? []).map { screen($0) }, isOnTop: isTrue(syntax[.onTop]))
  }

  private mutating func pattern(_ written: Text) -> LinkPattern? {
    switch LinkPatternParser.parse(text(written), &project.symbols) {
    case .success(let pattern): return pattern
    case .failure(let mistake):
      error(
        "invalid-link", "'\(text(written))' can't be the path of a link: \(mistake.reason)",
        at: written.range,
        hint: mistake.hint ?? "write a path such as '/products/{id}?page={page}'")
      return nil
    }
  }

  /// Holds what links say against what their screens take, and finds the way that each one opens.
  mutating func settleLinks() {
    let carriers = project.linkCarriers
    var outer: [(flow: ID<Flow>, ways: WaysIn)] = []
    var longest: Text?
    for flow in project.flows.ids where carriers.all.contains(flow) {
      let linked = project.flows[flow].screens.filter { !project.screens[$0].deepLinks.isEmpty }
      let ways = WaysIn(to: flow, in: project)
      if carriers.outer.contains(flow) { outer.append((flow, ways)) }
      for screen in linked {
        for link in project.screens[screen].deepLinks {
          project.deepLinks[link].inputs = inputs(of: project.deepLinks[link], to: screen)
          check(link, of: screen)
          let way = ways.way(to: screen, by: project.deepLinks[link], most: Limit.linkedScreens)
          if way == nil { longest = longest ?? project.deepLinks[link].pattern }
          project.deepLinks[link].way = way ?? [screen]
          project.deepLinks[link].asked = project.asked(by: project.deepLinks[link])
          project.deepLinks[link].fork = ways.fork(on: project.deepLinks[link])
        }
      }
    }
    if let longest { linkIsTooLong(longest) }
    for (flow, ways) in outer { settleEntrances(of: flow, in: ways, carriers) }
  }

  /// What the URLs of a link to a screen may bring: what the screen takes, or else what the entry takes,
  /// and of the screen's what the path says besides.
  private mutating func inputs(of link: DeepLink, to screen: ID<Screen>) -> IDRange<Parameter> {
    let own = project.screens[screen].parameters
    let flow = project.screens[screen].flow
    guard let name = link.entry?.symbol, let entry = project.entry(name, of: flow) else {
      return own
    }
    let taken = project.parameters[entry.parameters]
    let said = Set(link.path?.parameters ?? []).subtracting(taken.map(\.name.symbol))
    let others = project.parameters[own].filter { said.contains($0.name.symbol) }
    if others.isEmpty { return entry.parameters }
    return project.parameters.append(contentsOf: taken + others)
  }
}

/// The shortest ways from a flow's start to its screens, by containers and by steps forward.
struct WaysIn {
  private var depths: [ID<Screen>: Int] = [:]
  private var before: [ID<Screen>: ID<Screen>] = [:]
  /// Of screens with several shortest ways, the screen before on the second of them.
  private var other: [ID<Screen>: ID<Screen>] = [:]

  init(to flow: ID<Flow>, in project: FlowProject) {
    guard let start = project.flows[flow].start?.id else { return }
    depths[start] = 0
    var waiting = [start]
    var next = 0
    // A shared event leads on from the first screen that has it, and to nothing new from the others.
    var shared: [IDRange<Transition>: [ID<Transition>]] = [:]
    while next < waiting.count {
      let screen = waiting[next]
      next += 1
      let depth = (depths[screen] ?? 0) + 1
      for target in project.forward(from: screen, &shared) {
        guard let known = depths[target] else {
          depths[target] = depth
          before[target] = screen
          waiting.append(target)
          continue
        }
        if known == depth, before[target] != screen, other[target] == nil {
          other[target] = screen
        }
      }
    }
  }

  /// The screens from the start to one; nothing if no way leads there.
  func way(to screen: ID<Screen>) -> [ID<Screen>]? {
    guard depths[screen] != nil else { return nil }
    return Array(sequence(first: screen) { before[$0] }.reversed())
  }

  /// Where another way parts from a link's that is as short, where the link says nothing of its way.
  func fork(on link: DeepLink) -> (taken: ID<Screen>, other: ID<Screen>)? {
    if link.isOnTop || link.entry != nil || !link.stack.isEmpty { return nil }
    for (taken, screen) in zip(link.way, link.way.dropFirst()).reversed() {
      if let other = other[screen] { return (taken, other) }
    }
    return nil
  }

  /// The screens that a link opens, from the start to its own: those it says, or the shortest way;
  /// nothing if there are too many.
  func way(to screen: ID<Screen>, by link: DeepLink, most: Int) -> [ID<Screen>]? {
    let said = link.stack.compactMap(\.id) + [screen]
    if link.isOnTop { return said }
    let depth = depths[said[0]] ?? 0
    if depth + said.count > most { return nil }
    return sequence(first: said[0]) { before[$0] }.dropFirst().reversed() + said
  }
}

extension FlowProject {
  /// The screens on a link's way that are asked before it is followed.
  fileprivate func asked(by link: DeepLink) -> [ID<Screen>] {
    if link.entry == nil { return link.way }
    return Array(link.way.prefix { brings(link, what: $0) })
  }

  /// The screens that stand in a container, or that a screen's events show above it: its own events, and the shared
  /// ones that no screen before had.
  ///
  /// - Parameter left: Of each range of shared events, those that no screen has had yet; all, if the range is missing.
  fileprivate func forward(
    from id: ID<Screen>, _ left: inout [IDRange<Transition>: [ID<Transition>]]
  ) -> [ID<Screen>] {
    let screen = screens[id]
    let own = screen.transitions.flatMap { shown(by: transitions[$0].actions) }
    if screen.isContainer { return held(by: id) + own }
    var shared = groupUses[screen.uses].compactMap(\.id).map { groups[$0].transitions }
    shared.append(flows[screen.flow].anywhere)
    return shared.reduce(into: own) { found, range in
      let events = left[range] ?? Array(range)
      let heard = events.filter { transition(of: id, on: transitions[$0].event.symbol) == $0 }
      if heard.isEmpty { return }
      left[range] = heard.count == events.count ? [] : events.filter { !heard.contains($0) }
      found += heard.flatMap { shown(by: transitions[$0].actions) }
    }
  }

  /// The screen that a list shows before another change.
  private func shown(by list: ActionList) -> [ID<Screen>] {
    var targets: [ID<Screen>] = []
    walk(list, into: .ofOneEvent, order: .lastActionFirst, from: false) { action, hasMoved in
      if hasMoved { return }
      let kind = actions[action].kind
      if case .show(let show) = kind, let target = show.target.id, style(of: show) != .replace,
        screens[target].alert == nil
      {
        targets.append(target)
      }
      hasMoved = kind.moves
    } enter: { _, _, hasMoved in
      hasMoved ? nil : false
    }
    return targets
  }
}
