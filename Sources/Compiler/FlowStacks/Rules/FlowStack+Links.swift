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
      } else if !tabHolders.isEmpty {
        note(.appEventInTab)
        if retries.showByWhatLiesBelow { note(.partOfList) }
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
    rules += linkRules(at: top)
    return rules
  }

  /// Links from the root are taken where only the root is shown, or what its tabs hold; those that
  /// open on top, anywhere.
  private mutating func linkRules(at top: PushdownSymbol) -> [PushdownRule] {
    if links.isEmpty { return [] }
    let leadInside =
      hasOtherLinks(top) || containers(around: top).contains { hasOtherLinks($0.symbol) }
    if !routes.flows.isEmpty || leadInside { note(.link) }
    let own = ownLinks
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

  /// Whether a flow that a destination belongs to or begins has links and isn't the one that runs by itself.
  private func hasOtherLinks(_ symbol: PushdownSymbol) -> Bool {
    func isMeant(_ inner: ID<Flow>) -> Bool { inner != flow && links[inner] != nil }
    return isMeant(surroundings(symbol).flow)
      || placement(symbol).runs.contains { $0.flow.map(isMeant) ?? false }
  }

  /// What is above the root goes in steps that all links share; what lies on the first screen of a case, only for links
  /// whose way leads through the case.
  mutating func linkRules(fromRootBelow top: PushdownSymbol, _ control: PushdownControl)
    -> [PushdownRule]
  {
    if !isInRoot(top) { return goDown(to: .links, at: top, control) }
    var followed = ownLinks.fromRoot
    var rules: [PushdownRule] = []
    if isPushedInCase(top) {
      let count = followed.count
      followed.removeAll { leads($0, throughCaseOf: top) }
      if followed.count < count || !routes.flows.isEmpty {
        rules += goDown(to: .linksThroughCase, at: top, control)
      }
    }
    rules += followed.flatMap { follow($0, at: top, control) }
    rules += entryRules(fromRootBelow: top, control)
    return isPushedInCase(top) ? rules : rules + embeddedLinkRules(at: top, control)
  }

  mutating func linkRules(throughCaseBelow top: PushdownSymbol, _ control: PushdownControl)
    -> [PushdownRule]
  {
    if isPushedInCase(top) { return goDown(to: .linksThroughCase, at: top, control) }
    let through = ownLinks.fromRoot.filter { leads($0, throughCaseOf: top) }
    return through.flatMap { follow($0, at: top, control) } + embeddedLinkRules(at: top, control)
  }

  private mutating func goDown(
    to goal: Unwinding.Goal, at top: PushdownSymbol, _ control: PushdownControl
  ) -> [PushdownRule] {
    let down = Unwinding(goal: goal, action: nil, then: .nothing)
    return goDownSilently(down, at: top, Firing(control: control))
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
}
