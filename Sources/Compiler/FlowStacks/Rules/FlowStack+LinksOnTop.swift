import FlowModel
import GraphAlgorithms

/// Links that put the same on top of whatever is there.
extension FlowStack {
  mutating func linkRules(
    onTop links: [ID<DeepLink>], at top: PushdownSymbol
  ) -> [PushdownRule] {
    if placement(top).base == .alert {
      // What follows its end comes after the link.
      if tellsEnds { note(.link) }
      let down = Unwinding(goal: .linksOnTop, action: nil, then: .nothing)
      return goDownSilently(down, at: top, Firing(control: afterEvent))
    }
    if placement(top).waits.handed == nil { return [enter(.links(flow), links.indices, at: top)] }
    return links.map { ($0, project.deepLinks[$0].way) }.filter { isOpen($0.1) }.flatMap {
      build($0.1, on: top, firing(.link($0.0)))
    }
  }

  /// What the links of a block put on top of a destination, whichever that is.
  mutating func linkRules(of block: SharedBlock, _ flow: ID<Flow>) -> [WildcardRule] {
    guard let links = links[flow]?.onTop else { return [] }
    var surroundings = surroundingsTable[block.surroundings]
    surroundings.late = nil
    add(block.own, to: &surroundings)
    var rules: [WildcardRule] = []
    for link in links[block.range] {
      let path = project.deepLinks[link].way
      if !isOpen(path) { continue }
      let label = label(.link(link))
      let additions = additions(of: path, over: surroundings, goesInside: false)
      noteWaits(of: block, under: additions)
      rules += additions.map {
        WildcardRule(
          push: $0[0].symbol, to: control(addition: $0, then: .nothing), label: label, cost: 1)
      }
    }
    return rules
  }
}
