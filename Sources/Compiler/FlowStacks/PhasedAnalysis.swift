import FlowModel
import GraphAlgorithms

/// All that can be on the stack of a flow, by what was shown before.
package struct PhasedAnalysis {
  let stack: FlowStack
  package let reached: StackReachability
  /// The same without what is done in tabs after they were selected from elsewhere.
  private let direct: StackReachability?
  package let isComplete: Bool

  package init(of base: StackAnalysis, _ plan: PhasedStack.Plan, limit: Int) {
    var stack = base.stack
    stack.selections = [:]
    stack.foundSelections = [:]
    let (saturation, direct) = Saturation.whole(
      of: PhasedStack(stack: stack, plan: plan),
      beginningAt: PhasedStack.control(FlowStack.begin, .before), limit: 3 * limit)
    isComplete = saturation.isComplete
    self.stack = saturation.system.stack
    reached = StackReachability(of: saturation)
    self.direct = direct.map { StackReachability(of: $0) }
  }

  /// The cheapest head in a phase of which a condition holds.
  package func head(
    in phase: PhasedStack.Phase, where isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> PushdownHead? {
    head(of: reached, in: phase, where: isMeant)
  }

  package func head(
    of reached: StackReachability, in phase: PhasedStack.Phase,
    where isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> PushdownHead? {
    heads(of: reached, in: phase, where: isMeant).min { $0.cost < $1.cost }?.head
  }

  private func heads(
    of reached: StackReachability, in phase: PhasedStack.Phase,
    where isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> [(head: PushdownHead, cost: Int)] {
    let meant = reached.heads.filter { head in
      let parts = PhasedStack.parts(of: head.control)
      return parts.phase == phase && stack.isAtRest(parts.control) && isMeant(stack, head.symbol)
    }
    return meant.map { ($0, reached.cost(of: $0) ?? .max) }
  }

  /// A shortest way to such a head.
  package func path(
    in phase: PhasedStack.Phase, where isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> EventPath? {
    let head = direct.flatMap { self.head(of: $0, in: phase, where: isMeant) }
    return (head ?? self.head(in: phase, where: isMeant)).flatMap { path(to: $0) }
  }

  /// The shortest way to each such head below a cost, the cheapest first.
  package func paths(
    in phase: PhasedStack.Phase, below limit: Int,
    where isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> some Sequence<EventPath> {
    heads(of: reached, in: phase, where: isMeant).filter { $0.cost < limit }
      .sorted { $0.cost < $1.cost }.lazy.compactMap { path(to: $0.head) }
  }

  package func path(to head: PushdownHead) -> EventPath? {
    (direct?.witness(of: head) ?? reached.witness(of: head)).map { labels in
      stack.path(over: labels)
    }
  }
}
