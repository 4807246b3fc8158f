import FlowModel
import GraphAlgorithms

/// Links into embedded flows. They are followed where only the root is shown, and a flow that runs
/// there already goes on.
extension FlowStack {
  mutating func embeddedLinkRules(at top: PushdownSymbol, _ control: PushdownControl)
    -> [PushdownRule]
  {
    var rules: [PushdownRule] = []
    for inner in routes.flows {
      guard let links = links[inner] else { continue }
      let settings = project.flows[inner].links
      if settings.when.map({ refutes($0) }) == true { continue }
      noteCondition(ofLinks: settings.when)
      for link in links.all {
        let route = routes.route(of: project.deepLinks[link], in: inner, of: project)
        if let route { rules += follow(link, through: route.map(\.way), at: top, control) }
      }
    }
    return rules
  }

  private mutating func follow(
    _ link: ID<DeepLink>, through route: [[ID<Screen>]], at top: PushdownSymbol,
    _ control: PushdownControl
  ) -> [PushdownRule] {
    let deepLink = project.deepLinks[link]
    let around = containers(around: top) + [(top, -1)]
    guard isOpen(route.joined() + deepLink.asked), let first = route.first else { return [] }
    if !isReady(for: first, around) {
      note(.requires)
      return []
    }
    var rest: Interned<Continuation> = .nothing
    var ways = route
    if let name = deepLink.entry, let flow = deepLink.screen.map({ project.screens[$0].flow }) {
      guard let entry = project.entry(name.symbol, of: flow) else { return [] }
      rest = continuations.number(of: Continuation(entering: entry))
    } else {
      ways.append(deepLink.way)
    }
    let found = additions(through: ways, around: top)
    let under = covered(top, by: found.filter { !$0.isEmpty }, Firing(control: control))
    return found.map { additions in
      let label = label(.link(link))
      if additions.isEmpty {
        return PushdownRule(.swap(top), to: self.control(after: rest), label: label, cost: 1)
      }
      return PushdownRule(
        .push(under: under, top: additions[0].symbol),
        to: self.control(addition: additions, then: rest),
        label: label, cost: 1)
    }
  }

  /// All possible stacks on top after one way after another. A screen that is shown already is left
  /// out.
  private mutating func additions(through ways: [[ID<Screen>]], around top: PushdownSymbol)
    -> [[Addition]]
  {
    var found: [[Addition]] = [[]]
    for path in ways {
      found = each(of: found) { stack, before in
        let last = before.last?.symbol ?? top
        let rest = stack.unshown(on: path, at: last)
        if rest.isEmpty { return [before] }
        let below = last == top ? stack.surroundings(over: top) : stack.surroundings(overNew: last)
        return stack.additions(of: rest, over: below).map { before + $0 }
      }
    }
    // A tab that would have to be tapped is not what a link does.
    return found.filter { $0.allSatisfy { $0.label == .none } }
  }

  private func unshown(on path: [ID<Screen>], at top: PushdownSymbol) -> [ID<Screen>] {
    let shown =
      containers(around: top).flatMap { shownScreens(at: $0.symbol) } + shownScreens(at: top)
    return path.filter { !shown.contains($0) }
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

  /// A screen, and those that stand for the flows that begin with it.
  func shownScreens(at top: PushdownSymbol) -> [ID<Screen>] {
    let hosts = placement(top).runs.filter { $0.flow != nil }.compactMap(\.host)
    return [symbol(top).screen] + hosts
  }
}
