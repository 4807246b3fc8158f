import FlowModel
import GraphAlgorithms

/// What a link puts on the stack.
extension FlowStack {
  /// From the root: what is a root around already stays, and everything else comes on top.
  mutating func build(
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
    return opened(first, asPart: index, of: container).flatMap { tab -> [PushdownRule] in
      let ways = additions(of: Array(path.dropFirst()), in: tab)
      return ways.map { additions in
        PushdownRule(
          .swap(additions[0].symbol), to: control(addition: additions, then: .nothing),
          label: firing.label, cost: firing.cost)
      }
    }
  }

  /// The rest of a way in a tab that comes up.
  private mutating func additions(
    of path: [ID<Screen>], in tab: [Addition]
  ) -> [[Addition]] {
    guard !path.isEmpty, let root = tab.last?.symbol else { return [tab] }
    let inside = containers(around: root).flatMap { parts(of: $0.symbol) }
    guard let part = path.first(where: inside.contains) else {
      return additions(of: path, over: surroundings(over: root)).map { tab + $0 }
    }
    // A part of tabs in this tab isn't pushed, but selected, as one of the ways in which the tab comes up.
    if part != path[0] || premise.turning != .nothing || opensFrame(with: part) {
      note(.link)
      return []
    }
    if symbol(root).screen != part { return [] }
    let selected = tab.map { Addition(symbol: $0.symbol) }
    return additions(of: Array(path.dropFirst()), in: selected)
  }

  mutating func build(
    _ path: [ID<Screen>], on top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let afterEvent = afterEvent
    if path.isEmpty, firing.control != afterEvent {
      return [PushdownRule(.swap(top), to: afterEvent, label: firing.label, cost: firing.cost)]
    }
    if isSwitch(top) { note(.overSwitch) }
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
