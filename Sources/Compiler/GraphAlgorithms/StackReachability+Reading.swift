/// The result of reading one more symbol of a stack, from the top.
package enum StackReading<State: Hashable> {
  case goOn(State)
  /// Any stack below.
  case accept
  case reject
}

extension StackReachability {
  /// A stack that is looked for, and how it comes about.
  package struct Found: Sendable {
    /// The control and the symbol on top.
    package let head: PushdownHead
    package let labels: [PushdownLabel]
    package let cost: Int
  }

  /// The cheapest stack that a finite machine accepts, which reads it from the top.
  ///
  /// The time is linear in the automaton for each of the machine's states.
  ///
  /// - Parameters:
  ///   - beginnings: The controls whose stacks are read, each with the machine's state before it reads.
  ///   - limit: How many pairs of a node and a state are looked at before it gives up with nothing.
  package func cheapest<State: Hashable>(
    from beginnings: [(control: PushdownControl, state: State)], limit: Int = .max,
    reading read: (State, _ symbol: PushdownSymbol) -> StackReading<State>
  ) -> (found: Found?, isComplete: Bool) {
    var search = Reading<State>()
    let states = Dictionary(uniqueKeysWithValues: beginnings.map { ($0.control, $0.state) })
    for node in automaton.controls.indices {
      guard let state = automaton.isControl(Int32(node)).flatMap({ states[$0] }) else { continue }
      search.reach(Int32(node), state, over: -1, from: -1, at: 0)
    }
    while let (cost, step) = search.queue.pop() {
      if step.isAccepted { return (found(search.path(to: step), cost), true) }
      guard let visit = search.settle(step) else { continue }
      if search.visits.count > limit { return (nil, false) }
      for index in automaton.outgoing[Int(step.node)] {
        let edge = automaton.edges[Int(index)]
        let below = distances[Int(edge.to)]
        if below == .max { continue }
        let after = cost + automaton.weights[Int(index)]
        switch read(step.state, edge.symbol) {
        case .reject: continue
        case .accept: search.accept(step.state, over: index, from: visit, at: after + below)
        case .goOn(let state): search.reach(edge.to, state, over: index, from: visit, at: after)
        }
      }
    }
    return (nil, true)
  }

  private func found(_ path: [Int32], _ cost: Int32) -> Found? {
    guard let top = path.first, let last = path.last else { return nil }
    let edge = automaton.edges[Int(top)]
    guard let control = automaton.isControl(edge.from) else { return nil }
    return Found(
      head: PushdownHead(control, edge.symbol), labels: labels(of: path + rest(under: last)),
      cost: Int(cost))
  }
}

/// A cheapest search over the nodes of an automaton and the states of a machine that reads it.
private struct Reading<State: Hashable> {
  struct Step {
    let node: Int32
    let state: State
    let edge: Int32
    let parent: Int32
    var isAccepted = false
  }

  private struct Place: Hashable {
    let node: Int32
    let state: State
  }

  var queue = PriorityQueue<Step>()
  /// The settled nodes, each with its edge and the previous visit.
  private(set) var visits: [(edge: Int32, parent: Int32)] = []
  private var settled: Set<Place> = []

  mutating func reach(
    _ node: Int32, _ state: State, over edge: Int32, from parent: Int32, at cost: Int32
  ) {
    if settled.contains(Place(node: node, state: state)) { return }
    queue.push(Step(node: node, state: state, edge: edge, parent: parent), cost)
  }

  mutating func accept(_ state: State, over edge: Int32, from parent: Int32, at cost: Int32) {
    queue.push(
      Step(node: 0, state: state, edge: edge, parent: parent, isAccepted: true), cost)
  }

  /// The number of the visit; none where it was settled before.
  mutating func settle(_ step: Step) -> Int32? {
    guard settled.insert(Place(node: step.node, state: step.state)).inserted else { return nil }
    visits.append((step.edge, step.parent))
    return Int32(visits.count - 1)
  }

  /// The edges that were read, the first of them first.
  func path(to step: Step) -> [Int32] {
    var path = [step.edge]
    var visit = step.parent
    while visit >= 0, visits[Int(visit)].edge >= 0 {
      path.append(visits[Int(visit)].edge)
      visit = visits[Int(visit)].parent
    }
    return path.reversed()
  }
}
