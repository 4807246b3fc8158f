import FlowModel
import FlowSemantics

extension Reference {
  /// Whether other pages may cover a page that gets events: columns where there is room for one, and
  /// what a pushed container holds, whose pages come up over the whole of it.
  func mayBeCovered(_ number: Number<FlowSemantics.Destination>) -> Bool {
    var next = state.destinations[number]
    while let destination = next {
      switch destination.content {
      case .view: break
      case .split: return true
      case .tabs, .region: if destination.arrival == .push { return true }
      }
      next = state.stacks[destination.stack]?.container.flatMap { state.destinations[$0] }
    }
    return false
  }

  /// The pages that stand in the place of a container: the first of each stack in sight, and of columns
  /// where there is room for one, the first column's.
  private func standIns(
    for number: Number<FlowSemantics.Destination>
  ) -> [Number<FlowSemantics.Destination>] {
    var found: [Number<FlowSemantics.Destination>] = []
    var waiting = [number]
    while let next = waiting.popLast() {
      guard let destination = state.destinations[next] else { continue }
      if case .view = destination.content { found.append(next) }
      var stacks = destination.content.stacksInSight
      if interpreter.isCompact, case .split = destination.content { stacks = [stacks[0]] }
      waiting += stacks.compactMap { state.stacks[$0]?.destinations.first }
    }
    return found
  }

  /// Whether the user sees one of these pages, where a page of this name is on top of what is on screen. Another page
  /// can have the same name.
  func showsStandIn(for number: Number<FlowSemantics.Destination>, as name: String) -> Bool {
    let standIns = standIns(for: number)
    if let top = state.top, description(of: top) == name { return standIns.contains(top) }
    return standIns.contains { description(of: $0) == name }
  }

  private func description(of number: Number<FlowSemantics.Destination>) -> String? {
    state.destinations[number]?.description(in: project)
  }
}
