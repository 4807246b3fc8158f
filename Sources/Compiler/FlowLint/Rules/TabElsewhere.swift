import FlowDiagnostics
import FlowModel

extension Rule {
  /// The root of a tab that stands in a second place as well.
  static let tabElsewhere = Rule(
    "tab-elsewhere", .warning,
    summary: "The root of a tab is shown in its tab.",
    rationale: """
      A screen that is the root of a tab and is also pushed inside the tabs is there twice, with two
      stacks and two states: what the user did on the one is missing on the other, and the tab bar says
      that they are somewhere else. Tests don't see it, since each of the two looks right.

      Select the tab: '{ tab: orders }'. A screen that takes parameters may be pushed, since it shows
      something else each time, and so may any screen in a sheet.
      """,
    flagged: """
      flow: Shop
      start: home
      screens:
        home:
          tabs:
            - catalog
            - orders
            - { screen: catalog, title: More } # warning: 'catalog' is the root of two tabs
        catalog: { transitions: { ordersTapped: orders } } # warning: 'orders' is the root of a tab, and is pushed here as well
        orders:
      """,
    accepted: """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog, orders] }
        catalog: { transitions: { ordersTapped: { tab: orders } } }
        orders:
      """
  ) { analysis in
    let twice = analysis.project.screens.ids.flatMap { id -> [Finding] in
      guard case .tabs(let tabs) = analysis.project.screens[id].kind else { return [] }
      return analysis.rootsOfTwo(tabs, id)
    }
    return twice + analysis.pushedRoots
  }
}

extension FlowAnalysis {
  fileprivate func rootsOfTwo(_ tabs: IDRange<Tab>, _ screen: ID<Screen>) -> [Finding] {
    var seen: Set<ID<Screen>> = []
    return project.tabs[tabs].compactMap { tab in
      guard let root = tab.screen, let id = root.id, !seen.insert(id).inserted else { return nil }
      return Finding("\(quoted(id)) is the root of two tabs", at: root.name.range, on: screen)
    }
  }

  /// The roots of tabs that take nothing and are pushed on the stack of another of the same tabs.
  ///
  /// Where a way round leads back to a root on its own stack, `cyclic-route` says so.
  fileprivate var pushedRoots: [Finding] {
    let interiors = TabInteriors(of: self)
    if interiors.isEmpty { return [] }
    let graph = screens.graph
    let rounds = graph.stronglyConnectedComponents(over: screens.edges(where: \.staysInLayer))
    return graph.edges.indices.compactMap { edge in
      let (source, target) = (Int(graph.edges[edge].from), Int(graph.edges[edge].to))
      guard let move = screens.move(over: edge), move.isPush,
        interiors.isRoot(target, ofTabsAround: source), !rounds.contain(graph.edges[edge]),
        project.screens[move.target].parameters.isEmpty
      else { return nil }
      return Finding(
        "\(quoted(move.target)) is the root of a tab, and is pushed here as well",
        at: move.range, on: screens.screen(at: graph.edges[edge].from))
    }
  }
}

/// What lies in which tabs, as far as it lies in one.
private struct TabInteriors {
  private enum Place: Equatable {
    case nowhere, several
    case inside(Int32)
  }

  private var places: [Place]
  private var containers: [Int: Int32] = [:]

  var isEmpty: Bool { containers.isEmpty }

  init(of analysis: FlowAnalysis) {
    let graph = analysis.screens.graph
    places = Array(repeating: .nowhere, count: graph.nodeCount)
    var waiting: [Int] = []
    for id in analysis.project.screens.ids where analysis.isReachable(id) {
      guard case .tabs(let tabs) = analysis.project.screens[id].kind else { continue }
      for tab in analysis.project.tabs[tabs] where tab.forEach == nil {
        guard let root = tab.screen?.id else { continue }
        containers[Int(root.index)] = id.index
        enter(Int(root.index), .inside(id.index), &waiting)
      }
    }
    let staysInside = analysis.screens.edges(where: \.staysInLayer)
    while let node = waiting.popLast() {
      for edge in graph.edges(from: node) where staysInside(edge) {
        enter(Int(graph.edges[edge].to), places[node], &waiting)
      }
    }
  }

  private mutating func enter(_ node: Int, _ place: Place, _ waiting: inout [Int]) {
    let joined = places[node] == .nowhere || places[node] == place ? place : .several
    if joined == places[node] { return }
    places[node] = joined
    waiting.append(node)
  }

  func isRoot(_ screen: Int, ofTabsAround node: Int) -> Bool {
    containers[screen].map { places[node] == .inside($0) } ?? false
  }
}

extension Move {
  fileprivate var isPush: Bool {
    switch kind {
    case .show(.push), .show(.plain), .show(.animated): isUnlimited && before == .nothing
    default: false
    }
  }
}
