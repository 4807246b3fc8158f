/// For every head of a pushdown system whether something that is meant can come about with it on
/// top, and with which controls the symbol on top can go.
///
/// With that it can be said of any stack whether what is meant can come about from it, by reading
/// it from the top. It is the least solution of equations between heads, worked out with a list of
/// what has changed.
package struct StackSummaries: Sendable {
  private var numbers: [PushdownHead: Int32] = [:]
  /// The nodes that have the pushes of controls for any symbol; nothing for controls without such pushes.
  private var anySymbol: [PushdownControl: Int32?] = [:]
  /// Of a node for any symbol, the head from which it was reached first.
  private var heads: [PushdownHead] = []
  private var isGood: [Bool] = []
  /// The controls in which the symbol on top of a head can have gone.
  private var exits: [Set<PushdownControl>] = []
  /// What follows from a head: the heads that are good if it is, with those that then come up as
  /// the symbol below where it has gone.
  private var uses: [[Use]] = []
  private var known: Set<Way> = []
  private var changed: [Change] = []

  package struct Use: Hashable {
    let user: Int32
    /// The symbol below, where the head was pushed; none where it took the user's place.
    let under: PushdownSymbol?
  }

  package struct Way: Hashable {
    let use: Use
    let used: Int32
  }

  private enum Change {
    case good(Int32)
    case exit(Int32, PushdownControl)
  }

  private var next = 0
  private let limit: Int
  /// How many rules and ways were looked at, known or not.
  private var work = 0

  /// Gives up after it has looked at so many rules, and ways from one head to another.
  package init(limit: Int = .max) { self.limit = limit }

  /// Whether all was looked at.
  package var isComplete: Bool { work <= limit }

  /// Asks a system for its rules at some heads and at what they lead to, on and on.
  package mutating func add(
    _ more: some Sequence<PushdownHead>, of system: inout some PushdownSystem,
    isGoal: (PushdownHead) -> Bool
  ) {
    for head in more { _ = number(head) }
    repeat {
      while next < heads.count, isComplete {
        if numbers[heads[next]] == Int32(next) { look(at: next, in: &system, isGoal) }
        next += 1
      }
      propagate()
    } while next < heads.count && isComplete
  }

  package func contains(_ head: PushdownHead) -> Bool { numbers[head] != nil }

  /// Whether what is meant can come about with this head, whatever lies below.
  package func isGood(_ head: PushdownHead) -> Bool {
    numbers[head].map { isGood[Int($0)] } ?? false
  }

  /// The controls in which what lies below can come to be on top.
  package func exits(of head: PushdownHead) -> Set<PushdownControl> {
    numbers[head].map { exits[Int($0)] } ?? []
  }

  /// What leads to what, with the heads that the nodes stand for; 1 marks what takes the place of
  /// the head that it comes from. A head is there twice where a node stands for pushes for any symbol.
  package var graph: (heads: [PushdownHead], edges: DirectedGraph) {
    var edges: [DirectedGraph.Edge] = []
    for (used, users) in uses.enumerated() {
      edges += users.map {
        DirectedGraph.Edge(from: Int($0.user), to: used, label: $0.under == nil ? 1 : 0)
      }
    }
    return (heads, DirectedGraph(nodeCount: heads.count, edges: edges))
  }

  private mutating func number(_ head: PushdownHead) -> Int32 {
    if let known = numbers[head] { return known }
    numbers[head] = Int32(heads.count)
    return append(head)
  }

  private mutating func append(_ head: PushdownHead) -> Int32 {
    heads.append(head)
    isGood.append(false)
    exits.append([])
    uses.append([])
    return Int32(heads.count - 1)
  }

  private mutating func look(
    at index: Int, in system: inout some PushdownSystem, _ isGoal: (PushdownHead) -> Bool
  ) {
    let head = heads[index]
    let user = Int32(index)
    if isGoal(head) { return makeGood(user) }
    for rule in system.rules(at: head.control, top: head.symbol) {
      work += 1
      switch rule.effect {
      case .pop: addExit(rule.control, to: user)
      case .swap(let symbol): add(number(PushdownHead(rule.control, symbol)), user, under: nil)
      case .push(let under, let top):
        add(number(PushdownHead(rule.control, top)), user, under: under)
      }
    }
    if let node = node(ofAnySymbolAt: head, in: &system) { add(node, user, under: head.symbol) }
  }

  private mutating func node(
    ofAnySymbolAt head: PushdownHead, in system: inout some PushdownSystem
  ) -> Int32? {
    if let known = anySymbol[head.control] { return known }
    let rules = system.wildcardRules(at: head.control)
    let node = rules.isEmpty ? nil : append(head)
    anySymbol[head.control] = .some(node)
    guard let node else { return nil }
    for rule in rules { add(number(PushdownHead(rule.control, rule.symbol)), node, under: nil) }
    return node
  }

  /// A head leads to another, in its place or on top of what becomes of its symbol.
  private mutating func add(_ node: Int32, _ user: Int32, under: PushdownSymbol?) {
    let used = Int(node)
    let use = Use(user: user, under: under)
    work += 1
    guard known.insert(Way(use: use, used: node)).inserted else { return }
    uses[used].append(use)
    if isGood[used] { makeGood(user) }
    for control in exits[used] { follow(use, control) }
  }

  private mutating func follow(_ use: Use, _ control: PushdownControl) {
    guard let under = use.under else { return addExit(control, to: use.user) }
    add(number(PushdownHead(control, under)), use.user, under: nil)
  }

  private mutating func makeGood(_ head: Int32) {
    if isGood[Int(head)] { return }
    isGood[Int(head)] = true
    changed.append(.good(head))
  }

  private mutating func addExit(_ control: PushdownControl, to head: Int32) {
    if exits[Int(head)].insert(control).inserted { changed.append(.exit(head, control)) }
  }

  private mutating func propagate() {
    while let change = changed.popLast() {
      switch change {
      case .good(let head): for use in uses[Int(head)] { makeGood(use.user) }
      case .exit(let head, let control): for use in uses[Int(head)] { follow(use, control) }
      }
    }
  }
}
