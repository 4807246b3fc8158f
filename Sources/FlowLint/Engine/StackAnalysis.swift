import FlowModel
import GraphAlgorithms

/// All that can be on the stack of one flow that runs by itself, and the shortest way there.
struct StackAnalysis: Sendable {
  let stack: FlowStack
  let reached: StackReachability
  let isComplete: Bool

  init?(of facts: StackFacts, flow: ID<Flow>, isCompact: Bool = true) {
    guard facts.project.flows[flow].start?.id != nil else { return nil }
    // So large may the automaton become before what lies below is no longer told apart.
    let size = facts.project.screens.ids.count + facts.project.actions.ids.count
    let limit = 50_000 + 100 * size
    let precise = Saturation(
      of: FlowStack(facts, flow: flow, isCompact: isCompact), control: FlowStack.begin,
      symbol: FlowStack.bottom, limit: limit)
    if precise.isComplete {
      self.init(precise)
    } else {
      self.init(
        Saturation(
          of: FlowStack(facts, flow: flow, isCompact: isCompact, looksBelow: false),
          control: FlowStack.begin, symbol: FlowStack.bottom, limit: limit))
    }
  }

  private init(_ saturation: Saturation<FlowStack>) {
    var stack = saturation.system
    if !saturation.isComplete { stack.note(.tooLarge) }
    self.stack = stack
    isComplete = saturation.isComplete
    reached = StackReachability(of: saturation)
    for head in reached.heads where head.control == FlowStack.idle {
      note(head.symbol, head)
      var container = stack.zone(head.symbol).container
      while container >= 0 {
        note(container, head)
        container = stack.zone(container).container
      }
    }
  }

  /// Whether nothing was left out, so that what cannot be reached here cannot be reached.
  var isExact: Bool { stack.approximations.isEmpty }

  /// For every screen that is shown a head in which it is, with the shortest way.
  private(set) var heads: [ID<Screen>: PushdownHead] = [:]

  private mutating func note(_ symbol: Int32, _ head: PushdownHead) {
    let screen = stack.symbol(symbol).screen
    if screen.index < 0 || stack.seat(symbol).isOver { return }
    guard let known = heads[screen] else {
      heads[screen] = head
      return
    }
    if let cost = reached.cost(of: head), let old = reached.cost(of: known), cost < old {
      heads[screen] = head
    }
  }

  /// The events on a shortest way to a head.
  func events(to head: PushdownHead) -> [StackEvent]? {
    reached.witness(of: head)?.map { stack.events.elements[Int($0)] }
  }
}
