import FlowModel

extension Execution {
  /// `effect`: calls the app first.
  mutating func call(
    _ effect: Reference<Effect>, _ given: IDRange<Argument>, _ context: Context
  ) {
    guard let id = effect.id else { return remark(.dangling) }
    let parameters = project.effects[id].parameters
    let handed = values(for: parameters, given: given, context.scope)
    calls.append(.effect(id, bindings(of: parameters, handed)))
  }

  /// `await` on an event: an outcome of the app is awaited for the source.
  ///
  /// While it is awaited for an instance it isn't begun again, so that a double tap begins one. A second
  /// event of the app, or a second link, begins it again: the first answer is dropped.
  mutating func begin(_ wait: Await, _ context: Context) {
    guard let outcome = wait.outcome.id else { return remark(.dangling) }
    guard let owner = waiter(context) else { return remark(.ignored) }
    let waiting = Waiting(destination: owner, action: current)
    guard state.awaits[waiting] == nil || context.isFromApp else { return }
    begin(outcome, wait, waiting, owned(context, by: owner))
  }

  /// `await` on a screen: begun once for each shown instance, when it is first on top of its stack.
  mutating func beginAwaits() {
    guard state.end == nil else { return }
    for number in uncovered {
      guard let destination = state.destinations[number], !destination.hasBegun,
        let wait = project.screens[destination.screen].awaits, let outcome = wait.outcome.id
      else { continue }
      state.destinations[number]?.hasBegun = true
      let context = Context(
        source: .destination(number), run: destination.run, scope: scope(of: number, []))
      begin(outcome, wait, Waiting(destination: number, action: nil), context)
    }
  }

  private mutating func begin(
    _ outcome: ID<Outcome>, _ wait: Await, _ waiting: Waiting, _ context: Context
  ) {
    let parameters = project.outcomes[outcome].parameters
    let handed = values(for: parameters, given: wait.arguments, context.scope)
    state.awaits[waiting] = context
    calls.append(.began(outcome, bindings(of: parameters, handed), waiting))
  }

  /// `after`: the time runs for the source, and is forgotten when it leaves.
  mutating func startTimer(_ milliseconds: Int, _ context: Context) {
    guard let owner = waiter(context) else { return remark(.ignored) }
    let waiting = Waiting(destination: owner, action: current)
    state.timers[waiting] = owned(context, by: owner)
    calls.append(.timerStarted(milliseconds: milliseconds, waiting))
  }

  /// The destination that waits: the one that stands for the source, or what is left under it where
  /// that goes with a run that has ended.
  private func waiter(_ context: Context) -> Number<Destination>? {
    guard let anchor = anchor(context), let run = state.destinations[anchor]?.run,
      let ended = state.outward(from: run).last(where: { state.runs[$0]?.end != nil })
    else { return self.anchor(context) }
    let leaving = leaving(with: ended)
    return state.downward(from: anchor).first { !leaving.contains($0) } ?? anchor
  }

  private func owned(_ context: Context, by owner: Number<Destination>) -> Context {
    var context = context
    context.source = .destination(owner)
    return context
  }

  /// The top screen of every layer's stack.
  private var uncovered: [Number<Destination>] {
    state.shown.filter { number in
      guard let stack = state.destinations[number]?.stack else { return false }
      return state.stacks[stack]?.destinations.last == number
    }
  }
}
