import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// What the app does, whatever is on top.
  mutating func appRules(at top: Int32) -> [PushdownRule] {
    if premise.isUserOnly { return [] }
    var rules: [PushdownRule] = []
    let zone = zone(top)
    let flows = zone.flow == flow ? [flow] : [zone.flow, flow]
    if zone.flow != flow, flowsWithAppEvents.contains(where: { !flows.contains($0) }) {
      note(.appEventInside)
    }
    for id in flows where !project.flows[id].app.isEmpty {
      if !zone.isMain || zone.flow != id { note(.appEventInside) }
      if seat(top).base == .alert {
        for event in project.flows[id].app {
          rules += list(
            project.transitions[event].actions, as: .app(event), at: top, reach: .flow,
            source: .later)
        }
      } else {
        rules += sharedRules(.app(id), project.flows[id].app, besides: [], at: top)
      }
    }
    return rules + linkRules(at: top)
  }

  /// Links from the root are taken where only the root is shown, or what its tabs hold; those that
  /// open on top, anywhere.
  private mutating func linkRules(at top: Int32) -> [PushdownRule] {
    if links.isEmpty { return [] }
    let shown = [top] + containers(around: top).map(\.symbol)
    let inner = shown.flatMap { [zone($0).flow] + seat($0).runs.compactMap(\.flow) }
    if !routes.flows.isEmpty || inner.contains(where: { $0 != flow && links[$0] != nil }) {
      note(.link)
    }
    let own = links[flow] ?? FlowLinks()
    if project.flows[flow].links.when != nil { note(.requires) }
    // What closes on the way to the root is told of, which the root alone doesn't show.
    if tellsEnds, !own.entries.isEmpty || !own.fromRoot.isEmpty { note(.link) }
    let onTop = own.onTop.indices
    var rules = onTop.isEmpty ? [] : [enter(.links(flow), onTop, at: top)]
    for link in own.entries { rules += follow(link, at: top, Self.idle) }
    if !own.fromRoot.isEmpty || !routes.flows.isEmpty {
      rules += linkRules(fromRootBelow: top, Self.idle)
    }
    return rules
  }

  /// What is above the root goes in steps that all links share.
  mutating func linkRules(fromRootBelow top: Int32, _ control: Int32) -> [PushdownRule] {
    if !isInRoot(top) {
      return goDownSilently(
        Unwinding(goal: .links, action: nil, then: .nothing), at: top, Firing(control: control))
    }
    return (links[flow]?.fromRoot ?? []).flatMap { follow($0, at: top, control) }
      + embeddedLinkRules(at: top, control)
  }

  private func isInRoot(_ top: Int32) -> Bool {
    seat(containers(around: top).last?.symbol ?? top).base == .root
  }

  /// Takes a link where it can be taken.
  private mutating func follow(
    _ link: ID<DeepLink>, at top: Int32, _ control: Int32
  ) -> [PushdownRule] {
    let deepLink = project.deepLinks[link]
    let firing = Firing(control: control, label: label(.link(link)))
    let containers = containers(around: top)
    if !zone(top).isMain { note(.link) }
    guard isOpen(deepLink.way),
      deepLink.isOnTop || isReady(for: deepLink.way, containers + [(top, -1)])
    else { return [] }
    if deepLink.entry != nil {
      guard let entry = entry(deepLink.entry, of: flow) else { return [] }
      return perform(cursors.number(of: Cursor(entering: entry)), at: top, firing)
    }
    return build(deepLink.way, above: containers, on: top, firing)
  }

  /// What the links of a block put on top of a destination, whichever that is.
  mutating func linkRules(of block: SharedBlock, _ flow: ID<Flow>) -> [BlindRule] {
    guard let links = links[flow]?.onTop else { return [] }
    var zone = zones[block.zone]
    add(block.own, to: &zone)
    var rules: [BlindRule] = []
    for link in links[block.range] {
      let way = project.deepLinks[link].way
      if !isOpen(way) { continue }
      let label = label(.link(link))
      rules += placings(of: way, over: zone).map {
        BlindRule(
          push: $0[0].symbol, to: control(placing: $0, then: .nothing), label: label, cost: 1)
      }
    }
    return rules
  }

  mutating func isOpen(_ way: [ID<Screen>]) -> Bool {
    let passages = way.map { passage(to: $0) }
    if passages.contains(where: \.isAsked) { note(.requires) }
    return passages.allSatisfy(\.isPossible)
  }

  /// Whether no switch around shows another case than that through which the way leads.
  func isReady(
    for way: [ID<Screen>], _ containers: [(symbol: Int32, part: Int32)]
  ) -> Bool {
    containers.allSatisfy { container, part in
      guard case .switch(_, let cases) = project.screens[symbol(container).screen].kind else {
        return true
      }
      let all = Array(project.cases[cases])
      let named = all.filter { $0.screen.id.map { way.contains($0) } ?? false }
      if named.isEmpty { return true }
      return part >= 0 && named.contains { $0.index == all[Int(part)].index }
    }
  }

  /// From the root: what is a root around already stays, and everything else comes on top.
  private mutating func build(
    _ way: [ID<Screen>], above containers: [(symbol: Int32, part: Int32)], on top: Int32,
    _ firing: Firing
  ) -> [PushdownRule] {
    var around = containers.flatMap { shownScreens(at: $0.symbol) }
    if seat(top).base == .root || seat(top).base == .container {
      around += shownScreens(at: top)
    } else if containers.contains(where: { parts(of: $0.symbol).contains(where: way.contains) }) {
      return []
    }
    var way = way
    if way.count > 1, !around.contains(way[0]) { note(.link) }
    way.removeAll { around.contains($0) }
    for container in containers.map(\.symbol) {
      let parts = parts(of: container)
      if case .split = project.screens[symbol(container).screen].kind {
        way.removeAll { parts.contains($0) }
      } else if parts.contains(where: way.contains) {
        return build(way, throughPartOf: container, on: top, firing)
      }
    }
    return build(way, on: top, firing)
  }

  /// A way that leads through another tab begins where that is selected, from the root of this one;
  /// what is deeper in this tab was above that root before.
  private mutating func build(
    _ way: [ID<Screen>], throughPartOf container: Int32, on top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    guard case .tabs = project.screens[symbol(container).screen].kind,
      seat(top).base == .container, zone(top).container == container, let first = way.first,
      let index = tab(of: first, in: container)
    else { return [] }
    let tab = opened(first, asPart: index, of: container)
    return tab.flatMap { tab -> [PushdownRule] in
      var ways = [tab]
      if way.count > 1, let root = tab.last {
        ways = placings(of: Array(way.dropFirst()), over: over(root.symbol)).map { tab + $0 }
      }
      return ways.map { placings in
        PushdownRule(
          .swap(placings[0].symbol), to: control(placing: placings, then: .nothing),
          label: firing.label, cost: firing.cost)
      }
    }
  }

  /// The roots of all tabs, columns or cases of a container.
  private func parts(of container: Int32) -> [ID<Screen>] {
    switch project.screens[symbol(container).screen].kind {
    case .tabs(let tabs): project.tabs[tabs].compactMap { $0.screen?.id }
    case .split(let columns): project.columns[columns].compactMap(\.screen.id)
    case .switch(_, let cases): project.cases[cases].compactMap(\.screen.id)
    default: []
    }
  }

  private mutating func build(
    _ way: [ID<Screen>], on top: Int32, _ firing: Firing
  ) -> [PushdownRule] {
    if way.isEmpty, firing.control != Self.idle {
      return [PushdownRule(.swap(top), to: Self.idle, label: firing.label, cost: firing.cost)]
    }
    return placings(of: way, over: over(top)).map { placings in
      PushdownRule(
        .push(under: top, top: placings[0].symbol), to: control(placing: placings, then: .nothing),
        label: firing.label, cost: firing.cost)
    }
  }

  mutating func placings(of way: [ID<Screen>], over zone: Zone) -> [[Placing]] {
    guard let first = way.first else { return [] }
    var ways = put(first, over: zone)
    for screen in way.dropFirst() {
      ways = each(of: ways) { stack, before in
        let zone = before.last.map { stack.over($0.symbol) } ?? zone
        return stack.put(screen, over: zone).map { before + $0 }
      }
    }
    return ways.filter { !$0.isEmpty }
  }

  /// What comes of each of some stacks; of too many the last are left out.
  mutating func each(
    of stacks: [[Placing]], _ grown: (inout FlowStack, [Placing]) -> [[Placing]]
  ) -> [[Placing]] {
    var found: [[Placing]] = []
    for stack in stacks {
      found += grown(&self, stack)
      if found.count <= Self.mostPlacings { continue }
      note(.manyPlacings)
      return Array(found.prefix(Self.mostPlacings))
    }
    return found
  }

  /// How many stacks one link may open, by the cases of the switches on its way.
  static let mostPlacings = 256

  private mutating func put(_ screen: ID<Screen>, over zone: Zone) -> [[Placing]] {
    switch coming(of: screen, nil) {
    case .onStack(let arrival):
      return opened(screen, Seat(arrival: arrival), zones.number(of: zone), nil)
    case .inLayer(let base, let canSwipe):
      let layer = zones.number(of: zone.layer(canSwipe: canSwipe))
      return opened(screen, Seat(arrival: .root, base: base), layer, nil)
    case .inPlace:
      note(.link)
      return opened(screen, Seat(arrival: .push), zones.number(of: zone), nil)
    }
  }
}
