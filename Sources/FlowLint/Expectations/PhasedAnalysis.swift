import FlowModel
import GraphAlgorithms

/// All that can be on the stack of a flow, by what was shown before.
struct PhasedAnalysis {
  let stack: FlowStack
  let reached: StackReachability
  let isComplete: Bool

  init(of base: StackAnalysis, _ plan: PhasedStack.Plan, limit: Int) {
    var stack = base.stack
    stack.selections = [:]
    stack.foundSelections = [:]
    let saturation = Saturation.whole(
      of: PhasedStack(stack: stack, plan: plan),
      beginningAt: PhasedStack.control(FlowStack.begin, .before), limit: 3 * limit)
    isComplete = saturation.isComplete
    self.stack = saturation.system.stack
    reached = StackReachability(of: saturation)
  }

  /// The cheapest head in a phase of which a condition holds.
  func head(
    in phase: PhasedStack.Phase, where isMeant: (FlowStack, Int32) -> Bool
  ) -> PushdownHead? {
    let control = PhasedStack.control(FlowStack.idle, phase)
    let meant = reached.heads.filter { $0.control == control && isMeant(stack, $0.symbol) }
    return meant.min { reached.cost(of: $0) ?? .max < reached.cost(of: $1) ?? .max }
  }

  /// A shortest way to such a head.
  func way(
    in phase: PhasedStack.Phase, where isMeant: (FlowStack, Int32) -> Bool
  ) -> Way? {
    head(in: phase, where: isMeant).flatMap { way(to: $0) }
  }

  func way(to head: PushdownHead) -> Way? {
    reached.witness(of: head).map { labels in
      Way(flow: stack.flow, events: labels.map { stack.events.elements[Int($0)] })
    }
  }
}
