import FlowModel
import GraphAlgorithms

/// A loop of what users do by which the stack grows at every round.
package struct GrowthLoop: Sendable {
  /// Where the loop begins.
  package let head: PushdownHead
  package let steps: [GrowthStep]
  /// Whether these are all of its steps; of a long loop they are the first.
  package let isWhole: Bool
}

/// Something that the user does on a loop.
package struct GrowthStep: Hashable, Sendable {
  /// The screen on top when it happens.
  package let screen: ID<Screen>
  package let event: StackEvent
  /// The screens that come up by it, each after those that stand for the runs that it begins.
  package fileprivate(set) var shown: [ID<Screen>] = []
}

/// The loops of one flow, found over several rounds that allow more and more actions.
package struct GrowthSearch {
  private let analysis: StackAnalysis
  private let limit: Int
  /// From which screen to which some loop grows that was found.
  private var covered: Set<SIMD2<Int32>> = []
  package private(set) var loops: [GrowthLoop] = []
  /// Whether not all loops were looked at.
  package private(set) var isCut = false

  package init(of analysis: StackAnalysis, limit: Int) {
    self.analysis = analysis
    self.limit = limit
  }

  /// Looks for loops without some actions, each of which leads from a screen to another one that no
  /// loop before it leads to from there.
  package mutating func search(without omitted: Set<ID<Action>>) {
    var stack = analysis.stack
    stack.premise.isUserOnly = true
    stack.premise.omitted = omitted
    stack.selections = [:]
    stack.topDependences = [:]
    let idle = analysis.reached.heads.filter { $0.control == FlowStack.idle }
    let growth = StackGrowth(of: &stack, from: idle, limit: limit)
    if !growth.isComplete {
      isCut = true
      return
    }
    let project = stack.project
    let shared = Set(
      (project.groups.elements.map(\.transitions) + project.flows.elements.map(\.anywhere)).joined()
    )
    let screen = { (head: PushdownHead) in Int32(stack.symbol(head.symbol).screen.index) }
    let (found, isCut) = growth.loops(
      effort: limit, besides: &covered,
      pair: { SIMD2(stack.event($2, of: shared).map { -2 - $0.index } ?? screen($0), screen($1)) },
      rank: { $0.control == FlowStack.idle ? screen($0) : nil })
    self.isCut = self.isCut || isCut
    loops += found.map { stack.loop($0) }
  }
}

extension FlowStack {
  /// The event that a label stands for, if it is one of some.
  fileprivate func event(_ label: Int32, of shared: Set<ID<Transition>>) -> ID<Transition>? {
    guard label >= 0, case .sent(let id) = events.elements[Int(label)] else { return nil }
    return shared.contains(id) ? id : nil
  }

  fileprivate func loop(_ loop: StackGrowth.Loop) -> GrowthLoop {
    var steps: [GrowthStep] = []
    for step in loop.steps {
      let screen = symbol(step.head.symbol).screen
      if step.label >= 0 {
        steps.append(GrowthStep(screen: screen, event: events.elements[Int(step.label)]))
      }
      guard let next = step.next?.symbol, !steps.isEmpty,
        step.isPush || symbol(next).screen != screen
      else { continue }
      let hosts = placement(next).runs.compactMap(\.host)
      steps[steps.count - 1].shown += hosts + [symbol(next).screen]
    }
    return GrowthLoop(head: loop.head, steps: steps, isWhole: loop.isWhole)
  }
}
