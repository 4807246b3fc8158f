import FlowModel
import GraphAlgorithms

extension StackAnalysis {
  /// The cheapest stack with one of some symbols on top from which nothing that the user does, with so
  /// many taps at most, leads to what is meant.
  ///
  /// What can be done with a symbol on top is worked out when it is first needed, so all stacks are
  /// read again until nothing more is.
  package func stuck(
    in reached: StackReachability, taps: Int? = nil, limit: Int,
    under isOnTop: (FlowStack, PushdownSymbol) -> Bool = { _, _ in true },
    isMeant: (FlowStack, PushdownSymbol) -> Bool
  ) -> (found: StackReachability.Found?, isComplete: Bool) {
    let count = TapCount(most: taps.map { Int32($0) })
    var user = UserStack(stack, count)
    var escapes = StackSummaries(limit: 4 * limit)
    let tops = reached.heads.filter {
      stack.isAtRest($0.control) && (!stack.knows($0.symbol) || isOnTop(stack, $0.symbol))
    }
    var missing = Set(
      tops.compactMap { head in count.control(head.control).map { PushdownHead($0, head.symbol) } })
    while true {
      escapes.add(missing, of: &user) { head in
        stack.isAtRest(count.parts(of: head.control).control) && stack.knows(head.symbol)
          && isMeant(stack, head.symbol)
      }
      if !escapes.isComplete { return (nil, false) }
      missing = []
      let search = read(reached, count, escapes, limit, &missing, isOnTop)
      if missing.isEmpty { return search }
    }
  }

  private func read(
    _ reached: StackReachability, _ count: TapCount, _ escapes: StackSummaries, _ limit: Int,
    _ missing: inout Set<PushdownHead>, _ isOnTop: (FlowStack, PushdownSymbol) -> Bool
  ) -> (found: StackReachability.Found?, isComplete: Bool) {
    var unknown: Set<PushdownHead> = []
    let search = reached.cheapest(
      from: stack.restingControls.map { control in
        (control, Rest(controls: Set([count.control(control)].compactMap(\.self)), isWhole: true))
      }, limit: limit
    ) { rest, symbol in
      // Something may still take the place of the root where the root has gone.
      let isBottom = symbol == FlowStack.bottom
      if !isBottom, stack.placement(symbol).isOver || stack.isGuess(symbol) { return .reject }
      if rest.isWhole, stack.knows(symbol), !isOnTop(stack, symbol) { return .reject }
      let heads = rest.controls.map { PushdownHead($0, symbol) }
      let new = heads.filter { !escapes.contains($0) }
      unknown.formUnion(new)
      if !new.isEmpty || heads.contains(where: escapes.isGood) { return .reject }
      let exits = heads.reduce(into: Set<PushdownControl>()) { $0.formUnion(escapes.exits(of: $1)) }
      if exits.isEmpty || isBottom { return .accept }
      return .goOn(Rest(controls: count.nearest(exits), isWhole: false))
    }
    missing = unknown
    return search
  }

  /// What is left of a stack that is read from the top, and the controls in which it can come up.
  private struct Rest: Hashable {
    let controls: Set<PushdownControl>
    let isWhole: Bool
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
