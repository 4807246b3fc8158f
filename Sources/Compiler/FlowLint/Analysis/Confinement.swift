import FlowModel
import FlowProofs
import GraphAlgorithms

/// Screens that come up without a way back of the platform's own, and that no event leaves.
struct Confinement: Sendable {
  /// Screens that take one another's place, and that the user cannot leave.
  struct Cell: Sendable {
    let screens: [ID<Screen>]
    /// Whether none of them leads anywhere.
    let isDeadEnd: Bool
    /// The move by which the user gets in.
    let entry: Move?
  }

  private(set) var cells: [Cell] = []

  /// Without the cells that the stacks show to be left.
  func confirmed(by proofs: Proofs) -> Confinement {
    var confirmed = self
    let holding = Set(proofs.holding(cells.map(\.screens)))
    confirmed.cells = cells.filter { holding.contains($0.screens) }
    return confirmed
  }

  init(of project: FlowProject, _ screens: ScreenGraph, _ reachability: Reachability) {
    let held = HeldScreens(screens, reachability)
    let left = screens.nodesWithAWayOut(in: project)
    let stuck = held.nodes.filter { !left[Int($0)] }
    let leadsOn = screens.nodesThatLeadOn
    for nodes in screens.lastComponents(reachedFrom: stuck) {
      cells.append(
        Cell(
          screens: nodes.compactMap { screens.screen(at: $0) },
          isDeadEnd: !nodes.contains { leadsOn.contains(Int($0)) },
          entry: nodes.lazy.compactMap { held.entry(of: $0, in: screens) }.first))
    }
    cells.sort { $0.screens[0] < $1.screens[0] }
  }
}

/// Screens that come up without a back button and without a swipe or tap that closes them.
private struct HeldScreens {
  let nodes: [Int32]
  private let reachability: Reachability
  /// For each node the first edge that brings it up so.
  private var entries: [Int?]

  init(_ screens: ScreenGraph, _ reachable: Reachability) {
    entries = Array(repeating: nil, count: screens.graph.nodeCount)
    for (index, edge) in screens.graph.edges.enumerated() {
      guard let move = screens.move(over: index), move.isHeld else { continue }
      guard reachable.contains(Int(edge.from)), entries[Int(edge.to)] == nil else { continue }
      entries[Int(edge.to)] = index
    }
    reachability = screens.graph.reachability(
      from: entries.indices.filter { [entries] in entries[$0] != nil },
      over: screens.edges { $0.handsOnItsPlace })
    nodes = reachability.order.filter { screens.screen(at: $0) != nil }
  }

  func entry(of node: Int32, in screens: ScreenGraph) -> Move? {
    guard let path = reachability.path(to: Int(node), in: screens.graph) else { return nil }
    let first = path.first.map { Int(screens.graph.edges[$0].from) } ?? Int(node)
    return entries[first].flatMap { screens.move(over: $0) }
  }
}

extension Move {
  /// Whether the target stands where the source stood, with the same ways back.
  var handsOnItsPlace: Bool {
    switch kind {
    case .replace, .embed: before == .nothing
    case .show, .alert, .content, .elsewhere, .back, .entrance: false
    }
  }
}
