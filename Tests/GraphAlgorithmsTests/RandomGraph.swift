import GraphAlgorithms

/// A generator whose numbers depend on its seed alone.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

/// A small graph with loops and parallel edges; an edge's label is 0 or 1.
func randomGraph(seed: UInt64) -> DirectedGraph {
  var generator = SeededGenerator(seed: seed)
  let nodeCount = Int.random(in: 1...9, using: &generator)
  let edgeCount = Int.random(in: 0...(nodeCount * 2), using: &generator)
  let edges = (0..<edgeCount).map { _ in
    DirectedGraph.Edge(
      from: .random(in: 0..<nodeCount, using: &generator),
      to: .random(in: 0..<nodeCount, using: &generator),
      label: .random(in: 0...1, using: &generator))
  }
  return DirectedGraph(nodeCount: nodeCount, edges: edges)
}

/// The length of the shortest way between every two nodes, by Floyd and Warshall.
func distances(in graph: DirectedGraph) -> [[Int?]] {
  let nodes = 0..<graph.nodeCount
  var distance = nodes.map { from in nodes.map { from == $0 ? 0 : nil as Int? } }
  for edge in graph.edges where edge.from != edge.to { distance[Int(edge.from)][Int(edge.to)] = 1 }
  for middle in nodes {
    for from in nodes {
      for to in nodes {
        guard let one = distance[from][middle], let other = distance[middle][to] else { continue }
        distance[from][to] = min(distance[from][to] ?? .max, one + other)
      }
    }
  }
  return distance
}
