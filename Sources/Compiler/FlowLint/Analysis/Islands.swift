import FlowDiagnostics
import FlowModel
import GraphAlgorithms

/// Screens that cannot be shown, put together so that one way in helps all of a set.
struct Islands {
  struct Island {
    /// Those from which all others of the island can be reached come first.
    let screens: [ID<Screen>]
    /// The screens of the island that lead to its first.
    let sources: [ID<Screen>]
    /// The screens that go back to its first, if it is there.
    let returning: [ID<Screen>]
  }

  let all: [Island]

  init(of analysis: FlowAnalysis) {
    let screens = analysis.screens
    let graph = screens.graph
    let isLost = analysis.lostNodes
    let components = graph.stronglyConnectedComponents(over: {
      isLost[Int(graph.edges[$0].from)] && screens.isWayIn($0)
    })
    var isEntered = Array(repeating: false, count: components.count)
    for (index, edge) in graph.edges.enumerated()
    where isLost[Int(edge.from)] && !components.contain(edge) && screens.isWayIn(index) {
      isEntered[Int(components.componentOf[Int(edge.to)])] = true
    }
    var claimed = isLost.map { !$0 }
    let returning = screens.returning
    var all: [Island] = []
    // Each component comes after all that it leads to; the coasts of the islands come last.
    for component in (0..<components.count).reversed() where !isEntered[component] {
      let coast = Array(components.nodes(in: component))
      let members = screens.claim(from: coast, &claimed).compactMap { screens.screen(at: $0) }
      guard let first = members.first else { continue }
      all.append(
        Island(
          screens: members, sources: screens.sources(of: first, among: coast),
          returning: returning[first] ?? []))
    }
    self.all = all
  }
}

extension ScreenGraph {
  /// The nodes reached from some that nobody has claimed before; they are claimed now.
  fileprivate func claim(from nodes: [Int32], _ claimed: inout [Bool]) -> [Int32] {
    var found = nodes.filter { !claimed[Int($0)] }
    for node in found { claimed[Int(node)] = true }
    var next = 0
    while next < found.count {
      for edge in graph.edges(from: Int(found[next])) where isWayIn(edge) {
        let target = graph.edges[edge].to
        if claimed[Int(target)] { continue }
        claimed[Int(target)] = true
        found.append(target)
      }
      next += 1
    }
    return found
  }

  fileprivate func sources(of target: ID<Screen>, among nodes: [Int32]) -> [ID<Screen>] {
    nodes.filter { node in
      graph.edges(from: Int(node)).contains {
        graph.edges[$0].to == target.index && isWayIn($0)
      }
    }.compactMap { screen(at: $0) }
  }

  /// For each screen those with events that go back to it.
  fileprivate var returning: [ID<Screen>: [ID<Screen>]] {
    var found: [ID<Screen>: [ID<Screen>]] = [:]
    for (index, edge) in graph.edges.enumerated() where !isWayIn(index) {
      guard let source = screen(at: edge.from), let target = screen(at: edge.to),
        found[target]?.last != source
      else { continue }
      found[target, default: []].append(source)
    }
    return found
  }
}

extension FlowAnalysis {
  /// Whether each node can never be shown.
  ///
  /// A screen that several flows include is shown if one of them shows it. Where a start or a
  /// target is unknown, which has been said, nothing is lost: the way in may be meant there.
  fileprivate var lostNodes: [Bool] {
    if hasUnknownTargets { return Array(repeating: false, count: screens.graph.nodeCount) }
    let shown = Set(
      project.screens.ids.filter { isReachable($0) || hasNoStart($0) }.map { name($0).range }
    ).union(repetitions)
    return (0..<screens.graph.nodeCount).map { node in
      guard let screen = screens.screen(at: Int32(node)) else {
        return !reachability.contains(node)
      }
      return !shown.contains(name(screen).range)
    }
  }

  private func hasNoStart(_ screen: ID<Screen>) -> Bool {
    project.flows[project.screens[screen].flow].start?.id == nil
  }
}
