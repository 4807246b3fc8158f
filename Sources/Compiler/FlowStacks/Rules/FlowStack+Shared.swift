import FlowModel
import FlowSyntax
import GraphAlgorithms

extension FlowStack {
  /// Events that many destinations share, in blocks; those next to events that the screen has of
  /// its own are taken one by one.
  mutating func sharedRules(
    _ owner: SharedBlock.Owner, _ transitions: IDRange<Transition>, besides taken: Set<Symbol>,
    at top: PushdownSymbol
  ) -> [PushdownRule] {
    if transitions.isEmpty { return [] }
    let places = places(of: owner, transitions)
    let blocks =
      placement(top).waits.handed == nil
      ? SharedBlock.ranges(of: transitions.count, besides: taken.compactMap { places[$0] })
      : (shared: [], apart: [0..<transitions.count])
    var rules = blocks.shared.map { enter(owner, $0, at: top) }
    for place in blocks.apart.joined() {
      let id = transitions[transitions.startIndex + place]
      if taken.contains(project.transitions[id].event.symbol) { continue }
      rules += list(
        project.transitions[id].actions, as: event(owner, id), at: top,
        frame: owner.frame(at: surroundings(top).flow), source: owner.source)
    }
    return rules
  }

  /// Where each of the shared events stands.
  private mutating func places(
    of owner: SharedBlock.Owner, _ transitions: IDRange<Transition>
  ) -> [Symbol: Int] {
    if let known = sharedPlaces[owner] { return known }
    let all = transitions.enumerated().map { ($1, $0) }
    let places = Dictionary(
      all.map { (project.transitions[$0].event.symbol, $1) },
      uniquingKeysWith: { first, _ in first })
    sharedPlaces[owner] = places
    return places
  }

  /// Some of the shared events.
  mutating func enter(
    _ owner: SharedBlock.Owner, _ range: Range<Int>, at top: PushdownSymbol
  ) -> PushdownRule {
    let symbol = symbol(top)
    let block = SharedBlock(
      owner: owner, range: range, placement: symbol.placement, surroundings: symbol.surroundings,
      own: own(top))
    return PushdownRule(.swap(top), to: number(.shared(block)))
  }

  private func event(_ owner: SharedBlock.Owner, _ id: ID<Transition>) -> StackEvent {
    if case .app = owner { return .app(id) }
    return .sent(id)
  }

  private func transitions(of block: SharedBlock) -> IDRange<Transition> {
    let all =
      switch block.owner {
      case .group(let group): project.groups[group].transitions
      case .anywhere(let flow): project.flows[flow].anywhere
      case .app(let flow): project.flows[flow].app
      case .links: IDRange<Transition>.empty
      }
    if all.isEmpty { return all }
    return IDRange(
      all.startIndex + block.range.lowerBound, all.startIndex + block.range.upperBound)
  }

  /// The events whose effect depends on the destination itself.
  mutating func sharedRules(
    of block: SharedBlock, at top: PushdownSymbol, _ control: PushdownControl
  ) -> [PushdownRule] {
    let topDependence = topDependence(of: block)
    let afterEvent = afterEvent
    var rules: [PushdownRule] = []
    for id in topDependence.dependent {
      let continuation = continuations.number(
        of: Continuation(
          actions: project.transitions[id].actions, source: block.owner.source,
          frame: frame(of: block), next: .nothing))
      rules += perform(
        continuation, at: top, Firing(control: afterEvent, label: label(event(block.owner, id))))
    }
    if topDependence.replaces { rules.append(PushdownRule(.pop, to: number(.sharedPlace(block)))) }
    return rules
  }

  /// What of a block depends on the destination itself, looked at once.
  private mutating func topDependence(of block: SharedBlock) -> TopDependence {
    if let known = topDependences[block] { return known }
    var topDependence = TopDependence()
    for id in transitions(of: block) {
      switch effect(of: id, in: block) {
      case .pushes, .nothing: continue
      case .replaces: topDependence.replaces = true
      case .dependsOnTop: topDependence.dependent.append(id)
      }
    }
    topDependences[block] = topDependence
    return topDependence
  }

  private func frame(of block: SharedBlock) -> Continuation.FrameChoice {
    block.owner.frame(at: surroundingsTable[block.surroundings].flow)
  }

  private enum SharedEffect {
    case pushes(Show, ID<Screen>, ID<Action>)
    case replaces(Show, ID<Screen>, ID<Action>)
    case nothing
    case dependsOnTop
  }

  private func effect(of id: ID<Transition>, in block: SharedBlock) -> SharedEffect {
    let actions = project.transitions[id].actions
    guard actions.count == 1, let action = actions.first,
      case .show(let show) = project.actions[action].kind, let target = show.target.id,
      show.from == nil, show.entry == nil, !passage(to: target).isAsked
    else { return .dependsOnTop }
    if premise.omitted.contains(action) { return .nothing }
    if show.ifShown != .again {
      if frame(of: block) == .main || surroundingsTable[block.surroundings].liesOnOtherRun {
        return .dependsOnTop
      }
      guard let bit = lookedFor[target] else { return .dependsOnTop }
      if (surroundingsTable[block.surroundings].below | block.own) & bit != 0 {
        return show.ifShown == .return ? .dependsOnTop : .nothing
      }
    }
    guard case .inPlace = position(of: target, show.presentation) else {
      return .pushes(show, target, action)
    }
    let placement = placements[block.placement]
    // What comes in the place of a step is that step.
    let isStep = surroundingsTable[block.surroundings].sequence != nil
    if frame(of: block) == .main || isStep || placement.runs.contains(where: { $0.kind == .screen })
    {
      return .dependsOnTop
    }
    return .replaces(show, target, action)
  }

  mutating func wildcardRules(of block: SharedBlock, isPlace: Bool) -> [WildcardRule] {
    if case .links(let flow) = block.owner { return isPlace ? [] : linkRules(of: block, flow) }
    var rules: [WildcardRule] = []
    for id in transitions(of: block) {
      let label = label(event(block.owner, id))
      switch effect(of: id, in: block) {
      case .pushes(let show, let target, let action) where !isPlace:
        for additions in pushed(target, show, action, block) {
          rules.append(
            WildcardRule(
              push: additions[0].symbol, to: control(addition: additions, then: .nothing),
              label: label, cost: 1))
        }
      case .replaces(let show, let target, let action) where isPlace:
        let opener = opener(
          of: show, target, action, isBelow: false,
          isMain: surroundingsTable[block.surroundings].liesOnOtherRun)
        let old = placements[block.placement]
        for additions in opened(target, old.taken(by: nil), block.surroundings, opener) {
          rules.append(
            WildcardRule(
              push: additions[0].symbol, to: control(addition: additions, then: .nothing),
              label: label, cost: 1))
        }
      default: continue
      }
    }
    return rules
  }

  private mutating func pushed(
    _ target: ID<Screen>, _ show: Show, _ action: ID<Action>, _ block: SharedBlock
  ) -> [[Addition]] {
    var surroundings = surroundingsTable[block.surroundings]
    surroundings.late = nil
    add(block.own, to: &surroundings)
    if frame(of: block) == .main { surroundings.putOnOtherRun() }
    let opener = opener(
      of: show, target, action, isBelow: true, isMain: surroundings.liesOnOtherRun)
    let additions = added(
      target, position(of: target, show.presentation), over: surroundings, opener)
    noteWaits(of: block, under: additions)
    return additions
  }
}

extension SharedBlock {
  /// How many events the smallest block has, and how many blocks one of the next size.
  private static let (least, factor) = (4, 4)

  /// So many events in blocks that stand for all of them, as large as they can be without some of
  /// the events, and what is left.
  static func ranges(
    of count: Int, besides places: [Int]
  ) -> (shared: [Range<Int>], apart: [Range<Int>]) {
    var size = least
    while size < count { size *= factor }
    var found: (shared: [Range<Int>], apart: [Range<Int>]) = ([], [])
    var waiting = [(start: 0, size: size)]
    while let (start, size) = waiting.popLast() {
      let range = start..<min(start + size, count)
      if !places.contains(where: range.contains) {
        found.shared.append(range)
      } else if size == least {
        found.apart.append(range)
      } else {
        let starts = stride(from: start, to: range.upperBound, by: size / factor)
        waiting += starts.map { ($0, size / factor) }.reversed()
      }
    }
    return found
  }
}

/// What of a block of shared events depends on the destination on top.
struct TopDependence: Sendable {
  /// The events that do something else on another destination.
  var dependent: [ID<Transition>] = []
  /// Whether any event puts something in the destination's place.
  var replaces = false
}

extension SharedBlock.Owner {
  /// The frame that the events mean where a flow's screen is on top.
  func frame(at flow: ID<Flow>) -> Continuation.FrameChoice {
    switch self {
    case .group: .source
    case .anywhere, .links: .anywhere
    case .app(let own): own == flow ? .flow : .main
    }
  }

  /// Where the first action happens: an app event has no screen that sends it.
  var source: Continuation.Source { if case .app = self { .later } else { .top } }
}
