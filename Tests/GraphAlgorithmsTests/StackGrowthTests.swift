import GraphAlgorithms
import Testing

/// The loops of small random machines, held against the stacks themselves.
@Suite struct StackGrowthTests {
  @Test(arguments: 0..<400) func loopsAreThereWhereStacksGrow(seed: Int) {
    var table = RuleTable(seed: UInt64(seed))
    let reached = StackReachability(of: Saturation(of: table, control: 0, symbol: 0))
    let growth = StackGrowth(of: &table, from: reached.heads, limit: .max)
    #expect(growth.isComplete)
    let loops = loops(of: growth)
    for loop in loops {
      guard let witness = reached.witness(of: loop.head) else {
        Issue.record("seed \(seed): no way to \(loop.head)")
        continue
      }
      let round = loop.steps.map(\.label)
      let heights = (0..<4).map { rounds -> Int in
        let labels = witness + Array(repeating: round, count: rounds).joined()
        return table.run(labels).filter { $0.head == loop.head }.map(\.stack.count).max() ?? -1
      }
      #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed): \(loop)")
    }
    if table.explore().isComplete { #expect(loops.isEmpty, "seed \(seed)") }
    #expect(loops.isEmpty != reached.holds(moreThan: 200), "seed \(seed)")
    #expect(loops.isEmpty == reached.isBounded, "seed \(seed)")
  }

  @Test func everyLoopHasAChangeOfItsOwn() {
    // Each of four symbols pushes each other one.
    var table = RuleTable(
      rules: (0..<4).flatMap { (from: Int32) in
        (0..<4).filter { $0 != from }.map { to in
          push(PushdownSymbol(to), on: PushdownSymbol(from), as: PushdownLabel(4 * from + to))
        }
      })
    let growth = StackGrowth(of: &table, from: [PushdownHead(0, 0)], limit: .max)
    let loops = loops(of: growth)
    #expect(loops.count == 6)
    #expect(loops.allSatisfy { $0.steps.count == 2 && $0.isWhole })
    // Those back to an earlier one are to change.
    #expect(loops.compactMap(\.steps.first).map(\.label.index).sorted() == [4, 8, 9, 12, 13, 14])
  }

  @Test func whatIsTakenAwayAgainDoesNotGrow() {
    let push = PushdownRule(.push(under: 0, top: 1), to: 0, label: 1, cost: 1)
    let pop = PushdownRule(.pop, to: 0, label: 2, cost: 1)
    var table = RuleTable(rules: [(PushdownHead(0, 0), push), (PushdownHead(0, 1), pop)])
    #expect(loops(of: StackGrowth(of: &table, from: [PushdownHead(0, 0)], limit: .max)).isEmpty)
    // Once something is put there on the way back, it does.
    let back = PushdownRule(.pop, to: 1, label: 3, cost: 1)
    let again = PushdownRule(.push(under: 0, top: 0), to: 0, label: 4, cost: 1)
    table = RuleTable(
      rules: [
        (PushdownHead(0, 0), push), (PushdownHead(0, 1), back), (PushdownHead(1, 0), again),
      ])
    let grown = loops(of: StackGrowth(of: &table, from: [PushdownHead(0, 0)], limit: .max))
    #expect(grown.map { $0.steps.map(\.label) } == [[4, 1, 3]])
  }

  @Test func anEffortThatIsSpentIsSaid() {
    var table = RuleTable(
      rules: (0..<40).map { (from: Int32) in
        push(PushdownSymbol((from + 1) % 40), on: PushdownSymbol(from), as: PushdownLabel(from))
      })
    let growth = StackGrowth(of: &table, from: [PushdownHead(0, 0)], limit: .max)
    #expect(loops(of: growth, effort: 10).isEmpty)
    #expect(loops(of: growth).map(\.steps.count) == [40])
    let first = [PushdownHead(0, 0)]
    #expect(!StackGrowth(of: &table, from: first, limit: 10).isComplete)
  }

  private func push(
    _ top: PushdownSymbol, on symbol: PushdownSymbol, as label: PushdownLabel
  ) -> (PushdownHead, PushdownRule) {
    let rule = PushdownRule(.push(under: symbol, top: top), to: 0, label: label, cost: 1)
    return (PushdownHead(0, symbol), rule)
  }

  private func loops(of growth: StackGrowth, effort: Int = .max) -> [StackGrowth.Loop] {
    var made: Set<StackGrowth.Change> = []
    let (found, isCut) = growth.loops(
      effort: effort, made: &made,
      change: { from, _, label in StackGrowth.Change(from.symbol.index, label.index) },
      order: { from, to, _ in to.symbol.index <= from.symbol.index ? 1 : 2 },
      canBegin: { _ in true })
    #expect(isCut == (effort != .max))
    #expect(made.count == found.count)
    return found
  }
}

extension RuleTable.State {
  fileprivate var head: PushdownHead { PushdownHead(control, stack[0]) }
}

extension StackReachability {
  /// Whether a stack holds more symbols than some, whatever the control.
  fileprivate func holds(moreThan most: Int) -> Bool {
    Set(heads.map(\.control)).contains { control in
      let search = cheapest(from: [(control, 0)], limit: .max) { count, _ in
        count == most ? .accept : .goOn(count + 1)
      }
      return search.found != nil
    }
  }
}
