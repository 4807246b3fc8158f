/// The strongly connected components of a graph, each after all that it leads to.
package struct Components: Sendable {
  /// The component of each node.
  package fileprivate(set) var componentOf: [Int32]
  private(set) var members: [Int32] = []
  private var starts: [Int32] = [0]

  fileprivate init(nodeCount: Int) {
    componentOf = Array(repeating: -1, count: nodeCount)
  }

  package var count: Int { starts.count - 1 }

  /// The nodes of a component, in ascending order.
  package func nodes(in component: Int) -> ArraySlice<Int32> {
    members[Int(starts[component])..<Int(starts[component + 1])]
  }

  /// Whether both ends of an edge lie in one component.
  package func contain(_ edge: DirectedGraph.Edge) -> Bool {
    componentOf[Int(edge.from)] == componentOf[Int(edge.to)]
  }

  fileprivate mutating func append(_ nodes: ArraySlice<Int32>) {
    for node in nodes { componentOf[Int(node)] = Int32(count) }
    if nodes.count == 1 {
      members.append(nodes[nodes.startIndex])
    } else {
      members += nodes.sorted()
    }
    starts.append(Int32(members.count))
  }
}

extension DirectedGraph {
  /// Tarjan's algorithm with a stack of its own, over the edges that are `allowed`.
  package func stronglyConnectedComponents(
    over allowed: (Int) -> Bool = { _ in true }
  ) -> Components {
    var search = ComponentSearch(graph: self)
    for node in 0..<nodeCount where !search.isVisited(node) { search.run(from: node, allowed) }
    return search.components
  }
}

/// A depth-first search under way.
private struct ComponentSearch {
  let graph: DirectedGraph
  var components: Components
  /// When each node was found, from 1; 0 is not yet.
  private var found: [Int32]
  /// The earliest node, still open, that is known to be reachable from each.
  private var lowest: [Int32]
  /// The next edge of each node to follow.
  private var next: [Int32]
  private var path: [Int32] = []
  private var open: [Int32] = []
  private var time: Int32 = 0

  init(graph: DirectedGraph) {
    self.graph = graph
    components = Components(nodeCount: graph.nodeCount)
    found = Array(repeating: 0, count: graph.nodeCount)
    lowest = found
    next = found
  }

  func isVisited(_ node: Int) -> Bool { found[node] != 0 }

  mutating func run(from start: Int, _ allowed: (Int) -> Bool) {
    enter(start)
    while let node = path.last.map(Int.init) {
      if let edge = nextEdge(of: node) {
        if allowed(edge) { follow(edge) }
      } else {
        leave(node)
      }
    }
  }

  private mutating func enter(_ node: Int) {
    time += 1
    found[node] = time
    lowest[node] = time
    next[node] = Int32(graph.edges(from: node).lowerBound)
    path.append(Int32(node))
    open.append(Int32(node))
  }

  private mutating func nextEdge(of node: Int) -> Int? {
    let edge = Int(next[node])
    guard edge < graph.edges(from: node).upperBound else { return nil }
    next[node] += 1
    return edge
  }

  private mutating func follow(_ edge: Int) {
    let (from, to) = (Int(graph.edges[edge].from), Int(graph.edges[edge].to))
    if !isVisited(to) {
      enter(to)
    } else if components.componentOf[to] < 0 {
      lowest[from] = min(lowest[from], found[to])
    }
  }

  private mutating func leave(_ node: Int) {
    path.removeLast()
    if let parent = path.last { lowest[Int(parent)] = min(lowest[Int(parent)], lowest[node]) }
    guard lowest[node] == found[node] else { return }
    // The node lies in the open part it is the oldest of, so there is such an index.
    let first = open.lastIndex(of: Int32(node)) ?? open.startIndex
    components.append(open[first...])
    open.removeSubrange(first...)
  }
}
