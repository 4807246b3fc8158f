extension StackGrowth {
  /// What is done about a loop: a change of what a push stands for.
  package typealias Change = SIMD2<Int32>

  /// Loops that grow, each with a change of its own that ends it: none of them is ended by the changes
  /// of those before it, and with all changes nothing grows any more.
  ///
  /// - Parameters:
  ///   - effort: So many edges are walked over all in all.
  ///   - made: The changes that are made, of loops that were found before and of those found now.
  ///   - change: The change for a push from one head to another with a label.
  ///   - order: Which changes come first: those of order 0, then those of 1 and of 2.
  ///   - canBegin: Whether a loop can begin at a head; it begins where its change is.
  /// - Returns: The loops, and whether there may be more.
  package func loops(
    effort: Int, made: inout Set<Change>,
    change: (_ from: PushdownHead, _ to: PushdownHead, _ label: PushdownLabel) -> Change,
    order: (_ from: PushdownHead, _ to: PushdownHead, _ label: PushdownLabel) -> Int,
    canBegin: (PushdownHead) -> Bool
  ) -> (found: [Loop], isCut: Bool) {
    let changes = edges.map { edge in
      edge.isPush ? change(heads[Int(edge.from)], heads[Int(edge.to)], edge.label) : nil
    }
    var changed: [Change: [Int32]] = [:]
    for case (let index, let change?) in zip(changes.indices, changes) {
      changed[change, default: []].append(Int32(index))
    }
    var search = LoopSearch(growth: self, effort: effort)
    for change in made { search.leaveOut(changed[change] ?? []) }
    var found: [Loop] = []
    for wanted in 0...2 {
      search.findComponents()
      let groups = search.pushes {
        order(heads[Int($0.from)], heads[Int($0.to)], $0.label) == wanted
      }
      for group in groups {
        search.walk(along: group)
        for edge in group {
          guard let change = changes[Int(edge)], let path = search.path(along: edge) else {
            continue
          }
          made.insert(change)
          search.leaveOut(changed[change] ?? [])
          found.append(loop(along: path, canBegin))
        }
        if search.effort < 0 { return (found, true) }
      }
    }
    return (found, false)
  }

  /// Nobody follows a loop of more edges, or an edge of more steps.
  private static let (mostParts, mostSteps) = (256, 1_000)

  private func loop(along path: [Int32], _ canBegin: (PushdownHead) -> Bool) -> Loop {
    let most = min(path.count, Self.mostParts)
    let back = (0..<most).first {
      canBegin(heads[Int(edges[Int(path[(path.count - $0) % path.count])].from)])
    }
    let first = (path.count - (back ?? 0)) % path.count
    // Before a push for any symbol comes the edge from the head that has the symbol.
    let before = edges[Int(path[(path.count + first - 1) % path.count])]
    var trail = Trail(head: heads[Int(before.from)])
    var change = 0
    for (place, edge) in (path[first...] + path[..<first]).prefix(most).enumerated() {
      if place == back ?? 0 { change = trail.steps.count }
      add(edges[Int(edge)], to: &trail)
    }
    return Loop(
      head: trail.steps.first?.head ?? trail.head, steps: trail.steps, change: change,
      isWhole: path.count == most)
  }

  /// What happens along some edges.
  private struct Trail {
    /// The head of the last edge to the pushes for any symbol.
    var head: PushdownHead
    var steps: [Step] = []
  }

  /// Adds the rules that an edge stands for.
  private func add(_ edge: Edge, to trail: inout Trail) {
    guard case .back(let push, let exit) = edge.kind else {
      return addRule(edge, to: &trail)
    }
    let most = trail.steps.count + Self.mostSteps
    addRule(edges[Int(push)], to: &trail)
    var waiting = [exit]
    while let number = waiting.popLast() {
      let exit = exits[Int(number)]
      guard exit.edge >= 0 else {
        trail.steps.append(
          Step(head: heads[Int(exit.head)], next: nil, label: exit.label, isPush: false))
        continue
      }
      waiting.append(exit.rest)
      let edge = edges[Int(exit.edge)]
      if case .back(let push, let inner) = edge.kind {
        addRule(edges[Int(push)], to: &trail)
        waiting.append(inner)
      } else {
        addRule(edge, to: &trail)
      }
      if trail.steps.count > most { return }
    }
  }

  private func addRule(_ edge: Edge, to trail: inout Trail) {
    var head = heads[Int(edge.from)]
    switch edge.kind {
    case .any:
      trail.head = head
      return
    case .pushOnAny: head = trail.head
    case .swap, .push, .back: break
    }
    trail.steps.append(
      Step(head: head, next: heads[Int(edge.to)], label: edge.label, isPush: edge.isPush))
  }
}

extension StackGrowth.Edge {
  /// Whether it is a rule that pushes.
  var isPush: Bool {
    switch kind {
    case .push, .pushOnAny: true
    case .swap, .any, .back: false
    }
  }

  /// How many rules it is.
  fileprivate var length: Int32 { if case .any = kind { 0 } else { 1 } }
}

/// The cheapest ways from one node to others of its component, as long as the effort lasts.
private struct LoopSearch {
  let growth: StackGrowth
  let graph: DirectedGraph
  private(set) var effort: Int
  private var components: Components
  /// Whether each edge is left out.
  private var isOut: [Bool]
  private var start: Int32 = -1
  /// The edge by which each node was reached last, and in which search.
  private var reached: [(edge: Int32, search: Int32)]
  private var searches: Int32 = 0
  /// The effort when the components were worked out.
  private var fresh: Int

  init(growth: StackGrowth, effort: Int) {
    self.growth = growth
    self.effort = effort
    graph = DirectedGraph(
      nodeCount: growth.heads.count,
      edges: growth.edges.enumerated().map {
        DirectedGraph.Edge(from: Int($1.from), to: Int($1.to), label: $0)
      })
    components = graph.stronglyConnectedComponents()
    isOut = Array(repeating: false, count: growth.edges.count)
    reached = Array(repeating: (-1, 0), count: graph.nodeCount)
    fresh = effort
  }

  /// Goes on without some edges.
  mutating func leaveOut(_ edges: [Int32]) {
    for edge in edges { isOut[Int(edge)] = true }
  }

  mutating func findComponents() {
    components = graph.stronglyConnectedComponents { [graph, isOut] in
      !isOut[Int(graph.edges[$0].label)]
    }
    fresh = effort
  }

  /// The edges on loops that push and that are meant, those together that lead to one node, the most
  /// first.
  func pushes(where isMeant: (StackGrowth.Edge) -> Bool) -> [[Int32]] {
    var groups: [Int32: [Int32]] = [:]
    /// How many heads lead to each node of pushes for any symbol.
    var users: [Int32: Int] = [:]
    for (index, edge) in growth.edges.enumerated() where isInComponent(edge) {
      if case .any = edge.kind { users[edge.to, default: 0] += 1 }
      if !edge.isPush || isOut[index] || !isMeant(edge) { continue }
      groups[edge.to, default: []].append(Int32(index))
    }
    let sizes = groups.mapValues { group in
      group.reduce(0) { $0 + (users[growth.edges[Int($1)].from] ?? 1) }
    }
    return groups.sorted { one, other in
      (-(sizes[one.key] ?? 0), one.value[0]) < (-(sizes[other.key] ?? 0), other.value[0])
    }.map(\.value)
  }

  private func isInComponent(_ edge: StackGrowth.Edge) -> Bool {
    components.componentOf[Int(edge.from)] == components.componentOf[Int(edge.to)]
  }

  /// Looks for the cheapest ways back from where some edges lead, which is one node.
  mutating func walk(along group: some Sequence<Int32>) {
    let open = group.filter { !isOut[Int($0)] }.map { growth.edges[Int($0)] }
    guard let first = open.first else { return }
    // What was walked in vain may be in the components no longer.
    if fresh - effort > 4 * growth.edges.count { findComponents() }
    start = first.to
    searches += 1
    let component = components.componentOf[Int(start)]
    var missing = Set(open.map(\.from).filter { components.componentOf[Int($0)] == component })
    var waiting = PriorityQueue<(node: Int32, edge: Int32)>()
    waiting.push((start, -1), 0)
    while effort >= 0, !missing.isEmpty, let (weight, (node, edge)) = waiting.pop() {
      if reached[Int(node)].search == searches { continue }
      reached[Int(node)] = (edge, searches)
      missing.remove(node)
      for index in graph.edges(from: Int(node)) {
        let edge = graph.edges[index]
        effort -= 1
        guard !isOut[Int(edge.label)], components.componentOf[Int(edge.to)] == component,
          reached[Int(edge.to)].search != searches
        else { continue }
        let cost = growth.edges[Int(edge.label)].length + 8 * growth.edges[Int(edge.label)].cost
        waiting.push((edge.to, edge.label), min(weight + cost, 1 << 23))
      }
    }
  }

  /// An edge and the cheapest way back to where it begins; nothing where there is none, or the effort
  /// did not last.
  mutating func path(along edge: Int32) -> [Int32]? {
    if isOut[Int(edge)] { return nil }
    if let path = found(along: edge), !path.contains(where: { isOut[Int($0)] }) { return path }
    walk(along: [edge])
    return found(along: edge)
  }

  private mutating func found(along edge: Int32) -> [Int32]? {
    let (from, to) = (growth.edges[Int(edge)].from, growth.edges[Int(edge)].to)
    guard to == start, reached[Int(from)].search == searches else { return nil }
    var path: [Int32] = []
    var node = from
    while node != start {
      path.append(reached[Int(node)].edge)
      node = growth.edges[Int(reached[Int(node)].edge)].from
    }
    effort -= path.count / 16
    return [edge] + path.reversed()
  }
}
