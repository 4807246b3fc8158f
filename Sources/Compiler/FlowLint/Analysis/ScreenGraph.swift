import FlowModel
import GraphAlgorithms

/// The screens of a project and the ways between them.
///
/// The nodes are the screens by their ids, then for every flow what is outside of it (whence it is
/// started, linked to and told of app events), then the events that screens share.
package struct ScreenGraph: Sendable {
  /// The label of an edge from a screen to events that it shares.
  static let use = -1

  let screenCount: Int
  let flowCount: Int
  let graph: DirectedGraph
  /// What the labels of the edges stand for.
  let moves: [Move]
  /// By which ways the events of each node leave the screen.
  let exits: [Exits]

  /// The nodes that stand for what is outside of the flows.
  var outside: Range<Int> { screenCount..<(screenCount + flowCount) }

  func move(over edge: Int) -> Move? {
    let label = Int(graph.edges[edge].label)
    return label == Self.use ? nil : moves[label]
  }

  /// Whether an edge brings its target up: going back to a screen doesn't.
  func isWayIn(_ edge: Int) -> Bool { move(over: edge)?.kind != .back }

  /// The screen that a node stands for, if it is one.
  func screen(at node: Int32) -> ID<Screen>? {
    Int(node) < screenCount ? ID(Int(node)) : nil
  }

  /// The edges that stand for moves which satisfy a condition, and those to shared events.
  func edges(where isMeant: @escaping (Move) -> Bool) -> (Int) -> Bool {
    { edge in move(over: edge).map(isMeant) ?? true }
  }
}
