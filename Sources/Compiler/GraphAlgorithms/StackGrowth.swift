/// The loops by which the stack of a pushdown system can grow without end.
///
/// The stack grows without end exactly if a head comes up again with more below it, and so on round
/// and round. The heads that can follow one another without a look at what lies below make a graph:
/// a swap and a push lead to what is on top then, and where what was pushed can go again, the push
/// leads also to what lay under it. A loop of this graph grows if it has an edge that pushes and
/// leaves what it pushed.
package struct StackGrowth {
  /// Something that happens on a loop: a rule, with the head that it is taken at.
  package struct Step: Hashable, Sendable {
    package let head: PushdownHead
    /// The head afterwards; nothing where the symbol on top goes.
    package let next: PushdownHead?
    package let label: PushdownLabel
    package let isPush: Bool
  }

  /// From a head to itself, with more below it.
  package struct Loop: Sendable {
    package let head: PushdownHead
    package let steps: [Step]
    /// The place of the push that is to change.
    package let change: Int
    /// Whether these are all of its steps; of a long loop they are the first.
    package let isWhole: Bool
  }

  /// What leads from a head to another.
  struct Edge {
    enum Kind {
      case swap
      case push(under: PushdownSymbol)
      /// To the node that has the pushes of a control for any symbol, and on from there.
      case any(under: PushdownSymbol)
      case pushOnAny
      /// What was pushed over an edge goes by an exit again.
      case back(push: Int32, exit: Int32)

      /// What lies under the head that the edge leads to; nothing if its symbol is in the place of the
      /// one before.
      var under: PushdownSymbol? {
        switch self {
        case .push(let under), .any(let under): under
        case .swap, .pushOnAny, .back: nil
        }
      }
    }

    let from: Int32
    let to: Int32
    let kind: Kind
    let label: PushdownLabel
    let cost: Int32
  }

  /// A control in which the symbol on top of a head can have gone, and how.
  struct Exit {
    let head: Int32
    let control: PushdownControl
    /// The edge that is taken first, and the exit of the head that it leads to; -1 where it goes at
    /// once.
    let edge: Int32
    let rest: Int32
    let label: PushdownLabel
    let cost: Int32
  }

  /// A node for each head, and for the pushes of a control for any symbol; of the latter, the head from
  /// which it was reached first.
  private(set) var heads: [PushdownHead] = []
  private(set) var edges: [Edge] = []
  private(set) var exits: [Exit] = []
  private var numbers: [PushdownHead: Int32] = [:]
  /// The nodes of controls with pushes for any symbol; nothing for controls without such pushes.
  private var anySymbol: [PushdownControl: Int32?] = [:]
  private var exitsOf: [[Int32]] = []
  /// The edges that lead to each head.
  private var uses: [[Int32]] = []
  private var returns: Set<SIMD2<Int32>> = []
  private var waiting = PriorityQueue<Exit>()
  private var known: Set<SIMD2<Int32>> = []
  private let limit: Int
  private var work = 0

  /// All loops of a system from some heads on.
  ///
  /// - Parameter limit: So many rules and edges are looked at.
  package init(
    of system: inout some PushdownSystem, from first: some Sequence<PushdownHead>, limit: Int
  ) {
    self.limit = limit
    for head in first { _ = number(head) }
    var next = 0
    repeat {
      while next < heads.count, isComplete {
        if numbers[heads[next]] == Int32(next) { look(at: Int32(next), in: &system) }
        next += 1
      }
      guard let (_, exit) = waiting.pop() else { continue }
      add(exit)
    } while (next < heads.count || !waiting.isEmpty) && isComplete
  }

  /// Whether all was looked at.
  package var isComplete: Bool { work <= limit }

  /// Whether a push is on a loop.
  package var hasLoops: Bool {
    let graph = DirectedGraph(
      nodeCount: heads.count,
      edges: edges.map { DirectedGraph.Edge(from: Int($0.from), to: Int($0.to), label: 0) })
    let components = graph.stronglyConnectedComponents()
    return edges.contains { edge in
      edge.isPush
        && components.componentOf[Int(edge.from)] == components.componentOf[Int(edge.to)]
    }
  }

  private mutating func number(_ head: PushdownHead) -> Int32 {
    if let known = numbers[head] { return known }
    numbers[head] = Int32(heads.count)
    return append(head)
  }

  private mutating func append(_ head: PushdownHead) -> Int32 {
    heads.append(head)
    exitsOf.append([])
    uses.append([])
    return Int32(heads.count - 1)
  }

  private mutating func look(at index: Int32, in system: inout some PushdownSystem) {
    let head = heads[Int(index)]
    for rule in system.rules(at: head.control, top: head.symbol) {
      switch rule.effect {
      case .pop:
        work += 1
        wait(
          Exit(
            head: index, control: rule.control, edge: -1, rest: -1, label: rule.label,
            cost: rule.cost))
      case .swap(let symbol):
        let next = number(PushdownHead(rule.control, symbol))
        add(next, index, .swap, rule.label, rule.cost)
      case .push(let under, let top):
        let next = number(PushdownHead(rule.control, top))
        add(next, index, .push(under: under), rule.label, rule.cost)
      }
    }
    if let node = node(ofAnySymbolAt: head, in: &system) {
      add(node, index, .any(under: head.symbol), .none, 0)
    }
  }

  private mutating func node(
    ofAnySymbolAt head: PushdownHead, in system: inout some PushdownSystem
  ) -> Int32? {
    if let known = anySymbol[head.control] { return known }
    let rules = system.wildcardRules(at: head.control)
    let node = rules.isEmpty ? nil : append(head)
    anySymbol[head.control] = .some(node)
    guard let node else { return nil }
    for rule in rules {
      let next = number(PushdownHead(rule.control, rule.symbol))
      add(next, node, .pushOnAny, rule.label, rule.cost)
    }
    return node
  }

  private mutating func add(
    _ used: Int32, _ user: Int32, _ kind: Edge.Kind, _ label: PushdownLabel, _ cost: Int32
  ) {
    work += 1
    let edge = Int32(edges.count)
    edges.append(Edge(from: user, to: used, kind: kind, label: label, cost: cost))
    uses[Int(used)].append(edge)
    for exit in exitsOf[Int(used)] { follow(edge, exit) }
  }

  private mutating func wait(_ exit: Exit) {
    if !known.contains(SIMD2(exit.head, exit.control.index)) { waiting.push(exit, exit.cost) }
  }

  /// An exit by its cheapest way; others like it come later, and are nothing new.
  private mutating func add(_ exit: Exit) {
    guard known.insert(SIMD2(exit.head, exit.control.index)).inserted else { return }
    let number = Int32(exits.count)
    exits.append(exit)
    exitsOf[Int(exit.head)].append(number)
    for edge in uses[Int(exit.head)] { follow(edge, number) }
  }

  /// What was led to over an edge goes by an exit.
  private mutating func follow(_ number: Int32, _ exitNumber: Int32) {
    work += 1
    let (edge, exit) = (edges[Int(number)], exits[Int(exitNumber)])
    let cost = min(edge.cost + exit.cost, 1 << 20)
    guard let under = edge.kind.under else {
      return wait(
        Exit(
          head: edge.from, control: exit.control, edge: number, rest: exitNumber, label: .none,
          cost: cost))
    }
    let head = PushdownHead(exit.control, under)
    guard returns.insert(SIMD2(edge.from, self.number(head))).inserted else { return }
    add(self.number(head), edge.from, .back(push: number, exit: exitNumber), .none, cost)
  }
}
