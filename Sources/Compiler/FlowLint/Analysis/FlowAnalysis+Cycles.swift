import FlowDiagnostics
import FlowModel
import FlowProofs
import GraphAlgorithms

/// A way round that comes back to where it began.
struct Cycle {
  let screens: [ID<Screen>]
  /// One for each move.
  let notes: [Note]
  let moves: [Move]

  /// The notes for a finding at the first move: one move alone needs none.
  var notesOfFinding: [Note] { moves.count == 1 ? Array(notes.dropFirst()) : notes }

  /// Whether no state would have to have two values at once.
  var isConsistent: Bool {
    var values: [ID<AppState>: Int] = [:]
    return moves.allSatisfy { move in
      guard let test = move.test else { return true }
      return values.updateValue(test.value, forKey: test.state) ?? test.value == test.value
    }
  }
}

extension FlowAnalysis {
  /// Short cycles of the moves that satisfy a condition, each through a key move, of which no two
  /// go from one screen to the same next: whoever wants none has to change something for each of
  /// them.
  ///
  /// One comes of each component, then one of each that is left of it, and so on for some rounds;
  /// the time is that of as many looks at all moves. Where there may be more, the last ones say so.
  func cycles(
    over isMeant: @escaping (Move) -> Bool, through isKey: (Move) -> Bool
  ) -> [Cycle] {
    let graph = screens.graph
    let isAllowed = screens.edges(where: isMeant)
    var taken: Set<SIMD2<Int32>> = []
    let ends = { (edge: Int) in SIMD2(graph.edges[edge].from, graph.edges[edge].to) }
    var found: [[[Int]]] = []
    while true {
      let allowed = { (edge: Int) in isAllowed(edge) && !taken.contains(ends(edge)) }
      let components = graph.stronglyConnectedComponents(over: allowed)
      let inside = { (edge: Int) in allowed(edge) && components.contain(graph.edges[edge]) }
      let first = firstEdges(of: components) { edge in
        inside(edge) && screens.move(over: edge).map(isKey) ?? false
      }
      if first.isEmpty { return found.joined().map { cycle(along: $0) } }
      if found.count == Self.mostRounds { break }
      let cycles = graph.shortestCycles(beginningWith: first, over: inside).compactMap { $0 }
      for cycle in cycles { taken.formUnion(cycle.map(ends)) }
      found.append(cycles)
    }
    return found.dropLast().joined().map { cycle(along: $0) }
      + found.suffix(1).joined().map { cycle(along: $0, isCut: true) }
  }

  private static let mostRounds = 8

  /// The first edge inside each component that satisfies a condition and can be walked.
  private func firstEdges(of components: Components, where isKey: (Int) -> Bool) -> [Int] {
    var first = [Int?](repeating: nil, count: components.count)
    for (index, edge) in screens.graph.edges.enumerated() {
      let component = Int(components.componentOf[Int(edge.from)])
      guard first[component] == nil, isKey(index),
        reachability.contains(Int(edge.from))
      else { continue }
      first[component] = index
    }
    return first.compactMap { $0 }
  }

  private func cycle(along path: [Int], isCut: Bool = false) -> Cycle {
    let (shown, all) = walk(path)
    let notes = Array(all.prefix(20))
    let more = notes.prefix(isCut ? 1 : 0).map {
      Note("flowc did not follow all loops of these screens", at: $0.range)
    }
    return Cycle(
      screens: shown, notes: notes + more, moves: path.compactMap { screens.move(over: $0) })
  }

  /// `'a' to 'b' to 'a'`
  func route(_ screens: [ID<Screen>]) -> String {
    let names = screens.prefix(6).map { quoted($0) }
    let gap = screens.count > 6 ? ["…"] : []
    return (names + gap + [quoted(screens[0])]).joined(separator: " to ")
  }
}
