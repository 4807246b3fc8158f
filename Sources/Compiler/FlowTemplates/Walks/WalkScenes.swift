import FlowModel
import FlowSemantics

extension RunningState {
  /// The screens, one entry for each layer: its pages from bottom to top, also inside containers.
  var scenes: [(layer: LayerPresentation, pages: [Destination])] {
    layers.map { ($0.presentation, pages(in: $0.stack)) }
  }

  private func pages(in stack: Number<Stack>) -> [Destination] {
    var pages: [Destination] = []
    var waiting = [stack]
    while let next = waiting.popLast() {
      for number in stacks[next]?.destinations ?? [] {
        guard let destination = destinations[number] else { continue }
        switch destination.content {
        case .view: pages.append(destination)
        case .tabs(let stacks, let selected): waiting += stacks[selected].map { [$0] } ?? []
        case .split(let stacks): waiting += stacks.reversed()
        case .region(_, let stack): waiting += stack.map { [$0] } ?? []
        }
      }
    }
    return pages
  }
}
