import FlowModel
import GraphAlgorithms

/// All that can be on the stack of one flow that runs by itself, and the shortest way there.
package struct StackAnalysis: Sendable {
  package let stack: FlowStack
  package let reached: StackReachability
  /// The same without what is done in tabs after they were selected from elsewhere, where that
  /// makes a difference: its ways can be gone.
  let direct: StackReachability?
  package let isComplete: Bool
  /// By what the stacks are told apart.
  package let detail: StackDetail

  /// All that can be, given that some things never hold.
  package init?(
    of facts: StackFacts, flow: ID<Flow>, isCompact: Bool = true, given premise: Premise = .none,
    by detail: StackDetail = StackDetail()
  ) {
    guard facts.project.flows[flow].start?.id != nil else { return nil }
    var detail = detail
    while true {
      var stack = FlowStack(facts, flow: flow, isCompact: isCompact, detail)
      stack.premise = premise
      let (all, direct) = Saturation.whole(
        of: stack, beginningAt: FlowStack.begin, limit: facts.limit(handsOn: stack.handsOn))
      guard !all.isComplete, let less = detail.less(for: stack) else {
        let direct = direct.map { StackReachability(of: $0) }
        self.init(all, direct: direct, detail)
        return
      }
      detail = less
    }
  }

  package init(
    _ saturation: Saturation<FlowStack>, direct: StackReachability?, _ detail: StackDetail
  ) {
    self.detail = detail
    var stack = saturation.system
    if !saturation.isComplete { stack.note(.tooLarge) }
    isComplete = saturation.isComplete
    reached = StackReachability(of: saturation)
    self.stack = stack
    self.direct = direct
    for head in reached.heads where stack.isAtRest(head.control) {
      note(head.symbol, head)
      for (container, _) in stack.containers(around: head.symbol) { note(container, head) }
    }
  }

  /// The flows that run somewhere on the stack.
  var flows: Set<ID<Flow>> {
    var found: Set<ID<Flow>> = [stack.flow]
    for head in reached.heads {
      found.formUnion(stack.placement(head.symbol).runs.compactMap(\.flow))
    }
    return found
  }

  /// Whether the stacks are those that there can be, each as far from the beginning as it is.
  package var isExact: Bool { stack.approximations.allSatisfy(\.affectsOnlySteps) }

  /// Whether the stacks are exact, and each step from one to another can happen.
  package var hasOnlyRealEvents: Bool {
    isExact && stack.approximations.allSatisfy { $0.direction == .notLate }
  }

  /// Whether each stack that there can be is there, so that what cannot be reached here is never
  /// shown; one that can't be may be there as well.
  package var isSound: Bool {
    stack.approximations.allSatisfy { $0.direction == .more || $0.affectsOnlySteps }
  }

  /// Whether everything that can happen is there, so that what doesn't lead from one stack to another here never does.
  package var hasAllEvents: Bool { stack.approximations.allSatisfy { $0.direction == .more } }

  /// Whether each screen that can be shown is there: a screen without a head is never shown.
  package var hasAllScreens: Bool { stack.approximations.allSatisfy { !$0.hidesScreens } }

  /// Whether the value of a state of the app may decide what is shown.
  package var asksForStates: Bool {
    stack.variables.includeStates || stack.approximations.contains(where: \.mayAskForState)
  }

  /// For every screen that is shown a head in which it is, with the shortest way.
  package private(set) var heads: [ID<Screen>: PushdownHead] = [:]

  private mutating func note(_ symbol: PushdownSymbol, _ head: PushdownHead) {
    let screen = stack.symbol(symbol).screen
    if screen.index < 0 || stack.placement(symbol).isOver { return }
    guard let known = heads[screen] else {
      heads[screen] = head
      return
    }
    if let cost = reached.cost(of: head), let old = reached.cost(of: known), cost < old {
      heads[screen] = head
    }
  }

  /// Whether it is certain that no loop of events makes the stack grow without end.
  package var isBounded: Bool { isComplete && reached.isBounded }

  /// The stacks to look for a way in, those first whose ways can be gone.
  package var searched: [StackReachability] { [direct, reached].compactMap { $0 } }

  /// The events on a shortest way to a head.
  package func events(to head: PushdownHead) -> [StackEvent]? {
    let witness = searched.lazy.compactMap { $0.witness(of: head) }.first
    return witness?.map(stack.event)
  }

  /// Whether what is on top where something goes wrong lies on another screen of its layer.
  package func isPushed(at remark: StackRemark) -> Bool { stack.isPushed(remark.head.symbol) }

  /// Whether what is on top where something goes wrong lies over another run than its own.
  package func isOverOtherRun(at remark: StackRemark) -> Bool {
    stack.surroundings(remark.head.symbol).liesOnOtherRun
  }

  /// Whether what is on top where something goes wrong is in a layer that its flow has opened.
  package func isInLayer(at remark: StackRemark) -> Bool {
    !stack.surroundings(remark.head.symbol).isBaseLayer
  }

  /// The events on a shortest way to where something goes wrong, and the one by which it does.
  package func events(to remark: StackRemark) -> [StackEvent]? {
    let events = events(to: PushdownHead(remark.head.control, remark.head.symbol))
    if remark.label == .none { return events }
    return events.map { $0 + [stack.event(remark.label)] }
  }
}
