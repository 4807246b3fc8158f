import FlowModel
import GraphAlgorithms

extension StackAnalysis {
  /// The cheapest stack from which nothing that the user does leads to what is meant.
  ///
  /// What can be done with a symbol on top is worked out when it is first needed, so all stacks are
  /// read again until nothing more is.
  package func stuck(
    in reached: StackReachability, limit: Int, isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> (found: StackReachability.Found?, isComplete: Bool) {
    var ways = stack
    ways.premise.isUserOnly = true
    ways.premise.turning = .around
    ways.selections = [:]
    var escapes = StackSummaries(limit: 4 * limit)
    var missing = Set(reached.heads.filter { stack.isAtRest($0.control) })
    while true {
      escapes.add(missing, of: &ways) { head in
        stack.isAtRest(head.control) && stack.knows(head.symbol)
          && isMeant(stack, head.symbol)
      }
      if !escapes.isComplete { return (nil, false) }
      missing = []
      let search = read(reached, escapes, limit, &missing)
      if missing.isEmpty { return search }
    }
  }

  private func read(
    _ reached: StackReachability, _ escapes: StackSummaries, _ limit: Int,
    _ missing: inout Set<PushdownHead>
  ) -> (found: StackReachability.Found?, isComplete: Bool) {
    var unknown: Set<PushdownHead> = []
    let search = reached.cheapest(
      from: stack.restingControls.map { ($0, [$0] as Set<PushdownControl>) }, limit: limit
    ) { controls, symbol in
      // Something may still take the place of the root where the root has gone.
      let isBottom = symbol == FlowStack.bottom
      if !isBottom, stack.placement(symbol).isOver || stack.isGuess(symbol) { return .reject }
      let heads = controls.map { PushdownHead($0, symbol) }
      let new = heads.filter { !escapes.contains($0) }
      unknown.formUnion(new)
      if !new.isEmpty || heads.contains(where: escapes.isGood) { return .reject }
      let exits = heads.reduce(into: Set<PushdownControl>()) { $0.formUnion(escapes.exits(of: $1)) }
      return exits.isEmpty || isBottom ? .accept : .goOn(exits)
    }
    missing = unknown
    return search
  }

  /// The nearest head in which a screen is shown, by itself or as the first of what it stands for.
  package func head(of screen: ID<Screen>) -> PushdownHead? {
    heads[screen] ?? head(of: screen, in: reached)
  }

  package func head(of screen: ID<Screen>, in reached: StackReachability) -> PushdownHead? {
    reached.heads.filter { head in
      stack.isAtRest(head.control) && stack.shows(screen, head.symbol)
    }.min { reached.cost(of: $0) ?? .max < reached.cost(of: $1) ?? .max }
  }

  package func path(to screen: ID<Screen>) -> EventPath? {
    if let direct, let head = head(of: screen, in: direct) {
      return direct.witness(of: head).map { path(over: $0) }
    }
    return head(of: screen).flatMap { reached.witness(of: $0) }.map { path(over: $0) }
  }

  package func path(over labels: [PushdownLabel]) -> EventPath {
    stack.path(over: labels)
  }
}
