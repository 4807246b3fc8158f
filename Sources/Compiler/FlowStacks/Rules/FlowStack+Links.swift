import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// What the app does, whatever is on top.
  mutating func appRules(at top: PushdownSymbol) -> [PushdownRule] {
    if premise.isUserOnly { return [] }
    var rules: [PushdownRule] = []
    let surroundings = surroundings(top)
    let flows = surroundings.flow == flow ? [flow] : [surroundings.flow, flow]
    if flowsWithAppEvents.contains(where: { !flows.contains($0) }) {
      if surroundings.flow != flow {
        note(.appEventInside)
      } else if containers(around: top).contains(where: { isTabs($0.symbol) }) {
        note(.appEventInTab)
      }
    }
    for id in flows where !project.flows[id].app.isEmpty {
      if surroundings.sequence != nil { note(.appEventInside) }
      if surroundings.liesOnOtherRun, id != flow { note(.mixedFrames) }
      if placement(top).base == .alert {
        let frame = SharedBlock.Owner.app(id).frame(at: surroundings.flow)
        for event in project.flows[id].app {
          rules += list(
            project.transitions[event].actions, as: .app(event), at: top, frame: frame,
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
  private mutating func linkRules(at top: PushdownSymbol) -> [PushdownRule] {
    if links.isEmpty { return [] }
    let shown = [top] + containers(around: top).map(\.symbol)
    let inner = shown.flatMap { [surroundings($0).flow] + placement($0).runs.compactMap(\.flow) }
    if !routes.flows.isEmpty || inner.contains(where: { $0 != flow && links[$0] != nil }) {
      note(.link)
    }
    let own = links[flow] ?? FlowLinks()
    noteCondition(ofLinks: project.flows[flow].links.when)
    // What closes on the way to the root is told of, which the root alone doesn't show.
    if tellsEnds, !own.entriesOnTop.isEmpty || own.leadFromRoot { note(.link) }
    let (onTop, afterEvent) = (own.onTop.indices, afterEvent)
    var rules = onTop.isEmpty ? [] : linkRules(onTop: own.onTop, at: top)
    for link in own.entriesOnTop { rules += follow(link, at: top, afterEvent) }
    if own.leadFromRoot || !routes.flows.isEmpty {
      rules += linkRules(fromRootBelow: top, afterEvent)
    }
    return rules
  }

  /// What is above the root goes in steps that all links share.
  mutating func linkRules(
    fromRootBelow top: PushdownSymbol, throughCase: Bool = false, _ control: PushdownControl
  ) -> [PushdownRule] {
    if !isInRoot(top) {
      let down = Unwinding(goal: .links(throughCase: false), action: nil, then: .nothing)
      return goDownSilently(down, at: top, Firing(control: control))
    }
    let all = links[flow]?.fromRoot ?? []
    if isPushedInCase(top) {
      let through = all.filter { leads($0, throughCaseOf: top) }
      let down = Unwinding(goal: .links(throughCase: true), action: nil, then: .nothing)
      let below =
        through.isEmpty && routes.flows.isEmpty
        ? [] : goDownSilently(down, at: top, Firing(control: control))
      if throughCase { return below }
      let here = all.filter { !through.contains($0) }.flatMap { follow($0, at: top, control) }
      return below + here + entryRules(fromRootBelow: top, control)
    }
    let followed = throughCase ? all.filter { leads($0, throughCaseOf: top) } : all
    return followed.flatMap { follow($0, at: top, control) }
      + (throughCase ? [] : entryRules(fromRootBelow: top, control))
      + embeddedLinkRules(at: top, control)
  }

  /// Whether a link goes to the first screen of a case around the top.
  private func leads(_ link: ID<DeepLink>, throughCaseOf top: PushdownSymbol) -> Bool {
    let way = project.deepLinks[link].way
    return containers(around: top).contains { parts(of: $0.symbol).contains(where: way.contains) }
  }

  /// Takes a link where it can be taken.
  mutating func follow(
    _ link: ID<DeepLink>, at top: PushdownSymbol, _ control: PushdownControl
  ) -> [PushdownRule] {
    let deepLink = project.deepLinks[link]
    let firing = Firing(control: control, label: label(.link(link)))
    let containers = containers(around: top)
    if !surroundings(top).isMain { note(.link) }
    guard isOpen(deepLink.asked) else { return [] }
    if !deepLink.isOnTop, !isReady(for: deepLink.asked, containers + [(top, -1)]) {
      // It waits until the switch shows that case.
      note(.requires)
      return []
    }
    if let name = deepLink.entry {
      guard let entry = project.entry(name.symbol, of: flow) else { return [] }
      return perform(continuations.number(of: Continuation(entering: entry)), at: top, firing)
    }
    return build(deepLink.way, above: containers, on: top, firing)
  }

  mutating func isOpen(_ path: [ID<Screen>]) -> Bool {
    let passages = path.map { passage(to: $0) }
    if passages.contains(where: \.isAsked) { note(.requires) }
    for screen in path { noteAsking(project.guards(onTheWayTo: screen)) }
    return passages.allSatisfy(\.isPossible)
  }

  /// Whether no switch around shows another case than that through which the way leads.
  func isReady(
    for path: [ID<Screen>], _ containers: [(symbol: PushdownSymbol, part: Int32)]
  ) -> Bool {
    containers.allSatisfy { container, part in
      guard case .switch(_, let cases) = project.screens[symbol(container).screen].kind else {
        return true
      }
      let all = Array(project.cases[cases])
      let named = all.filter { $0.screen.id.map { path.contains($0) } ?? false }
      if named.isEmpty { return true }
      return part >= 0 && named.contains { $0.index == all[Int(part)].index }
    }
  }

  /// From the root: what is a root around already stays, and everything else comes on top.
  private mutating func build(
    _ path: [ID<Screen>], above containers: [(symbol: PushdownSymbol, part: Int32)],
    on top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    var around = containers.flatMap { shownScreens(at: $0.symbol) }
    if placement(top).base == .root || placement(top).base == .container {
      around += shownScreens(at: top)
    } else if containers.contains(where: { parts(of: $0.symbol).contains(where: path.contains) }) {
      return []
    }
    var path = path
    if path.count > 1, !around.contains(path[0]) { note(.link) }
    let roots = [top] + containers.map(\.symbol)
    if roots.contains(where: { replacedPart(rootedAt: $0).map(path.contains) ?? false }) {
      note(.link)
    }
    path.removeAll { around.contains($0) }
    for container in containers.map(\.symbol) {
      let parts = parts(of: container)
      if case .split = project.screens[symbol(container).screen].kind {
        path.removeAll { parts.contains($0) }
      } else if parts.contains(where: path.contains) {
        return build(path, throughPartOf: container, on: top, firing)
      }
    }
    return build(path, on: top, firing)
  }

  /// A way that leads through another tab begins where that is selected, from the root of this one;
  /// what is deeper in this tab was above that root before.
  private mutating func build(
    _ path: [ID<Screen>], throughPartOf container: PushdownSymbol, on top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    guard case .tabs = project.screens[symbol(container).screen].kind,
      placement(top).base == .container, surroundings(top).container == container,
      let first = path.first,
      let index = tab(of: first, in: container)
    else { return [] }
    let tab = opened(first, asPart: index, of: container)
    return tab.flatMap { tab -> [PushdownRule] in
      var ways = [tab]
      if path.count > 1, let root = tab.last {
        // A part of tabs in this tab isn't pushed, but selected.
        let inside = containers(around: root.symbol).flatMap { parts(of: $0.symbol) }
        if inside.contains(path[1]) {
          note(.link)
          return []
        }
        ways = additions(of: Array(path.dropFirst()), over: surroundings(over: root.symbol)).map {
          tab + $0
        }
      }
      return ways.map { additions in
        PushdownRule(
          .swap(additions[0].symbol), to: control(addition: additions, then: .nothing),
          label: firing.label, cost: firing.cost)
      }
    }
  }

  mutating func build(
    _ path: [ID<Screen>], on top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let afterEvent = afterEvent
    if path.isEmpty, firing.control != afterEvent {
      return [PushdownRule(.swap(top), to: afterEvent, label: firing.label, cost: firing.cost)]
    }
    let additions = additions(of: path, over: surroundings(over: top))
    let under = covered(top, by: additions, firing)
    return additions.map { additions in
      PushdownRule(
        .push(under: under, top: additions[0].symbol),
        to: control(addition: additions, then: .nothing),
        label: firing.label, cost: firing.cost)
    }
  }

  mutating func additions(of path: [ID<Screen>], over surroundings: Surroundings) -> [[Addition]] {
    guard let first = path.first else { return [] }
    var ways = put(first, over: surroundings)
    for screen in path.dropFirst() {
      ways = each(of: ways) { stack, before in
        let below = before.last.map { stack.surroundings(overNew: $0.symbol) }
        return stack.put(screen, over: below ?? surroundings).map { before + $0 }
      }
    }
    return ways.filter { !$0.isEmpty }
  }

  /// What comes of each of some stacks; of too many the last are left out.
  mutating func each(
    of stacks: [[Addition]], _ grown: (inout FlowStack, [Addition]) -> [[Addition]]
  ) -> [[Addition]] {
    var found: [[Addition]] = []
    for stack in stacks {
      found += grown(&self, stack)
      if found.count <= Self.mostAdditions { continue }
      note(.manyAdditions)
      return Array(found.prefix(Self.mostAdditions))
    }
    return found
  }

  /// How many stacks one link may open, by the cases of the switches on its way.
  static let mostAdditions = 256

  private mutating func put(_ screen: ID<Screen>, over surroundings: Surroundings) -> [[Addition]] {
    var surroundings = surroundings
    if !surroundings.isMain, project.screens[screen].flow == flow { surroundings.putOnOtherRun() }
    let position = position(of: screen, nil)
    guard case .inPlace = position else { return added(screen, position, over: surroundings, nil) }
    note(.link)
    return added(screen, .onStack(.push), over: surroundings, nil)
  }
}
