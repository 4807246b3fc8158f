import FlowModel

extension RunningState {
  /// The layers of which something is on screen: those above the topmost full-screen cover, and it.
  private var visibleLayers: ArraySlice<Layer> {
    let cover = layers.lastIndex { $0.presentation == .fullScreenCover } ?? 0
    return layers.dropFirst(cover)
  }

  /// The destinations on screen, bottom to top: on top of their stacks, with their containers.
  package var visible: [Number<Destination>] {
    visibleLayers.flatMap { onTop(of: $0) }
  }

  /// The destinations that get events: visible, and not behind a modal layer.
  package var active: [Number<Destination>] {
    layers.last.map { onTop(of: $0) } ?? []
  }

  /// Whether one of the destinations that get events is a screen's, or of a run that stands for it.
  package func shows(_ screen: ID<Screen>) -> Bool { isAny(of: active, screen) }

  /// Whether a screen is visible, or stands for a run of which something is.
  package func isVisible(_ screen: ID<Screen>) -> Bool { isAny(of: visible, screen) }

  private func isAny(of numbers: [Number<Destination>], _ screen: ID<Screen>) -> Bool {
    numbers.contains { number in
      guard let destination = destinations[number] else { return false }
      return destination.screen == screen
        || outward(from: destination.run).contains { runs[$0]?.host == screen }
    }
  }

  /// How many destinations lie on the highest of the stacks.
  package var greatestDepth: Int { stacks.values.map(\.destinations.count).max() ?? 0 }

  private func onTop(of layer: Layer) -> [Number<Destination>] {
    var found: [Number<Destination>] = []
    var waiting = [layer.stack]
    while let stack = waiting.popLast() {
      guard let top = stacks[stack]?.destinations.last else { continue }
      found.append(top)
      waiting += (destinations[top]?.content.shownStacks ?? []).reversed()
    }
    return found
  }
}
