extension StackGrowth {
  /// Loops that grow, each with a pair of its own: every pair of symbols of which one can grow over
  /// the other on a loop is in one of them.
  ///
  /// - Parameters:
  ///   - effort: So many edges are walked over all in all.
  ///   - covered: The pairs of loops that were found before, and of those found now.
  ///   - pair: What stands for a push from one symbol to another; equal ones count once.
  ///   - rank: Where a loop begins: at the head of the lowest rank; nothing where it can't.
  /// - Returns: The loops, and whether there may be more.
  package func loops(
    effort: Int, besides covered: inout Set<SIMD2<Int32>>,
    pair: (_ from: PushdownHead, _ to: PushdownHead, _ label: Int32) -> SIMD2<Int32>,
    rank: (PushdownHead) -> Int32?
  ) -> (found: [Loop], isCut: Bool) {
    var search = LoopSearch(growth: self, effort: effort)
    func pairOf(_ number: Int32) -> SIMD2<Int32> {
      let edge = edges[Int(number)]
      return pair(heads[Int(edge.from)], heads[Int(edge.to)], edge.label)
    }
    var found: [Loop] = []
    for group in search.pushes {
      let open = group.filter { !covered.contains(pairOf($0)) }
      if open.isEmpty { continue }
      search.walk(from: edges[Int(group[0])].to, to: open.map { edges[Int($0)].from })
      for edge in open where covered.insert(pairOf(edge)).inserted {
        guard let rest = search.path(to: edges[Int(edge)].from) else { return (found, true) }
        var places = [0]
        for (back, new) in rest.new.enumerated() where edges[Int(new)].isPush {
          if covered.insert(pairOf(new)).inserted { places.append(rest.all.count - back) }
        }
        found.append(loop(along: [edge] + rest.all, newAt: places, rank))
      }
    }
    return (found, search.effort < 0)
  }

  /// Nobody follows a loop of more edges, or an edge of more steps.
  private static let (mostParts, mostSteps) = (256, 1_000)

  /// The loop begins where something new is done on it.
  private func loop(
    along path: [Int32], newAt places: [Int], _ rank: (PushdownHead) -> Int32?
  ) -> Loop {
    let starts = places.compactMap { place -> (rank: Int32, place: Int)? in
      for back in 0..<min(path.count, Self.mostParts) {
        let start = (place + path.count - back) % path.count
        if let rank = rank(heads[Int(edges[Int(path[start])].from)]) { return (rank, start) }
      }
      return nil
    }
    let first = starts.min { $0 < $1 }?.place ?? 0
    let parts = (path[first...] + path[..<first]).prefix(Self.mostParts)
    return Loop(
      head: heads[Int(edges[Int(path[first])].from)], steps: parts.flatMap { steps(over: Int($0)) },
      isWhole: path.count <= Self.mostParts)
  }

  /// The rules that an edge stands for.
  private func steps(over edge: Int) -> [Step] {
    let first = edges[edge]
    guard case .back(let push, let exit) = first.kind else {
      return [step(over: first, stays: first.isPush)]
    }
    var steps = [step(over: edges[Int(push)], stays: false)]
    var waiting = [exit]
    while let number = waiting.popLast() {
      let exit = exits[Int(number)]
      guard exit.edge >= 0 else {
        steps.append(
          Step(
            head: heads[Int(exit.head)], next: nil, label: exit.label, isPush: false, stays: false))
        continue
      }
      waiting.append(exit.rest)
      let edge = edges[Int(exit.edge)]
      if case .back(let push, let inner) = edge.kind {
        steps.append(step(over: edges[Int(push)], stays: false))
        waiting.append(inner)
      } else {
        steps.append(step(over: edge, stays: false))
      }
      if steps.count > Self.mostSteps { return steps }
    }
    return steps
  }

  private func step(over edge: Edge, stays: Bool) -> Step {
    Step(
      head: heads[Int(edge.from)], next: heads[Int(edge.to)], label: edge.label,
      isPush: edge.isPush, stays: stays)
  }
}

extension StackGrowth.Edge {
  var isPush: Bool { if case .push = kind { true } else { false } }
}

/// The cheapest ways from one node to others of its component, as long as the effort lasts.
private struct LoopSearch {
  let growth: StackGrowth
  let graph: DirectedGraph
  let components: Components
  private(set) var effort: Int
  private var start: Int32 = -1
  /// The edge by which each node was reached last, and in which search.
  private var reached: [(edge: Int32, search: Int32)]
  /// In which search the way to each node was looked at last.
  private var seen: [Int32]
  private var searches: Int32 = 0

  init(growth: StackGrowth, effort: Int) {
    self.growth = growth
    self.effort = effort
    graph = DirectedGraph(
      nodeCount: growth.heads.count,
      edges: growth.edges.enumerated().map {
        DirectedGraph.Edge(from: Int($1.from), to: Int($1.to), label: $0)
      })
    components = graph.stronglyConnectedComponents()
    reached = Array(repeating: (-1, 0), count: graph.nodeCount)
    seen = Array(repeating: 0, count: graph.nodeCount)
  }

  /// The edges on loops that push, those together that lead to one node, the most first.
  var pushes: [[Int32]] {
    var groups: [Int32: [Int32]] = [:]
    for (index, edge) in growth.edges.enumerated() where edge.isPush {
      if components.componentOf[Int(edge.from)] == components.componentOf[Int(edge.to)] {
        groups[edge.to, default: []].append(Int32(index))
      }
    }
    return groups.values.sorted { (-$0.count, $0[0]) < (-$1.count, $1[0]) }
  }

  /// Looks for the cheapest ways from a node to others.
  mutating func walk(from start: Int32, to goals: [Int32]) {
    self.start = start
    searches += 1
    let component = components.componentOf[Int(start)]
    var missing = Set(goals)
    var waiting = PriorityQueue<(node: Int32, edge: Int32)>()
    waiting.push((start, -1), 0)
    while effort >= 0, let (weight, (node, edge)) = waiting.pop() {
      if reached[Int(node)].search == searches { continue }
      reached[Int(node)] = (edge, searches)
      missing.remove(node)
      if missing.isEmpty { return }
      for index in graph.edges(from: Int(node)) {
        let edge = graph.edges[index]
        effort -= 1
        guard components.componentOf[Int(edge.to)] == component,
          reached[Int(edge.to)].search != searches
        else { continue }
        let cost = 1 + 8 * growth.edges[Int(edge.label)].cost
        waiting.push((edge.to, edge.label), min(weight + cost, 1 << 23))
      }
    }
  }

  /// The edges of the way to a node, and those that no way of this search had before; nothing where
  /// the effort did not last.
  mutating func path(to goal: Int32) -> (all: [Int32], new: [Int32])? {
    guard reached[Int(goal)].search == searches else { return nil }
    var (path, new): ([Int32], [Int32]) = ([], [])
    var (node, isNew) = (goal, true)
    while node != start {
      let edge = reached[Int(node)].edge
      path.append(edge)
      isNew = isNew && seen[Int(node)] != searches
      if isNew { new.append(edge) }
      seen[Int(node)] = searches
      node = growth.edges[Int(edge)].from
    }
    effort -= path.count / 16
    return (path.reversed(), new)
  }
}
