import FlowDiagnostics
import FlowModel

extension Diagram {
  /// The diagram with one box in the place of each group that is folded.
  func folding(_ isFolded: (Group) -> Bool) -> Diagram {
    var folded = Diagram()
    var numbers = [Int](repeating: 0, count: nodes.count)
    for group in groups {
      let boxes = isFolded(group) ? [box(of: group)] : group.nodes.map { nodes[$0] }
      let first = folded.nodes.count
      for (offset, node) in group.nodes.enumerated() {
        numbers[node] = first + min(offset, boxes.count - 1)
      }
      let title = isFolded(group) ? nil : group.title
      folded.groups.append(
        Group(title: title, flow: group.flow, nodes: Array(first..<first + boxes.count)))
      folded.nodes += boxes
    }
    folded.edges = edges(between: numbers, of: folded)
    return folded
  }

  /// The arrows between other boxes. What happens inside of one box isn't shown, but that a flow runs
  /// itself.
  private func edges(between numbers: [Int], of folded: Diagram) -> [Edge] {
    var list = EdgeList()
    for edge in edges {
      let (source, target) = (numbers[edge.source], numbers[edge.target])
      let runs = nodes[edge.source].kind == .embed && edge.style == .part
      let isInside = source == target && folded.nodes[source].kind == .flow
      if isInside && !runs { continue }
      let isFolded = folded.nodes[source].kind == .flow
      list.connect(
        source, target, edge.style, isFolded ? [nodes[edge.source].title] : edge.labels)
    }
    return list.all
  }

  /// A flow as one box, with everything that is wrong in it.
  private func box(of group: Group) -> Node {
    let count = group.nodes.count { nodes[$0].screen != nil }
    let findings = group.nodes.flatMap { nodes[$0].findings }
    let worstFirst = Severity.allCases.reversed().flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    return Node(
      kind: .flow, title: group.title ?? "",
      details: [count == 1 ? "1 screen" : "\(count) screens"], findings: worstFirst)
  }

  /// The boxes for which `isKept` holds, and the arrows between them.
  func keeping(_ isKept: [Bool]) -> Diagram {
    var part = Diagram()
    var numbers = [Int?](repeating: nil, count: nodes.count)
    for node in nodes.indices where isKept[node] {
      numbers[node] = part.nodes.count
      part.nodes.append(nodes[node])
    }
    for group in groups {
      let kept = group.nodes.compactMap { numbers[$0] }
      if kept.isEmpty { continue }
      part.groups.append(Group(title: group.title, flow: group.flow, nodes: kept))
    }
    part.edges = edges.compactMap { edge in
      guard let source = numbers[edge.source], let target = numbers[edge.target] else { return nil }
      return Edge(source: source, target: target, style: edge.style, labels: edge.labels)
    }
    return part
  }

  /// Some flows, and what an arrow connects with them.
  func connected(to flows: Set<ID<Flow>>) -> Diagram {
    let chosen = groups.map { $0.flow.map(flows.contains) ?? false }
    let owners = owners
    var isKept = chosen
    for edge in edges {
      let (source, target) = (owners[edge.source], owners[edge.target])
      if chosen[source] { isKept[target] = true }
      if chosen[target] { isKept[source] = true }
    }
    return keeping(owners.map { isKept[$0] })
  }

  /// Each flow as a box; a fragment only where it runs a flow.
  var map: Diagram {
    let folded = folding { _ in true }
    let owners = folded.owners
    var isKept = folded.groups.map { $0.flow != nil }
    for edge in folded.edges where folded.groups[owners[edge.target]].flow != nil {
      isKept[owners[edge.source]] = true
    }
    return folded.keeping(owners.map { isKept[$0] })
  }

  /// The group of each node.
  private var owners: [Int] {
    var owners = [Int](repeating: 0, count: nodes.count)
    for (number, group) in groups.enumerated() {
      for node in group.nodes { owners[node] = number }
    }
    return owners
  }
}
