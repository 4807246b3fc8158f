/// Where the user is: layers from the bottom to the top, each with its stack.
package struct FlowState {
  package var layers: [FlowLayer] = []
  package var stacks: [FlowStack.ID: FlowStack] = [:]
  package var pages: [FlowPage.ID: FlowPage] = [:]
  package var runs: [FlowRun.ID: FlowRun] = [:]
  /// The run of the flow that runs by itself.
  package var main = FlowRun.ID(0)
  /// How many numbers were given out.
  private(set) var count = 0

  /// How the flow itself has ended: then no event is accepted any more.
  package var end: FlowEnd? { runs[main]?.end }

  var isOver: Bool { end != nil }

  /// The same, with what another state had and this one has not, which no layer leads to.
  func keeping(_ other: FlowState) -> FlowState {
    var state = self
    state.pages.merge(other.pages) { own, _ in own }
    state.stacks.merge(other.stacks) { own, _ in own }
    state.runs.merge(other.runs) { own, _ in own }
    return state
  }

  mutating func newID<Subject>() -> FlowID<Subject> {
    count += 1
    return FlowID(count)
  }
}

extension FlowState: CustomStringConvertible {
  /// A line for each layer, with its pages from bottom to top: `sheet: cart › product(id: 1)`.
  package var description: String {
    layers.map { description(of: $0) }.joined(separator: "\n")
  }

  func description(of layer: FlowLayer) -> String {
    let shown = pages(in: [layer.stack], inside: \.shownStacks).compactMap { pages[$0] }
    let names = shown.filter(\.content.isView).map(\.description)
    return "\(layer.presentation.rawValue): \(names.joined(separator: " › "))"
  }
}
