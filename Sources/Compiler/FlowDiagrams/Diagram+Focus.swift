import FlowModel

extension Diagram {
  /// Some screens, and what at most `depth` arrows lead to or from. A box at the edge says how many
  /// arrows go on.
  func around(_ screens: Set<ID<Screen>>, depth: Int) -> Diagram {
    var isKept = nodes.map { $0.screen.map(screens.contains) ?? false }
    var border = nodes.indices.filter { isKept[$0] }
    let neighbours = neighbours
    for _ in 0..<depth where !border.isEmpty {
      let near = border.flatMap { neighbours[$0] }
      border = near.filter { node in
        defer { isKept[node] = true }
        return !isKept[node]
      }
    }
    return sayingWhatIsLeft(out: isKept).keeping(isKept)
  }

  /// The boxes that one arrow connects with each box.
  private var neighbours: [[Int]] {
    var neighbours = [[Int]](repeating: [], count: nodes.count)
    for edge in edges {
      neighbours[edge.source].append(edge.target)
      neighbours[edge.target].append(edge.source)
    }
    return neighbours
  }

  private func sayingWhatIsLeft(out isKept: [Bool]) -> Diagram {
    var counts = [Int](repeating: 0, count: nodes.count)
    for edge in edges where isKept[edge.source] != isKept[edge.target] {
      counts[isKept[edge.source] ? edge.source : edge.target] += 1
    }
    var diagram = self
    for (node, count) in counts.enumerated() where count > 0 {
      diagram.nodes[node].details.append(count == 1 ? "1 more arrow" : "\(count) more arrows")
    }
    return diagram
  }
}
