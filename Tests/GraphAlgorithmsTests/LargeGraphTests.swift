import GraphAlgorithms
import Testing

/// Shapes on which recursion overflows and a quadratic algorithm doesn't come back.
@Suite struct LargeGraphTests {
  private static let size = 100_000

  @Test func aChain() {
    let graph = DirectedGraph(nodeCount: Self.size, edges: Self.chain)
    let last = Self.size - 1
    #expect(graph.reachability(from: [0]).path(to: last, in: graph)?.count == last)
    #expect(graph.stronglyConnectedComponents().count == Self.size)
  }

  @Test func aChainThatLinksToOneHub() {
    let back = (0..<Self.size).map { DirectedGraph.Edge(from: $0, to: 0) }
    let graph = DirectedGraph(nodeCount: Self.size, edges: Self.chain + back)
    #expect(graph.stronglyConnectedComponents().count == 1)
    let toTheHub = graph.edges.indices.filter { graph.edges[$0].to == 0 }
    #expect(graph.shortestCycles(beginningWith: [toTheHub[1]])[0]?.count == 2)
    #expect(graph.reversed().reachability(from: [0]).order.count == Self.size)
  }

  @Test func aRing() {
    let back = DirectedGraph.Edge(from: Self.size - 1, to: 0)
    let graph = DirectedGraph(nodeCount: Self.size, edges: Self.chain + [back])
    #expect(graph.stronglyConnectedComponents().count == 1)
    #expect(graph.shortestCycles(beginningWith: [0])[0]?.count == Self.size)
  }

  @Test func manyLoops() {
    let loops = (0..<Self.size).map { DirectedGraph.Edge(from: $0, to: $0) }
    let graph = DirectedGraph(nodeCount: Self.size, edges: loops)
    let cycles = graph.shortestCycles(beginningWith: Array(loops.indices))
    #expect(cycles.allSatisfy { $0?.count == 1 })
  }

  private static let chain = (1..<size).map { DirectedGraph.Edge(from: $0 - 1, to: $0) }
}
