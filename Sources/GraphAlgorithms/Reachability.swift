/// What can be reached from some nodes, and the shortest way there.
package struct Reachability: Sendable {
  /// The nodes reached, nearest first.
  package fileprivate(set) var order: [Int32] = []
  /// For every node the edge it was first reached by, or one of the two below.
  fileprivate var arrivals: [Int32]

  fileprivate static let never: Int32 = -2
  fileprivate static let source: Int32 = -1

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
}

extension DirectedGraph {
  /// Breadth first from all sources at once, over the edges that are `allowed`.
  package func reachability(
    from sources: some Sequence<Int>, over allowed: (Int) -> Bool = { _ in true }
  ) -> Reachability {
    var result = Reachability(arrivals: Array(repeating: Reachability.never, count: nodeCount))
    for source in sources where !result.contains(source) {
      result.arrivals[source] = Reachability.source
      result.order.append(Int32(source))
    }
    var next = 0
    while next < result.order.count {
      extend(&result, from: Int(result.order[next]), over: allowed)
      next += 1
    }
    return result
  }

  private func extend(_ result: inout Reachability, from node: Int, over allowed: (Int) -> Bool) {
    for edge in edges(from: node) {
      let target = Int(edges[edge].to)
      guard !result.contains(target), allowed(edge) else { continue }
      result.arrivals[target] = Int32(edge)
      result.order.append(Int32(target))
    }
  }

  /// A shortest cycle that begins with an edge and stays on `allowed` ones, as edge indices.
  package func shortestCycle(
    beginningWith edge: Int, over allowed: (Int) -> Bool = { _ in true }
  ) -> [Int]? {
    let start = Int(edges[edge].to)
    return reachability(from: [start], over: allowed)
      .path(to: Int(edges[edge].from), in: self)
      .map { [edge] + $0 }
  }
}
