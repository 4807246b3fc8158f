import GraphAlgorithms
import Testing

/// Small random machines, held against looking at every stack in turn.
@Suite struct PushdownTests {
  @Test(arguments: 0..<400) func agreesWithLookingAtEveryStack(seed: Int) {
    let table = RuleTable(seed: UInt64(seed))
    let reached = StackReachability(of: Saturation(of: table, control: 0, symbol: 0))
    let (found, isComplete) = table.explore()
    for (head, cost) in found {
      #expect(reached.contains(head), "seed \(seed): \(head) is missing")
      #expect(reached.cost(of: head) == cost, "seed \(seed)")
    }
    if isComplete { #expect(reached.heads.count == found.count, "seed \(seed)") }
    for head in reached.heads {
      guard let witness = reached.witness(of: head) else {
        Issue.record("seed \(seed): no way to \(head)")
        continue
      }
      let ends = table.run(witness)
      #expect(ends.contains { PushdownHead($0.control, $0.stack[0]) == head }, "seed \(seed)")
    }
  }
}

/// A machine with few controls and symbols; every rule costs one and has its place as label.
struct RuleTable: PushdownSystem {
  struct State: Hashable {
    let control: PushdownControl
    let stack: [PushdownSymbol]
  }

  private var rules: [(from: PushdownHead, rule: PushdownRule)] = []
  private var wildcards: [(control: PushdownControl, rule: WildcardRule)] = []

  init(rules: [(PushdownHead, PushdownRule)]) { self.rules = rules }

  init(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int32) -> Int32 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int32(truncatingIfNeeded: (state >> 20) % UInt64(bound))
    }
    func control() -> PushdownControl { PushdownControl(random(3)) }
    func symbol() -> PushdownSymbol { PushdownSymbol(random(4)) }
    for index in 0..<(3 + random(8)) {
      let head = PushdownHead(control(), symbol())
      let effects: [PushdownRule.Effect] = [
        .pop, .pop, .swap(symbol()), .push(under: head.symbol, top: symbol()),
        .push(under: symbol(), top: symbol()),
      ]
      let rule = PushdownRule(
        effects[Int(random(5))], to: control(), label: PushdownLabel(index), cost: 1)
      rules.append((head, rule))
    }
    if random(3) == 0 {
      wildcards.append(
        (control(), WildcardRule(push: symbol(), to: control(), label: 99, cost: 1)))
    }
  }

  func rules(at control: PushdownControl, top: PushdownSymbol) -> [PushdownRule] {
    rules.filter { $0.from == PushdownHead(control, top) }.map(\.rule)
  }

  func wildcardRules(at control: PushdownControl) -> [WildcardRule] {
    wildcards.filter { $0.control == control }.map(\.rule)
  }

  func whole(of control: PushdownControl) -> PushdownControl? { nil }

  /// The states that one more rule leads to, with its label.
  func next(_ state: State) -> [(label: PushdownLabel, state: State)] {
    let below = state.stack.dropFirst()
    var found = wildcardRules(at: state.control).map {
      ($0.label, State(control: $0.control, stack: [$0.symbol] + state.stack))
    }
    for rule in rules(at: state.control, top: state.stack[0]) {
      let stack: [PushdownSymbol]
      switch rule.effect {
      case .pop: stack = Array(below)
      case .swap(let symbol): stack = [symbol] + below
      case .push(let under, let top): stack = [top, under] + below
      }
      if !stack.isEmpty { found.append((rule.label, State(control: rule.control, stack: stack))) }
    }
    return found
  }

  func explore() -> (costs: [PushdownHead: Int], isComplete: Bool) {
    var costs: [PushdownHead: Int] = [:]
    var seen: Set<State> = [State(control: 0, stack: [0])]
    var layer = Array(seen)
    for step in 0..<12 {
      for state in layer where costs[PushdownHead(state.control, state.stack[0])] == nil {
        costs[PushdownHead(state.control, state.stack[0])] = step
      }
      layer = layer.flatMap { next($0) }.map(\.state).filter { seen.insert($0).inserted }
      if layer.isEmpty { return (costs, true) }
      if seen.count > 4_000 { break }
    }
    return (costs, false)
  }

  func run(_ labels: [PushdownLabel]) -> Set<State> {
    labels.reduce(into: [State(control: 0, stack: [0])]) { states, label in
      states = Set(states.flatMap { next($0) }.filter { $0.label == label }.map(\.state))
    }
  }
}

// Numbers in tests.
extension PushdownControl: ExpressibleByIntegerLiteral {
  package init(integerLiteral index: Int32) { self.init(index) }
}

extension PushdownSymbol: ExpressibleByIntegerLiteral {
  package init(integerLiteral index: Int32) { self.init(index) }
}

extension PushdownLabel: ExpressibleByIntegerLiteral {
  package init(integerLiteral index: Int32) { self.init(index) }
}
