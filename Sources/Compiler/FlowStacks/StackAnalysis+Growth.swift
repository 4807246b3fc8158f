import FlowModel
import GraphAlgorithms

/// A loop of what users do by which the stack grows at every round.
package struct GrowthLoop: Sendable {
  /// Where the loop begins.
  package let head: PushdownHead
  package let steps: [GrowthStep]
  /// The place of the step that is to change.
  package let change: Int
  /// Whether these are all of its steps; of a long loop they are the first.
  package let isWhole: Bool
  /// The screen that it adds to the stack of another tab, if it comes round by tabs.
  package let addedToTab: ID<Screen>?

  package init(
    head: PushdownHead, steps: [GrowthStep], change: Int, isWhole: Bool = true,
    addedToTab: ID<Screen>? = nil
  ) {
    self.head = head
    self.steps = steps
    self.change = change
    self.isWhole = isWhole
    self.addedToTab = addedToTab
  }
}

/// Something that the user does on a loop.
package struct GrowthStep: Hashable, Sendable {
  /// The screen on top when it happens.
  package let screen: ID<Screen>
  package let event: StackEvent
  /// The screens that come up by it, each after those that stand for the runs that it begins.
  package fileprivate(set) var shown: [ID<Screen>] = []

  package init(screen: ID<Screen>, event: StackEvent, shown: [ID<Screen>] = []) {
    self.screen = screen
    self.event = event
    self.shown = shown
  }
}

/// The loops of one flow, found over several rounds that allow more and more actions.
package struct GrowthSearch {
  private let analysis: StackAnalysis
  private let shared: Set<ID<Transition>>
  private let limit: Int
  private let stack: FlowStack
  /// An event and a screen that it adds, or two screens, for each loop that was found.
  private var made: Set<StackGrowth.Change> = []
  package private(set) var loops: [GrowthLoop] = []
  /// Whether not all loops were looked at.
  package private(set) var isCut = false

  /// - Parameter shared: The events that several screens share, of which a change is worth most.
  package init(of analysis: StackAnalysis, shared: Set<ID<Transition>>, limit: Int) {
    self.analysis = analysis
    self.shared = shared
    self.limit = limit
    var stack = analysis.stack
    stack.premise.isUserOnly = true
    stack.selections = [:]
    stack.topDependences = [:]
    // A loop is what users do: no step of it is an action that the app tries again.
    stack.retries.actions = [:]
    self.stack = stack
  }

  /// Looks for loops without some actions, and among them first for loops without `last`: each has an
  /// event to change, and goes on growing when those of the loops before it are changed.
  package mutating func search(without omitted: Set<ID<Action>>, last: Set<ID<Action>>) {
    let all = graph(without: omitted)
    if !all.growth.hasLoops, all.growth.isComplete { return }
    if !last.isEmpty { search(graph(without: omitted.union(last))) }
    search(all)
  }

  private func graph(
    without omitted: Set<ID<Action>>
  ) -> (stack: FlowStack, growth: StackGrowth) {
    var stack = stack
    stack.premise.omitted = omitted
    // A container is never at rest: what it holds comes up at once.
    let first = analysis.reached.heads.filter { stack.hasNoRefusal($0.control) }
    let growth = StackGrowth(of: &stack, from: first, limit: limit)
    return (stack, growth)
  }

  private mutating func search(_ graph: (stack: FlowStack, growth: StackGrowth)) {
    let (stack, growth) = graph
    if !growth.isComplete {
      isCut = true
      return
    }
    let (found, isCut) = growth.loops(
      effort: 16 * limit, made: &made,
      change: { from, to, label in
        let cause =
          stack.sent(label).map { -2 - $0.index } ?? stack.symbol(from.symbol).screen.index
        return StackGrowth.Change(Int32(cause), Int32(stack.symbol(to.symbol).screen.index))
      },
      order: { from, to, label in
        if stack.sent(label).map(shared.contains) == true { return 0 }
        let (source, target) = (stack.symbol(from.symbol).screen, stack.symbol(to.symbol).screen)
        return analysis.distance(target) <= analysis.distance(source) ? 1 : 2
      }, canBegin: { stack.isAtRest($0.control) })
    self.isCut = self.isCut || isCut
    loops += found.map { stack.loop($0) }
  }
}

extension StackAnalysis {
  /// After how many events a screen comes up first.
  fileprivate func distance(_ screen: ID<Screen>) -> Int {
    heads[screen].flatMap { reached.cost(of: $0) } ?? .max
  }
}

extension FlowStack {
  /// The event that a label stands for, if a screen sends it.
  fileprivate func sent(_ label: PushdownLabel) -> ID<Transition>? {
    guard label != .none, case .sent(let id) = event(label) else { return nil }
    return id
  }

  fileprivate func loop(_ loop: StackGrowth.Loop) -> GrowthLoop {
    var steps: [GrowthStep] = []
    var change = 0
    for (place, step) in loop.steps.enumerated() {
      let screen = symbol(step.head.symbol).screen
      if step.label != .none {
        steps.append(GrowthStep(screen: screen, event: event(step.label)))
      }
      if place == loop.change { change = max(0, steps.count - 1) }
      guard let next = step.next?.symbol, !steps.isEmpty,
        step.isPush || symbol(next).screen != screen
      else { continue }
      let hosts = placement(next).runs.compactMap(\.host)
      steps[steps.count - 1].shown += hosts + [symbol(next).screen]
    }
    return GrowthLoop(head: loop.head, steps: steps, change: change, isWhole: loop.isWhole)
  }
}
