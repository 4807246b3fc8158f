import FlowModel
import FlowStacks
import GraphAlgorithms

/// A place on the stack that nothing the user does there takes away again.
struct StackTrap {
  let head: PushdownHead
  /// The screens that can stand in the place, the one of the head first.
  let screens: [ID<Screen>]
  /// Whether the stack alone makes it certain: nothing was left out, and no state of the app that
  /// changes by itself takes away what it shows.
  let isCertain: Bool
}

/// The places without a way back of the platform's own from which no tap leads to below, as far as
/// the stack tells.
package struct TrapSearch: Sendable {
  /// No more than so many are worth reporting, or playing.
  static let most = 32

  /// What is on top where the user is caught, the nearest first.
  private(set) var caught: [PushdownHead] = []
  private let escapes: StackSummaries
  private let stack: FlowStack

  /// Nothing where there is too much to look at.
  init?(of analysis: StackAnalysis, limit: Int) {
    var stack = PlacedStack(stack: analysis.stack)
    stack.stack.premise.isUserOnly = true
    stack.stack.premise.turning = .tabs
    stack.stack.selections = [:]
    var escapes = StackSummaries(limit: limit)
    let held = analysis.reached.heads.filter { stack.holds($0) }
    escapes.add(held, of: &stack) { [stack = analysis.stack] in stack.isLast($0) }
    while escapes.isComplete {
      let unknown = held.flatMap { stack.stack.ways(outOf: $0, by: escapes).unknown }
      if unknown.isEmpty { break }
      escapes.add(unknown, of: &stack) { [stack = analysis.stack] in stack.isLast($0) }
    }
    if !escapes.isComplete { return nil }
    caught = held.filter { !stack.stack.ways(outOf: $0, by: escapes).exist }
      .sorted { analysis.reached.cost(of: $0) ?? .max < analysis.reached.cost(of: $1) ?? .max }
    self.escapes = escapes
    self.stack = stack.stack
  }

  var isCertain: Bool {
    !stack.hasSwitches && !stack.hasRetries && !stack.hasWaits
      && stack.approximations.allSatisfy { $0.direction == .more }
  }

  private func screen(_ head: PushdownHead) -> ID<Screen> { stack.symbol(head.symbol).screen }

  /// One place of those that lie in one another or take one another's place; none that lies in one
  /// of the screens that are known to be left by nothing.
  func outermost(besides known: Set<ID<Screen>>) -> [StackTrap] {
    if caught.isEmpty { return [] }
    let (heads, graph) = escapes.graph
    let numbers = Dictionary(
      heads.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let nodes = caught.compactMap { numbers[$0] }
    let isKnown = { !known.isDisjoint(with: stack.screens(around: heads[$0].symbol)) }
    var covered = Set(graph.reachability(from: nodes.filter(isKnown)).order)
    var found: [StackTrap] = []
    for node in nodes where !covered.contains(Int32(node)) && found.count < Self.most {
      let beside = nodes.filter { stack.holder(of: heads[$0]) == stack.holder(of: heads[node]) }
      covered.formUnion(graph.reachability(from: [node] + beside).order)
      let inPlace = graph.reachability(from: [node] + beside) { graph.edges[$0].label == 1 }
      found.append(trap(inPlace.order.map { heads[Int($0)] }))
    }
    return found
  }

  private func trap(_ place: [PushdownHead]) -> StackTrap {
    let idle = place.filter { stack.isAtRest($0.control) }
    var seen: Set<ID<Screen>> = []
    return StackTrap(
      head: place[0], screens: idle.map(screen).filter { seen.insert($0).inserted },
      isCertain: isCertain)
  }
}

/// The stack where events that many destinations share put a screen in a destination's place
/// without taking it away before.
private struct PlacedStack: PushdownSystem {
  var stack: FlowStack

  mutating func rules(at control: PushdownControl, top: PushdownSymbol) -> [PushdownRule] {
    stack.rules(at: control, top: top).flatMap { rule -> [PushdownRule] in
      guard rule.effect == .pop, case .sharedPlace = stack.control(rule.control)
      else { return [rule] }
      return stack.wildcardRules(at: rule.control).map {
        PushdownRule(.swap($0.symbol), to: $0.control, label: $0.label, cost: $0.cost)
      }
    }
  }

  mutating func wildcardRules(at control: PushdownControl) -> [WildcardRule] {
    stack.wildcardRules(at: control)
  }

  func whole(of control: PushdownControl) -> PushdownControl? { stack.whole(of: control) }

  mutating func holds(_ head: PushdownHead) -> Bool { stack.holds(head) }
}

extension FlowStack {
  /// The containers that a head lies in, as the first screen of its stack there.
  fileprivate func holders(of head: PushdownHead) -> [PushdownSymbol] {
    var found: [PushdownSymbol] = []
    var symbol = head.symbol
    while knows(symbol), placement(symbol).base == .container,
      let container = surroundings(symbol).container
    {
      symbol = container
      found.append(symbol)
    }
    return found
  }

  /// What takes a place away together with what it holds: the outermost container, or the head's
  /// own symbol.
  fileprivate func holder(of head: PushdownHead) -> PushdownSymbol {
    holders(of: head).last ?? head.symbol
  }

  /// Whether something leads out of a place, or out of the containers that hold it; and what has to
  /// be looked at to know.
  fileprivate func ways(
    outOf head: PushdownHead, by escapes: StackSummaries
  ) -> (exist: Bool, unknown: [PushdownHead]) {
    if escapes.isGood(head) { return (true, []) }
    var exits = escapes.exits(of: head)
    for holder in holders(of: head) {
      let heads = exits.map { PushdownHead($0, holder) }
      if heads.contains(where: escapes.isGood) { return (true, []) }
      let unknown = heads.filter { !escapes.contains($0) }
      if !unknown.isEmpty { return (true, unknown) }
      exits = heads.reduce(into: []) { $0.formUnion(escapes.exits(of: $1)) }
    }
    return (!exits.isEmpty, [])
  }

  /// Whether the user is in a place that has no back button and cannot be swiped away, or always
  /// asks before it is left so, and that no event leaves at once.
  fileprivate mutating func holds(_ head: PushdownHead) -> Bool {
    guard isAtRest(head.control), symbol(head.symbol).screen.index >= 0, !isGuess(head.symbol)
    else { return false }
    let holder = holder(of: head)
    let placement = placement(holder)
    let isAsked =
      project.screens[symbol(head.symbol).screen].leaving.map(project.alwaysActs) ?? false
    if self.placement(head.symbol).isOver || surroundings(head.symbol).canSwipe && !isAsked {
      return false
    }
    switch (placement.base, placement.arrival) {
    case (.root, _), (.container, _), (.alert, _), (.none, .root): return false
    case (.none, .push) where !isAsked: return false
    case (.fullScreenCover, _), (.sheet, _), (.popover, _), (.none, _):
      return holder != head.symbol
        || !rules(at: head.control, top: head.symbol).contains { $0.effect == .pop }
    }
  }

  /// Whether the screen, or what holds it, is meant to be the last.
  fileprivate func isLast(_ head: PushdownHead) -> Bool {
    isAtRest(head.control) && knows(head.symbol)
      && screens(around: head.symbol).contains { project.screens[$0].isTerminal }
  }
}
