import FlowModel
import GraphAlgorithms

extension ScreenGraph {
  /// For every node whether some event there, or on what it shows, takes its screen away.
  func nodesWithAWayOut(in project: FlowProject) -> [Bool] {
    let backwards = graph.reversed()
    var left = exits.map { $0.contains(.beyond) }
    for id in project.screens.ids where project.screens[id].isTerminal {
      left[Int(id.index)] = true
    }
    spread(&left, over: { $0.isShownBySource }, backwards)
    add(.dismiss, to: &left)
    spread(&left, over: { $0.staysInLayer }, backwards)
    add(.back, to: &left)
    for id in project.screens.ids where project.screens[id].kind.looksAfterItself {
      left[Int(id.index)] = true
    }
    spread(&left, over: { $0.handsOnItsPlace || $0.kind == .content }, backwards)
    return left
  }

  private func add(_ exit: Exits, to nodes: inout [Bool]) {
    for node in nodes.indices where exits[node].contains(exit) { nodes[node] = true }
  }

  /// Adds all nodes from which those given can be reached.
  private func spread(
    _ nodes: inout [Bool], over isMeant: @escaping (Move) -> Bool, _ backwards: DirectedGraph
  ) {
    let allowed = edges(where: isMeant)
    let reached = backwards.reachability(
      from: nodes.indices.filter { [nodes] in nodes[$0] },
      over: { allowed(Int(backwards.edges[$0].label)) })
    for node in reached.order { nodes[Int(node)] = true }
  }

  /// The nodes that lead to another screen by any event.
  var nodesThatLeadOn: Reachability {
    let backwards = graph.reversed()
    let sources = graph.edges.indices.filter { move(over: $0) != nil }
    return backwards.reachability(
      from: sources.map { Int(graph.edges[$0].from) },
      over: { move(over: Int(backwards.edges[$0].label)) == nil })
  }

  /// The sets of screens, among those in whose place some screens lead, that lead to no others.
  func lastComponents(reachedFrom nodes: [Int32]) -> [[Int32]] {
    let inside = edges { $0.handsOnItsPlace }
    let reached = graph.reachability(from: nodes.map(Int.init), over: inside)
    let components = graph.stronglyConnectedComponents(over: {
      inside($0) && reached.contains(Int(graph.edges[$0].from))
    })
    var holdsScreens = Array(repeating: false, count: components.count)
    return (0..<components.count).compactMap { component in
      let members = components.nodes(in: component).filter { reached.contains(Int($0)) }
      let leadsOn = members.contains { member in
        graph.edges(from: Int(member)).contains { edge in
          let next = Int(components.componentOf[Int(graph.edges[edge].to)])
          return inside(edge) && next != component && holdsScreens[next]
        }
      }
      let screens = members.filter { screen(at: $0) != nil }
      holdsScreens[component] = leadsOn || !screens.isEmpty
      return leadsOn || screens.isEmpty ? nil : screens
    }
  }
}

extension Move {
  fileprivate var isShownBySource: Bool {
    switch kind {
    case .show, .replace, .content: true
    case .entrance, .alert, .elsewhere, .back, .embed: false
    }
  }
}

extension ScreenKind {
  /// Whether it offers ways out by itself: buttons, or the app's own view.
  fileprivate var looksAfterItself: Bool {
    switch self {
    case .alert, .confirmationDialog, .external: true
    case .view, .tabs, .split, .switch, .embed, .sequence: false
    }
  }
}
