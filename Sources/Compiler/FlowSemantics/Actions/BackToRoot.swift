import FlowModel

extension Execution {
  /// `backToRoot`: the frame's stack pops to its first, and layers above it close; in tabs it is
  /// the selected tab's stack that pops, and in a region or a column its own.
  mutating func backToRoot(_ context: Context) {
    let frame = state.frame(of: context.run)
    guard let first = state.members(of: frame).first, let layer = state.layerIndex(of: first),
      var number = place(context) ?? state.top
    else { return }
    while let index = state.layerIndex(of: number), index > layer {
      guard let presenter = state.layers[index].presenter else { break }
      number = presenter
    }
    uncover(root(for: number, from: first))
  }

  /// The first destination of the innermost stack that a destination is in, or of the frame.
  private func root(
    for number: Number<Destination>, from first: Number<Destination>
  ) -> Number<Destination> {
    if let stack = state.destinations[number]?.content.shownStacks.last,
      let root = state.stacks[stack]?.destinations.first
    {
      return root
    }
    guard let stack = state.destinations[number]?.stack,
      stack != state.destinations[first]?.stack,
      let root = state.stacks[stack]?.destinations.first
    else { return first }
    return root
  }
}
