import FlowModel

extension RunningState {
  /// All destinations, bottom to top, a container before what it holds.
  package var all: [Number<Destination>] {
    layers.flatMap { destinations(in: [$0.stack]) { $0.stacks } }
  }

  /// The destinations of all stacks that are on screen or under something that is.
  var shown: [Number<Destination>] { layers.flatMap { shown(in: $0) } }

  func shown(in layer: Layer) -> [Number<Destination>] {
    destinations(in: [layer.stack]) { $0.shownStacks }
  }

  /// The destination on top: of tabs the selected one's, of a split view the last column's.
  package var top: Number<Destination>? {
    layers.reversed().lazy.compactMap { shown(in: $0).last }.first
  }

  func destinations(
    in stacks: [Number<Stack>], inside: (Content) -> [Number<Stack>]
  ) -> [Number<Destination>] {
    var found: [Number<Destination>] = []
    var waiting = Array(stacks.flatMap { self.stacks[$0]?.destinations ?? [] }.reversed())
    while let next = waiting.popLast() {
      found.append(next)
      guard let content = destinations[next]?.content else { continue }
      for stack in inside(content).reversed() {
        waiting += (self.stacks[stack]?.destinations ?? []).reversed()
      }
    }
    return found
  }

  /// A destination and the destinations below it, the nearest first.
  ///
  /// In tabs through which the way leads, the tab that it comes from counts, selected or not.
  package func downward(from start: Number<Destination>) -> [Number<Destination>] {
    var way: [Number<Stack>] = []
    var inside = destinations[start]
    while let destination = inside {
      way.append(destination.stack)
      inside = stacks[destination.stack]?.container.flatMap { destinations[$0] }
    }
    let chosen = Set(way)
    let order = layers.flatMap { layer in
      destinations(in: [layer.stack]) { content in
        let own = content.stacks.filter { chosen.contains($0) }
        if case .tabs = content, !own.isEmpty { return own }
        return content.shownStacks
      }
    }
    guard let index = order.firstIndex(of: start) else { return [] }
    return order[...index].reversed()
  }

  /// The place, among the layers, of the one that holds a stack.
  func layerIndex(ofStack stack: Number<Stack>) -> Int? {
    var outermost = stack
    while let container = stacks[outermost]?.container, let holder = destinations[container] {
      outermost = holder.stack
    }
    return layers.firstIndex { $0.stack == outermost }
  }

  func layerIndex(of destination: Number<Destination>) -> Int? {
    destinations[destination].flatMap { layerIndex(ofStack: $0.stack) }
  }

  /// A destination's place in its stack.
  func index(of number: Number<Destination>) -> Int? {
    destinations[number].flatMap { stacks[$0.stack]?.destinations.firstIndex(of: number) }
  }

  /// The awaited outcomes, by the places of the waiting instance and of the action.
  func order(_ waiting: [Waiting: Context]) -> [Waiting] {
    if waiting.count < 2 { return Array(waiting.keys) }
    let places = Dictionary(
      uniqueKeysWithValues: all.enumerated().map { ($0.element, $0.offset) })
    return waiting.keys.sorted { one, other in
      (places[one.destination] ?? 0, one.action?.index ?? -1)
        < (places[other.destination] ?? 0, other.action?.index ?? -1)
    }
  }
}
