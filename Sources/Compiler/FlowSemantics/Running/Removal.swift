import FlowModel

/// The openers whose actions run when an opened screen is removed.
enum Reacting {
  /// Nobody's: the place of the opener is gone, or it makes room itself.
  case never
  /// The openers that stay; a leaving screen ignores events.
  case ifStaying
  /// Also of openers that had gone before: the user left by the platform's own way.
  case always
}

extension Execution {
  /// Takes destinations away, with what they hold and the layers presented from them.
  ///
  /// Layers close from the top, each telling its end exactly once, before the stack below changes.
  /// A run ends as cancelled with the last of its destinations. The lists that follow come next on
  /// the agenda, in the order of the telling.
  mutating func remove(
    _ destinations: Set<Number<Destination>>, reacting: Reacting = .ifStaying,
    keepingLayersAfter last: Int = .max
  ) {
    let leaving = closure(of: destinations, last)
    if leaving.isEmpty { return }
    handOver(from: leaving, since: last)
    let reactions = tellEnds(of: leaving, reacting)
    delete(leaving)
    agenda += reactions.reversed()
  }

  /// Closes the layers from one upward.
  mutating func closeLayers(from index: Int, reacting: Reacting = .ifStaying) {
    let closing = state.layers.dropFirst(index).map(\.stack)
    remove(Set(state.destinations(in: closing) { $0.stacks }), reacting: reacting)
  }

  /// A destination, and everything above it in its stack.
  func upward(from number: Number<Destination>) -> Set<Number<Destination>> {
    guard let stack = state.destinations[number]?.stack, let index = state.index(of: number) else {
      return []
    }
    return Set(state.stacks[stack]?.destinations[index...] ?? [])
  }

  private func closure(
    of destinations: Set<Number<Destination>>, _ last: Int
  ) -> Set<Number<Destination>> {
    var leaving = destinations.filter { state.destinations[$0] != nil }
    for number in state.all where leaving.contains(number) {
      let stacks = state.destinations[number]?.content.stacks ?? []
      leaving.formUnion(stacks.flatMap { state.stacks[$0]?.destinations ?? [] })
    }
    let old = state.layers.filter { $0.number.value <= last }
    let lowest = old.firstIndex { layer in
      layer.presenter.map { leaving.contains($0) } ?? false
    }
    guard let lowest else { return leaving }
    let closing = old[lowest...].map(\.stack)
    return leaving.union(state.destinations(in: closing) { $0.stacks })
  }

  /// If a presenter or opener leaves before a screen that it opened, the screen below takes its place.
  private mutating func handOver(from leaving: Set<Number<Destination>>, since last: Int) {
    for index in state.layers.indices where state.layers[index].number.value > last {
      var layer = state.layers[index]
      layer.presenter = heir(of: layer.presenter, leaving)
      let opener = heir(of: layer.opener?.destination, leaving)
      layer.opener?.destination = opener
      state.layers[index] = layer
    }
    for number in state.runs.keys where number.value > last {
      let heir = heir(of: state.runs[number]?.opener?.destination, leaving)
      state.runs[number]?.opener?.destination = heir
    }
  }

  private func heir(
    of number: Number<Destination>?, _ leaving: Set<Number<Destination>>
  ) -> Number<Destination>? {
    guard let number, leaving.contains(number) else { return number }
    return state.downward(from: number).first { !leaving.contains($0) }
  }

  private mutating func delete(_ leaving: Set<Number<Destination>>) {
    let touched = Set(leaving.compactMap { state.destinations[$0]?.stack })
    for stack in touched {
      state.stacks[stack]?.destinations.removeAll { leaving.contains($0) }
      // What came to the bottom of a stack has no implicit way back any more.
      if let first = state.stacks[stack]?.destinations.first {
        state.destinations[first]?.arrival = .root
      }
    }
    for number in leaving {
      for stack in state.destinations[number]?.content.stacks ?? [] { state.stacks[stack] = nil }
      state.destinations[number] = nil
    }
    state.awaits = state.awaits.filter { !leaving.contains($0.key.destination) }
    state.timers = state.timers.filter { !leaving.contains($0.key.destination) }
    buryRuns()
    dropEmptyLayers(among: touched)
  }

  /// Forgets the runs that show nothing any more; what follows the end of one may still be to come.
  private mutating func buryRuns() {
    var living: Set<Number<Run>> = [state.main]
    for destination in state.destinations.values {
      living.formUnion(state.outward(from: destination.run))
    }
    for (number, run) in state.runs where !living.contains(number) {
      buried[number] = run
      state.runs[number] = nil
    }
  }

  /// Layers that show nothing any more are gone; what presented them is on top again.
  private mutating func dropEmptyLayers(among touched: Set<Number<Stack>>) {
    for layer in state.layers.dropFirst()
    where touched.contains(layer.stack) && isEmpty(layer) {
      drop(layer)
    }
  }

  /// Layers that came to show nothing: a sequence without a step, a flow without a start.
  mutating func dropEmptyLayers() {
    for layer in state.layers.dropFirst() where isEmpty(layer) { drop(layer) }
  }

  private func isEmpty(_ layer: Layer) -> Bool {
    state.stacks[layer.stack]?.destinations.isEmpty ?? true
  }

  private mutating func drop(_ layer: Layer) {
    state.layers.removeAll { $0.number == layer.number }
    state.stacks[layer.stack] = nil
  }
}
