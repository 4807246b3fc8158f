/// The nodes that some nodes can reach, with the shortest ways.
package struct Reachability: Sendable {
  /// The nodes reached, nearest first.
  package private(set) var order: [Int32] = []
  /// For every node the edge it was first reached by, or one of the two below.
  private var arrivals: [Int32]

  private static let never: Int32 = -2
  fileprivate static let source: Int32 = -1

  fileprivate init(nodeCount: Int) {
    arrivals = Array(repeating: Self.never, count: nodeCount)
  }

  package func contains(_ node: Int) -> Bool { arrivals[node] != Self.never }

  /// The edge over which a shortest way reaches a node; none for a source or an unreached node.
  package func arrival(at node: Int) -> Int? {
    arrivals[node] < 0 ? nil : Int(arrivals[node])
  }

  /// A shortest way to a node, as edge indices: empty for a source, nothing where none leads.
  package func path(to node: Int, in graph: DirectedGraph) -> [Int]? {
    guard contains(node) else { return nil }
    var path: [Int] = []
    var current = node
    while let edge = arrival(at: current) {
      path.append(edge)
      current = Int(graph.edges[edge].from)
    }
    return path.reversed()
  }

  fileprivate mutating func reach(_ node: Int, over edge: Int32) {
    arrivals[node] = edge
    order.append(Int32(node))
  }

  /// Makes it ready for the next search, in the time that the last one took.
  fileprivate mutating func forget() {
    for node in order { arrivals[Int(node)] = Self.never }
    order.removeAll(keepingCapacity: true)
  }
}

extension DirectedGraph {
  /// Breadth first from all sources at once, over the edges that are `allowed`.
  package func reachability(
    from sources: some Sequence<Int>, over allowed: (Int) -> Bool = { _ in true }
  ) -> Reachability {
    var result = Reachability(nodeCount: nodeCount)
    search(&result, from: sources, over: allowed)
    return result
  }

  /// For each of some edges a shortest cycle that begins with it and stays on `allowed` ones.
  ///
  /// The time is that of looking at what can be reached from each of the edges.
  package func shortestCycles(
    beginningWith first: [Int], over allowed: (Int) -> Bool = { _ in true }
  ) -> [[Int]?] {
    var result = Reachability(nodeCount: nodeCount)
    return first.map { edge in
      search(&result, from: [Int(edges[edge].to)], over: allowed)
      defer { result.forget() }
      return result.path(to: Int(edges[edge].from), in: self).map { [edge] + $0 }
    }
  }

  private func search(
    _ result: inout Reachability, from sources: some Sequence<Int>, over allowed: (Int) -> Bool
  ) {
    for source in sources where !result.contains(source) {
      result.reach(source, over: Reachability.source)
    }
    var next = 0
    while next < result.order.count {
      for edge in edges(from: Int(result.order[next])) {
        let target = Int(edges[edge].to)
        if !result.contains(target), allowed(edge) { result.reach(target, over: Int32(edge)) }
      }
      next += 1
    }
  }
}
