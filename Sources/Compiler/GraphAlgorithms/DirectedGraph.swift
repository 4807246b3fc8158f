/// Nodes `0..<nodeCount` and labelled edges between them, in compressed rows.
///
/// Invariant: the edges of a node are neighbours, in the order in which they were given.
package struct DirectedGraph: Sendable {
  /// A way from one node to another; what the label means is the owner's affair.
  package struct Edge: Hashable, Sendable {
    package let from: Int32
    package let to: Int32
    package let label: Int32

    package init(from: Int, to: Int, label: Int = 0) {
      self.from = Int32(from)
      self.to = Int32(to)
      self.label = Int32(label)
    }
  }

  package let nodeCount: Int
  package let edges: [Edge]
  private let starts: [Int32]

  package init(nodeCount: Int, edges: [Edge]) {
    self.nodeCount = nodeCount
    var starts = [Int32](repeating: 0, count: nodeCount + 1)
    for edge in edges { starts[Int(edge.from) + 1] += 1 }
    for node in 0..<nodeCount { starts[node + 1] += starts[node] }
    self.starts = starts
    self.edges = Self.sorted(edges, rowStarts: starts)
  }

  /// The indices of the edges that begin at a node.
  package func edges(from node: Int) -> Range<Int> {
    Int(starts[node])..<Int(starts[node + 1])
  }

  /// The same nodes with every edge turned round, labelled with its index in this graph.
  package func reversed() -> DirectedGraph {
    let turned = edges.enumerated().map { index, edge in
      Edge(from: Int(edge.to), to: Int(edge.from), label: index)
    }
    return DirectedGraph(nodeCount: nodeCount, edges: turned)
  }

  private static func sorted(_ edges: [Edge], rowStarts: [Int32]) -> [Edge] {
    var next = rowStarts
    var sorted = edges
    for edge in edges {
      sorted[Int(next[Int(edge.from)])] = edge
      next[Int(edge.from)] += 1
    }
    return sorted
  }
}
