import FlowModel
import FlowSyntax
import GraphAlgorithms

/// Events that many screens have, as nodes of the graph: a balanced tree over the events.
///
/// A screen that declares some of them itself leads to the few subtrees that hold the rest, so that
/// neither many screens nor long groups make many edges.
struct SharedEvents {
  /// The node of event `i` is `base + count + i`; the children of `base + k` follow by doubling
  /// `k`.
  private let base: Int
  private let count: Int
  private let positions: [Symbol: Int]

  init(_ events: [Symbol], base: Int) {
    self.base = base
    count = events.count
    positions = Dictionary(zip(events, events.indices)) { first, _ in first }
  }

  /// How many nodes it takes.
  var nodeCount: Int { 2 * count }

  func node(ofEvent position: Int) -> Int { base + count + position }

  /// Edges from every inner node to its two parts.
  var innerEdges: [DirectedGraph.Edge] {
    guard count > 1 else { return [] }
    return (1..<count).flatMap { parent in
      [2 * parent, 2 * parent + 1].map { part in
        DirectedGraph.Edge(from: base + parent, to: base + part, label: ScreenGraph.use)
      }
    }
  }

  /// The fewest nodes below which are all events but some.
  func nodes(without own: some Sequence<Symbol>) -> [Int] {
    var nodes: [Int] = []
    var start = 0
    for hidden in own.compactMap({ positions[$0] }).sorted() {
      nodes += self.nodes(start, hidden)
      start = hidden + 1
    }
    return nodes + self.nodes(start, count)
  }

  private func nodes(_ start: Int, _ end: Int) -> [Int] {
    var nodes: [Int] = []
    var (low, high) = (start + count, end + count)
    while low < high {
      if low & 1 == 1 {
        nodes.append(base + low)
        low += 1
      }
      if high & 1 == 1 {
        high -= 1
        nodes.append(base + high)
      }
      low /= 2
      high /= 2
    }
    return nodes
  }
}
