import GraphAlgorithms
import Testing

@Suite struct GraphAlgorithmsTests {
  @Test func edgesKeepTheirOrderInARow() {
    let edges = [(1, 0, 7), (0, 1, 5), (1, 1, 3), (0, 0, 9)].map {
      DirectedGraph.Edge(from: $0, to: $1, label: $2)
    }
    let graph = DirectedGraph(nodeCount: 3, edges: edges)
    #expect(graph.edges(from: 0).map { graph.edges[$0].label } == [5, 9])
    #expect(graph.edges(from: 1).map { graph.edges[$0].label } == [7, 3])
    #expect(graph.edges(from: 2).isEmpty)
  }

  @Test(arguments: 1...300) func shortestPathsAreThoseOfBruteForce(seed: UInt64) {
    let graph = randomGraph(seed: seed)
    let distance = distances(in: graph)
    let sources = Array(Set([0, graph.nodeCount / 2]))
    let reached = graph.reachability(from: sources)
    for node in 0..<graph.nodeCount {
      let path = reached.path(to: node, in: graph)
      #expect(path?.count == sources.compactMap { distance[$0][node] }.min())
      #expect(reached.contains(node) == (path != nil))
      if let path { expectPath(path, endsAt: node, in: graph) }
    }
  }

  @Test(arguments: 1...300) func componentsAreMutualReachability(seed: UInt64) {
    let graph = randomGraph(seed: seed)
    let distance = distances(in: graph)
    let components = graph.stronglyConnectedComponents()
    for one in 0..<graph.nodeCount {
      for other in 0..<graph.nodeCount {
        let mutual = distance[one][other] != nil && distance[other][one] != nil
        #expect((components.componentOf[one] == components.componentOf[other]) == mutual)
      }
    }
    #expect((0..<components.count).flatMap(components.nodes).count == graph.nodeCount)
    for edge in graph.edges {
      #expect(components.componentOf[Int(edge.from)] >= components.componentOf[Int(edge.to)])
    }
  }

  @Test(arguments: 1...300) func onlyAllowedEdgesCount(seed: UInt64) {
    let graph = randomGraph(seed: seed)
    let allowed = DirectedGraph(
      nodeCount: graph.nodeCount, edges: graph.edges.filter { $0.label == 1 })
    let predicate = { (edge: Int) in graph.edges[edge].label == 1 }
    let components = graph.stronglyConnectedComponents(over: predicate)
    #expect(components.componentOf == allowed.stronglyConnectedComponents().componentOf)
    #expect(
      graph.reachability(from: [0], over: predicate).order
        == allowed.reachability(from: [0]).order)
  }

  @Test(arguments: 1...300) func shortestCyclesAreThoseOfBruteForce(seed: UInt64) {
    let graph = randomGraph(seed: seed)
    let distance = distances(in: graph)
    let cycles = graph.shortestCycles(beginningWith: Array(graph.edges.indices))
    for (edge, cycle) in zip(graph.edges, cycles) {
      #expect(cycle?.count == distance[Int(edge.to)][Int(edge.from)].map { $0 + 1 })
      if let cycle { expectPath(cycle, endsAt: Int(edge.from), in: graph) }
    }
  }

  @Test(arguments: 1...50) func turningTwiceGivesTheSameEdges(seed: UInt64) {
    let graph = randomGraph(seed: seed)
    let twice = graph.reversed().reversed()
    let ends = { (edge: DirectedGraph.Edge) in [edge.from, edge.to] }
    #expect(Set(twice.edges.map(ends)) == Set(graph.edges.map(ends)))
    for edge in graph.reversed().edges {
      #expect(graph.edges[Int(edge.label)].to == edge.from)
    }
  }

  private func expectPath(_ path: [Int], endsAt node: Int, in graph: DirectedGraph) {
    for (edge, next) in zip(path, path.dropFirst()) {
      #expect(graph.edges[edge].to == graph.edges[next].from)
    }
    if let last = path.last { #expect(graph.edges[last].to == Int32(node)) }
  }
}
