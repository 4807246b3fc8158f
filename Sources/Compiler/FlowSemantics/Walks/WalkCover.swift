import FlowModel

/// Chooses walks through a map until all goals are reached.
///
/// Each goes the shortest way to something new, and on while there is more that is new at hand or
/// near. What is near is looked up in the map, which knows the screens but not how they were come
/// to, and then played: only what the interpreter does is in a walk.
struct WalkCover {
  private let map: WalkMap
  private let interpreter: Interpreter
  private let start: Step
  private var isReached: [Bool]
  /// The goals that each deed shows, in the order in which they were found.
  private var goals: [WalkDeed: [Int]] = [:]
  /// The events from outside, by the facts that decide their targets.
  private var outerGoals: [WalkOccasion: [Int]] = [:]

  /// A length that is readable when a test fails; only walks to deep screens are longer.
  private static let length = 12
  private static let rest = 6
  /// More screens than this under one another take too much room.
  private static let depth = 6
  /// How far away something new may be, rather than begin another walk.
  private static let reach = 4
  /// How many nodes are looked at for it, and how many ways there are tried.
  private static let breadth = 64
  private static let patience = 3
  /// How many new things are compared before one of them is done.
  private static let choice = 8

  init(_ map: WalkMap, start: Step) {
    self.map = map
    self.start = start
    interpreter = map.interpreter
    isReached = Array(repeating: false, count: map.firstEdges.count)
    for (goal, edge) in map.firstEdges.enumerated() {
      let edge = map.edges[edge]
      if edge.deed.isOuter {
        let occasion = map.observer.occasion(in: map.nodes[edge.from].state)
        outerGoals[occasion, default: []].append(goal)
      } else {
        goals[edge.deed, default: []].append(goal)
      }
    }
  }

  var walks: [Walk] {
    mutating get {
      var walks: [Walk] = []
      for (goal, edge) in map.firstEdges.enumerated() where !isReached[goal] {
        walks.append(walk(along: map.way(to: map.edges[edge].from) + [map.edges[edge]]))
      }
      return walks
    }
  }

  private mutating func walk(along way: [WalkMap.Edge]) -> Walk {
    var walk = Walk(start: start, steps: [])
    for edge in way { add([play(edge.event, as: edge, in: walk.state)], to: &walk) }
    let length = max(Self.length, way.count + Self.rest)
    while walk.steps.count < length, walk.state.end == nil {
      let room = length - walk.steps.count
      guard
        let more = newStep(in: walk.state).map({ [$0] })
          ?? outerStep(in: walk.state).map({ [$0] }) ?? detour(from: walk.state, room: room)
      else { break }
      add(more, to: &walk)
    }
    return walk
  }

  private mutating func add(_ steps: [WalkStep], to walk: inout Walk) {
    for var step in steps {
      let new = newGoals(of: step)
      for goal in new { isReached[goal] = true }
      step.isNew = !new.isEmpty
      step.after = step.after.canonical
      walk.steps.append(step)
    }
  }

  private func newGoals(of step: WalkStep) -> [Int] {
    interpreter.goals(of: step).compactMap { map.number(of: $0) }.filter { !isReached[$0] }
  }

  private func play(
    _ event: Event, as edge: WalkMap.Edge, in state: RunningState
  ) -> WalkStep {
    let after = interpreter.step(state, event) { $0 != edge.denied }
    return WalkStep(
      event: event, denied: edge.denied, isTwice: edge.isTwice, before: state, after: after)
  }
}

extension WalkCover {
  /// Something new on what is on top: first what is waited for, so that a story of saving is told to
  /// its end, then what stays there, what opens something, and what leaves.
  private mutating func newStep(in state: RunningState) -> WalkStep? {
    var best: (step: WalkStep, rank: Int)?
    var choice = Self.choice
    for event in interpreter.playableEvents(in: state) {
      guard let deed = interpreter.deed(of: event, in: state) else { continue }
      for edge in newEdges(of: deed) {
        let rank = event.isAwaited ? 0 : 1
        if let best, best.rank <= rank || choice == 0 { break }
        guard let step = newStep(event, as: edge, in: state) else { continue }
        choice -= 1
        let found = event.isAwaited ? 0 : self.rank(of: step)
        if best.map({ found < $0.rank }) ?? true { best = (step, found) }
      }
    }
    return best?.step
  }

  private func rank(of step: WalkStep) -> Int {
    let (before, after) = (step.before, step.after.state)
    let growth = after.destinations.count - before.destinations.count
    if growth > 0 { return after.destinations.count > Self.depth ? 4 : 2 }
    return growth == 0 && before.looksLike(after) ? 1 : 3
  }

  /// For each way in which the deed shows something new, an edge on which it does.
  private mutating func newEdges(of deed: WalkDeed) -> [WalkMap.Edge] {
    guard let known = goals[deed] else { return [] }
    let open = known.filter { !isReached[$0] }
    goals[deed] = open.isEmpty ? nil : open
    var edges: [WalkMap.Edge] = []
    for goal in open {
      let edge = map.edges[map.firstEdges[goal]]
      if edges.contains(where: { $0.denied == edge.denied && $0.isTwice == edge.isTwice }) {
        continue
      }
      edges.append(edge)
    }
    return edges
  }

  private func newStep(
    _ event: Event, as edge: WalkMap.Edge, in state: RunningState
  ) -> WalkStep? {
    let step = play(event, as: edge, in: state)
    if newGoals(of: step).isEmpty { return nil }
    return step.isTwice && interpreter.doubleTap(of: step) == nil ? nil : step
  }

  /// Something new that comes from outside.
  private mutating func outerStep(in state: RunningState) -> WalkStep? {
    let occasion = map.observer.occasion(in: state)
    guard let known = outerGoals[occasion] else { return nil }
    let open = known.filter { !isReached[$0] }
    outerGoals[occasion] = open.isEmpty ? nil : open
    for goal in open.prefix(Self.patience) {
      let edge = map.edges[map.firstEdges[goal]]
      if let step = newStep(edge.event, as: edge, in: state) { return step }
    }
    return nil
  }

  /// The shortest way that the map knows to something new that is near.
  private func detour(from state: RunningState, room: Int) -> [WalkStep]? {
    guard let here = map.looks.node(like: map.observer.looks(of: state)) else { return nil }
    var ways: [(node: Int, edges: [WalkMap.Edge])] = [(here, [])]
    var seen: Set<Int> = [here]
    var next = 0
    var patience = Self.patience
    while next < ways.count, next < Self.breadth {
      let (node, way) = ways[next]
      next += 1
      if way.count >= min(Self.reach, room) { return nil }
      for edge in map.edges[map.nodes[node].edges] {
        if edge.goals.contains(where: { !isReached[$0] }) {
          if let steps = replay(way + [edge], from: state) { return steps }
          patience -= 1
          if patience == 0 { return nil }
        }
        guard edge.denied == nil, !edge.isTwice, let to = map.looks.node(edge.looks),
          seen.insert(to).inserted
        else { continue }
        ways.append((to, way + [edge]))
      }
    }
    return nil
  }

  /// The same deeds where things may be otherwise: nothing if they can't be done or show nothing new.
  private func replay(_ way: [WalkMap.Edge], from state: RunningState) -> [WalkStep]? {
    var steps: [WalkStep] = []
    var state = state
    for edge in way {
      let event =
        edge.deed.isOuter
        ? edge.event
        : interpreter.playableEvents(in: state).first {
          interpreter.deed(of: $0, in: state) == edge.deed
        }
      guard let event else { return nil }
      let step = play(event, as: edge, in: state)
      if step.isTwice, interpreter.doubleTap(of: step) == nil { return nil }
      steps.append(step)
      state = step.after.state.canonical
    }
    return steps.contains { !newGoals(of: $0).isEmpty } ? steps : nil
  }
}

extension Walk {
  fileprivate var state: RunningState { steps.last?.after.state ?? start.state }
}

extension Step {
  /// The same under numbers that follow from the state alone.
  var canonical: Step { Step(state: state.canonical, calls: calls, remarks: remarks) }
}

extension RunningState {
  /// Whether the same instances are on top.
  fileprivate func looksLike(_ other: RunningState) -> Bool {
    active.map { destinations[$0]?.screen } == other.active.map { other.destinations[$0]?.screen }
  }
}

extension Event {
  fileprivate var isAwaited: Bool {
    switch self {
    case .answered, .elapsed: true
    default: false
    }
  }
}
