import FlowModel
import GraphAlgorithms

/// What lies in which tabs, as far as it lies in one.
struct TabInteriors {
  private var inside: TabPlaces
  /// The same with what is presented over the tabs.
  private var over: TabPlaces
  private var containers: [Int: Int32] = [:]

  var isEmpty: Bool { containers.isEmpty }

  init(of analysis: FlowAnalysis) {
    inside = TabPlaces(count: analysis.screens.graph.nodeCount)
    over = inside
    for id in analysis.project.screens.ids where analysis.isReachable(id) {
      guard case .tabs(let tabs) = analysis.project.screens[id].kind else { continue }
      for tab in analysis.project.tabs[tabs] {
        guard let root = tab.screen?.id else { continue }
        containers[Int(root.index)] = id.index
        inside.enter(Int(root.index), .inside(id.index))
        over.enter(Int(root.index), .inside(id.index))
      }
    }
    inside.spread(over: analysis.screens, where: \.staysInLayer)
    over.spread(over: analysis.screens) { $0.staysInLayer || $0.isLayer }
  }

  /// The tabs that a screen lies in, if it lies in those alone.
  func tabs(around screen: ID<Screen>) -> ID<Screen>? { inside.tabs(of: Int(screen.index)) }

  /// The tabs that are on screen once all that is presented over them has gone.
  func tabs(below screen: ID<Screen>) -> ID<Screen>? { over.tabs(of: Int(screen.index)) }

  /// The tabs of which a screen is a root.
  func tabs(withRoot screen: ID<Screen>) -> ID<Screen>? {
    containers[Int(screen.index)].map { ID(Int($0)) }
  }

  /// Whether a screen is a root of tabs, and the node is these or lies in them.
  func isRoot(_ screen: Int, ofTabs node: Int) -> Bool {
    containers[screen].map { Int($0) == node || inside.tabs(of: node) == ID(Int($0)) } ?? false
  }
}

/// For every node of the graph of screens the tabs that it belongs to.
private struct TabPlaces {
  enum Place: Equatable {
    case nowhere, several
    case inside(Int32)
  }

  private var places: [Place]
  private var waiting: [Int] = []

  init(count: Int) { places = Array(repeating: .nowhere, count: count) }

  func tabs(of node: Int) -> ID<Screen>? {
    if case .inside(let tabs) = places[node] { ID(Int(tabs)) } else { nil }
  }

  mutating func enter(_ node: Int, _ place: Place) {
    let joined = places[node] == .nowhere || places[node] == place ? place : .several
    if joined == places[node] { return }
    places[node] = joined
    waiting.append(node)
  }

  mutating func spread(over screens: ScreenGraph, where isMeant: @escaping (Move) -> Bool) {
    let goesOn = screens.edges(where: isMeant)
    while let node = waiting.popLast() {
      for edge in screens.graph.edges(from: node) where goesOn(edge) {
        enter(Int(screens.graph.edges[edge].to), places[node])
      }
    }
  }
}

extension Move {
  /// Whether the target comes up in a layer over the source.
  fileprivate var isLayer: Bool {
    switch kind {
    case .show(.sheet), .show(.popover), .show(.fullScreenCover), .alert: true
    default: false
    }
  }
}
