import FlowModel
import GraphAlgorithms

/// The shortest ways forward to screens from those that take the place of a root: by 'setRoot', by 'replace', or after
/// a sequence.
struct RootedWays {
  /// The node before each node that was found; a root has itself.
  private var before: [Int: Int] = [:]
  /// The nodes that an event puts on others, and those that take the place of one of these.
  private var onOthers: Set<Int> = []
  private let screens: ScreenGraph

  init(of analysis: FlowAnalysis) {
    screens = analysis.screens
    let graph = screens.graph
    var waiting: [Int] = []
    for edge in graph.edges.indices {
      guard let move = screens.move(over: edge), [.replace, .elsewhere].contains(move.kind),
        analysis.project.hosts[move.target, default: []].isEmpty
      else { continue }
      let root = Int(move.target.index)
      if before.updateValue(root, forKey: root) == nil { waiting.append(root) }
    }
    var next = 0
    while next < waiting.count {
      let node = waiting[next]
      next += 1
      for edge in graph.edges(from: node) where screens.move(over: edge)?.leadsUp ?? true {
        let target = Int(graph.edges[edge].to)
        if before[target] != nil { continue }
        before[target] = node
        waiting.append(target)
      }
    }
    findOnOthers()
  }

  private mutating func findOnOthers() {
    let graph = screens.graph
    var waiting = graph.edges.indices.compactMap { edge -> Int? in
      guard case .show = screens.move(over: edge)?.kind else { return nil }
      return Int(graph.edges[edge].to)
    }
    while let node = waiting.popLast() {
      guard onOthers.insert(node).inserted else { continue }
      for edge in graph.edges(from: node)
      where screens.move(over: edge)?.kind ?? .replace == .replace {
        waiting.append(Int(graph.edges[edge].to))
      }
    }
  }

  /// Whether a screen comes up on another one, or takes the place of one that does.
  func liesOnOthers(_ screen: ID<Screen>) -> Bool { onOthers.contains(Int(screen.index)) }

  /// The screens from a root to one; nothing if no way leads there.
  func way(to screen: ID<Screen>) -> [ID<Screen>]? {
    var node = Int(screen.index)
    guard before[node] != nil else { return nil }
    var way = [screen]
    while let last = before[node], last != node {
      node = last
      if let screen = screens.screen(at: Int32(node)) { way.append(screen) }
    }
    return way.reversed()
  }
}

extension Move {
  /// Whether the target comes up on the source, or inside it.
  fileprivate var leadsUp: Bool {
    switch kind {
    case .show, .content: true
    case .entrance, .alert, .replace, .elsewhere, .back, .embed: false
    }
  }
}
