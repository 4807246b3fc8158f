/// Works out every stack that a pushdown system can come to, the nearest first.
///
/// This is saturation with weights: an edge of the automaton is settled with the least cost of what
/// it stands for, as in Dijkstra's search.
package struct Saturation<System: PushdownSystem> {
  package private(set) var system: System
  private(set) var automaton = StackAutomaton()
  private var queue = PriorityQueue<StackAutomaton.Candidate>()

  /// Begins with one symbol on the stack; stops after `limit` edges, or where there are far more
  /// ways to them than edges.
  package init(
    of system: System, control: PushdownControl, symbol: PushdownSymbol, limit: Int = .max
  ) {
    self.system = system
    let from = node(of: control)
    add(from, symbol, StackAutomaton.empty, 0, .start)
    while let (weight, candidate) = queue.pop() {
      if automaton.edges.count >= limit || queue.count / Self.waysToAnEdge >= UInt64(limit) {
        isComplete = false
        break
      }
      settle(candidate, weight)
    }
    queue = PriorityQueue()
    automaton.close()
  }

  private static var waysToAnEdge: UInt64 { 8 }

  /// Whether all was looked at.
  package private(set) var isComplete = true

  package var edgeCount: Int { automaton.edges.count }

  private mutating func settle(_ candidate: StackAutomaton.Candidate, _ weight: Int32) {
    switch candidate {
    case .edge(let edge, let origin):
      guard let index = automaton.append(edge, weight, origin) else { return }
      fire(edge, index, weight)
      for inclusion in automaton.inclusions[Int(edge.from)] { take(index, inclusion) }
    case .inclusion(let subset, let inclusion):
      guard automaton.include(subset, inclusion) else { return }
      for index in automaton.outgoing[Int(subset)] { take(index, inclusion) }
    }
  }

  private mutating func take(_ index: Int32, _ inclusion: StackAutomaton.Inclusion) {
    let edge = automaton.edges[Int(index)]
    add(
      inclusion.node, edge.symbol, edge.to, inclusion.weight + automaton.weights[Int(index)],
      .popped(edge: inclusion.popped, label: inclusion.label, below: index))
  }

  private mutating func fire(_ edge: StackAutomaton.Edge, _ index: Int32, _ weight: Int32) {
    guard let control = automaton.isControl(edge.from) else { return }
    for rule in system.rules(at: control, top: edge.symbol) {
      let cost = weight + rule.cost
      switch rule.effect {
      case .pop: pop(edge, index, rule, cost)
      case .swap(let symbol):
        add(node(of: rule.control), symbol, edge.to, cost, .step(edge: index, label: rule.label))
      case .push(let under, let top):
        let below = automaton.node(of: control, edge.symbol, changedTo: under)
        add(below, under, edge.to, weight, .step(edge: index, label: .none))
        add(node(of: rule.control), top, below, rule.cost, .pushed(label: rule.label))
      }
    }
  }

  private mutating func pop(
    _ edge: StackAutomaton.Edge, _ index: Int32, _ rule: PushdownRule, _ cost: Int32
  ) {
    if edge.to == StackAutomaton.empty || isWithin(edge.to, rule.control) { return }
    let inclusion = StackAutomaton.Inclusion(
      node: node(of: rule.control), weight: cost, popped: index, label: rule.label)
    queue.push(.inclusion(edge.to, inclusion), cost)
  }

  /// Whether the stacks of a node were stacks of a control before.
  private func isWithin(_ node: Int32, _ control: PushdownControl) -> Bool {
    guard let owner = automaton.controls[Int(node)] else { return false }
    return owner == control || system.whole(of: owner) == control
  }

  private mutating func node(of control: PushdownControl) -> Int32 {
    let (node, isNew) = automaton.node(of: control)
    guard isNew else { return node }
    for rule in system.wildcardRules(at: control) {
      add(self.node(of: rule.control), rule.symbol, node, rule.cost, .pushed(label: rule.label))
    }
    return node
  }

  private mutating func add(
    _ from: Int32, _ symbol: PushdownSymbol, _ to: Int32, _ weight: Int32,
    _ origin: StackAutomaton.Origin
  ) {
    let edge = StackAutomaton.Edge(from: from, symbol: symbol, to: to)
    if !automaton.contains(edge) { queue.push(.edge(edge, origin), weight) }
  }
}
