import FlowModel

extension Interpreter {
  /// A few short walks on which everything happens that the flow can do: every event of its screens,
  /// with every end that it can lead to, every way back that the platform has, every answer of the
  /// app. The same flow gives the same walks.
  package var walks: [Walk] {
    let start = start()
    var cover = WalkCover(self, start)
    let walks = cover.walks + cover.doubleTaps
    return walks.map { edges in
      Walk(
        start: Step(state: start.state.canonical, calls: start.calls, remarks: start.remarks),
        steps: edges)
    }
  }
}

/// Chooses walks through a map until all goals are reached.
private struct WalkCover {
  private let interpreter: Interpreter
  private let map: WalkMap
  private var reached: Set<WalkGoal> = []

  /// What reads well in one test; a longer walk is one that leads to a single goal.
  private static let length = 6

  init(_ interpreter: Interpreter, _ start: Step) {
    self.interpreter = interpreter
    map = WalkMap(interpreter, start: start)
  }

  /// Each goes the shortest way to something new, and on while there is more that is new at hand, until
  /// it comes round to where it was.
  var walks: [[WalkStep]] {
    mutating get {
      var walks: [[WalkStep]] = []
      for edge in map.edges.joined() where !reached.isSuperset(of: edge.goals) {
        var way = way(to: edge.from) + [edge]
        for edge in way { reached.formUnion(edge.goals) }
        while way.count < Self.length, let next = newEdge(after: way) {
          way.append(next)
          reached.formUnion(next.goals)
        }
        walks.append(way.map(\.step))
      }
      return walks
    }
  }

  private func newEdge(after way: [WalkMap.Edge]) -> WalkMap.Edge? {
    // Who was refused something has seen what the test is about.
    guard let last = way.last, last.step.denied == nil else { return nil }
    let here = last.to
    guard !way.contains(where: { $0.from == here }) else { return nil }
    let new = map.edges[here].filter { !reached.isSuperset(of: $0.goals) }
    // What is waited for comes first: a story of saving is told to its end.
    return new.first { $0.step.event.isAwaited } ?? new.first
  }

  private func way(to node: Int) -> [WalkMap.Edge] {
    var way: [WalkMap.Edge] = []
    var here = node
    while let edge = map.arrivals[here] {
      way.append(edge)
      here = edge.from
    }
    return way.reversed()
  }

  /// For each screen the nearest event that opens something, sent twice: it happens once.
  var doubleTaps: [[WalkStep]] {
    var seen: Set<ID<Screen>> = []
    return map.edges.joined().compactMap { edge in
      guard opensOnce(edge), let place = edge.goals.first?.place, seen.insert(place).inserted else {
        return nil
      }
      var step = edge.step
      step.isTwice = true
      return way(to: edge.from).map(\.step) + [step]
    }
  }

  /// Whether an event of a view opens something, and does nothing when it is sent again.
  private func opensOnce(_ edge: WalkMap.Edge) -> Bool {
    let step = edge.step
    guard case .sent = step.event, step.denied == nil,
      step.after.state.all.count > step.before.all.count
    else { return false }
    let once = interpreter.step(step.before, step.event) { _ in true }.state
    return interpreter.step(once, step.event) { _ in true }.state == once
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
