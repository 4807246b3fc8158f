import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowStacks

/// Holds an exact stack against everything that lies on the interpreter's stacks.
struct StackOracle {
  let stack: StackAnalysis
  let all: Exploration

  /// A destination, and whether a layer begins with it.
  private struct Page: Hashable {
    let screen: ID<Screen>
    let isFirst: Bool
  }

  func compare(_ comparison: inout Comparison) {
    var nearest: [[Page]: Int] = [:]
    for (state, distance) in zip(all.states, all.distances) where state.end == nil {
      let pages = pages(of: state)
      nearest[pages] = min(nearest[pages] ?? .max, distance)
    }
    if all.isComplete {
      let unknown = stackBesides(Set(nearest.keys))
      let name = unknown?.map { stack.stack.project.text(of: $0) }
      comparison.note(
        "no other stack", name.map { "\($0) lies on the stack, from the top, but never happens" })
    }
    for (pages, distance) in nearest.sorted(by: { $0.value < $1.value }) {
      let cost = cost(of: pages)
      let name = pages.reversed().map { stack.stack.project.text(of: $0.screen) }
      comparison.note(
        "stack at its distance",
        all.isDistance(cost, of: distance)
          ? nil : "\(name) takes \(distance), \(cost ?? -1) by the stack")
    }
  }

  /// All that lies on the stacks of all layers, from the top.
  private func pages(of state: RunningState) -> [Page] {
    state.layers.flatMap { pages(of: $0.stack, in: state) }.reversed()
  }

  /// What lies on a stack, and what its switches show.
  private func pages(of stack: Number<Stack>, in state: RunningState) -> [Page] {
    let numbers = state.stacks[stack]?.destinations ?? []
    return numbers.enumerated().flatMap { place, number -> [Page] in
      guard let destination = state.destinations[number] else { return [] }
      let page = Page(screen: destination.screen, isFirst: place == 0)
      switch destination.content {
      case .region(_, let shown?): return [page] + pages(of: shown, in: state)
      case .tabs(let stacks, let selected):
        return [page] + (stacks[selected].map { pages(of: $0, in: state) } ?? [])
      default: return [page]
      }
    }
  }

  /// The screens of a stack that is none of these, from the top, as far as it takes to see that.
  private func stackBesides(_ known: Set<[Page]>) -> [ID<Screen>]? {
    let beginnings = Set(known.flatMap { pages in (0...pages.count).map { Array(pages[..<$0]) } })
    var unknown: [ID<Screen>]?
    let first = stack.stack.restingControls.map { ($0, [Page]()) }
    _ = stack.reached.cheapest(from: first) { pages, symbol in
      if unknown != nil { return .accept }
      if symbol == FlowStack.bottom {
        if known.contains(pages) { return .reject }
        unknown = pages.map(\.screen)
        return .accept
      }
      let placement = stack.stack.placement(symbol)
      if placement.isOver { return .reject }
      let screen = stack.stack.symbol(symbol).screen
      let more = pages + [Page(screen: screen, isFirst: placement.base != .none)]
      if beginnings.contains(more) { return .goOn(more) }
      unknown = more.map(\.screen)
      return .accept
    }
    return unknown
  }

  /// After how many events these pages lie on the stack, and nothing else.
  private func cost(of pages: [Page]) -> Int? {
    stack.reached.cheapest(from: stack.stack.restingControls.map { ($0, 0) }) { place, symbol in
      if symbol == FlowStack.bottom { return place == pages.count ? .accept : .reject }
      let isFirst = stack.stack.placement(symbol).base != .none
      guard place < pages.count, stack.stack.symbol(symbol).screen == pages[place].screen,
        isFirst == pages[place].isFirst
      else { return .reject }
      return .goOn(place + 1)
    }.found?.cost
  }
}

extension FlowProject {
  fileprivate func text(of screen: ID<Screen>) -> String { text(screens[screen].name) }
}
