/// The reachable configurations of a saturated system, with a shortest way to each control and top
/// symbol.
package struct StackReachability: Sendable {
  let automaton: StackAutomaton
  /// For every node the edge over which the cheapest of its stacks goes on; -1 for the empty stack.
  private var next: [Int32?]
  private(set) var distances: [Int32]
  private var reached = NumberedSet<PushdownHead>()
  /// For every head the edge over which its cheapest stack begins.
  private var best: [Int32] = []

  package init<System>(of saturation: Saturation<System>) {
    automaton = saturation.automaton
    next = Array(repeating: nil, count: automaton.controls.count)
    distances = Array(repeating: .max, count: automaton.controls.count)
    measure()
    collectHeads()
  }

  /// How large the automaton is.
  package var edgeCount: Int { automaton.edges.count }

  /// Whether there is a highest stack: the automaton has no cycle.
  ///
  /// A saturation that was cut off says nothing of the stacks that it left out.
  package var isBounded: Bool {
    if automaton.edges.contains(where: { $0.from == $0.to }) { return false }
    let graph = DirectedGraph(
      nodeCount: next.count,
      edges: automaton.edges.map { DirectedGraph.Edge(from: Int($0.from), to: Int($0.to)) })
    return graph.stronglyConnectedComponents().count == next.count
  }

  /// The heads in the order in which they were reached.
  package var heads: [PushdownHead] { reached.elements }

  package func contains(_ head: PushdownHead) -> Bool { reached.contains(head) }

  /// The cost of the cheapest way to a head.
  package func cost(of head: PushdownHead) -> Int? { best(of: head).map { Int(total($0)) } }

  /// The labels on a cheapest way to a head.
  package func witness(of head: PushdownHead) -> [PushdownLabel]? {
    best(of: head).map { labels(of: [$0] + rest(under: $0)) }
  }

  private func best(of head: PushdownHead) -> Int32? {
    reached.number(of: head).map { best[Int($0)] }
  }

  /// The edges of the cheapest stack under the symbol of an edge.
  func rest(under top: Int32) -> [Int32] {
    var path: [Int32] = []
    var node = automaton.edges[Int(top)].to
    while let edge = next[Int(node)], edge >= 0 {
      path.append(edge)
      node = automaton.edges[Int(edge)].to
    }
    return path
  }

  private enum Piece {
    case edge(Int32)
    case label(PushdownLabel)
  }

  /// The way of a stack: that of its lowest symbol first.
  func labels(of path: [Int32]) -> [PushdownLabel] {
    var labels: [PushdownLabel] = []
    var waiting = path.map(Piece.edge)
    while let piece = waiting.popLast() {
      switch piece {
      case .label(let label): if label != .none { labels.append(label) }
      case .edge(let edge):
        switch automaton.origins[Int(edge)] {
        case .start: break
        case .pushed(let label): waiting.append(.label(label))
        case .step(let edge, let label): waiting += [.label(label), .edge(edge)]
        case .popped(let edge, let label, let below):
          waiting += [.label(label), .edge(edge), .edge(below)]
        }
      }
    }
    return labels
  }

  private func total(_ edge: Int32) -> Int32 {
    automaton.weights[Int(edge)] + distances[Int(automaton.edges[Int(edge)].to)]
  }

  private mutating func measure() {
    let arrivals = DirectedGraph(
      nodeCount: next.count,
      edges: automaton.edges.enumerated().map {
        DirectedGraph.Edge(from: Int($1.to), to: Int($1.from), label: $0)
      })
    var queue = PriorityQueue<(node: Int32, edge: Int32)>()
    queue.push((StackAutomaton.empty, -1), 0)
    while let (distance, (node, edge)) = queue.pop() {
      guard next[Int(node)] == nil else { continue }
      next[Int(node)] = edge
      distances[Int(node)] = distance
      for arrival in arrivals.edges(from: Int(node)) {
        let edge = arrivals.edges[arrival]
        if next[Int(edge.to)] != nil { continue }
        queue.push((edge.to, edge.label), distance + automaton.weights[Int(edge.label)])
      }
    }
  }

  private mutating func collectHeads() {
    for (index, edge) in automaton.edges.enumerated() {
      guard let control = automaton.isControl(edge.from), distances[Int(edge.to)] < .max else {
        continue
      }
      let (head, isNew) = reached.insert(PushdownHead(control, edge.symbol))
      if isNew {
        best.append(Int32(index))
      } else if total(Int32(index)) < total(best[Int(head)]) {
        best[Int(head)] = Int32(index)
      }
    }
  }
}
