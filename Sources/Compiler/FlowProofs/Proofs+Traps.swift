import FlowModel
import FlowSemantics
import FlowStacks
import GraphAlgorithms

/// Where the user is caught, on the shortest path that is known to lead there.
package struct Trap {
  package let screens: [ID<Screen>]
  package let path: EventPath
  /// Whether the finding is in doubt, because there was too much to try.
  package let isDoubtful: Bool
  /// Whether there may be more, which were not looked at.
  package var isLastOfMany = false
}

extension Proofs {
  /// Places that some path leads to and none leads out of, though an event looks as if it did.
  ///
  /// What no event leaves on any path is no matter of the stack.
  package func traps(besides known: Set<ID<Screen>>) -> [Trap] {
    var found: [Trap] = []
    var caught = known
    let effort = Effort(Effort.ofAll)
    for (analysis, search) in zip(stacks.all, trapSearches) {
      let all = search?.outermost(besides: known) ?? []
      if all.isEmpty { continue }
      for place in all where caught.isDisjoint(with: place.screens) {
        guard let trap = trap(place, in: analysis, effort) else { continue }
        caught.formUnion(place.screens)
        found.append(trap)
      }
      if all.count == TrapSearch.most, !found.isEmpty {
        found[found.count - 1].isLastOfMany = true
      }
    }
    return found
  }

  /// It counts where the interpreter comes there and has no way out, and is in doubt where there is
  /// too much to try.
  private func trap(_ place: StackTrap, in analysis: StackAnalysis, _ effort: Effort) -> Trap? {
    guard let events = analysis.events(to: place.head) else { return nil }
    let flow = analysis.stack.flow
    let escapeSearch = EscapeSearch(
      replay: Replay(
        stacks.facts.project, flow: flow, isCompact: analysis.stack.isCompact,
        Effort(Effort.ofSearch, of: effort)),
      app: .answers)
    let trap = { (events: [StackEvent], isDoubtful: Bool) in
      Trap(
        screens: place.screens, path: EventPath(flow: flow, events: events), isDoubtful: isDoubtful)
    }
    switch escapeSearch.path(events, to: place.screens.first, isCertain: place.isCertain) {
    case .came(let events): return trap(events, false)
    case .failed: return nil
    case .gaveUp: return trap(events, true)
    }
  }
}
