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
