import FlowModel
import FlowSemantics

extension SwiftNaming {
  /// The walks at whose end the app is launched again: the three that lead deepest, each elsewhere.
  func restorable(among walks: [Walk]) -> Set<Int> {
    let isAllCodable = project.parameters.elements.allSatisfy { isCodable($0.type) }
    let ends = walks.enumerated().compactMap { number, walk -> (number: Int, end: WalkEnd)? in
      guard let last = walk.steps.last, !walk.steps.contains(where: { $0.denied != nil }),
        isRestorable(last.after.state, isAllCodable)
      else { return nil }
      let end = WalkEnd(screens: last.after.state.scenes.map { $0.pages.map(\.screen) })
      return end.depth > 1 ? (number, end) : nil
    }
    var seen: Set<WalkEnd> = []
    let different = ends.filter { seen.insert($0.end).inserted }
    let deepest = different.sorted { ($1.end.depth, $0.number) < ($0.end.depth, $1.number) }
    return Set(deepest.prefix(3).map(\.number))
  }

  /// Whether all of a state can be kept: every destination, and what follows the end of each.
  private func isRestorable(_ state: RunningState, _ isAllCodable: Bool) -> Bool {
    let hosts = state.runs.values.compactMap(\.host)
    let screens = state.destinations.values.map(\.screen) + hosts
    let openers = state.layers.map(\.opener) + state.runs.values.map(\.opener)
    return state.end == nil && (isAllCodable || openers.allSatisfy { $0?.action == nil })
      && screens.allSatisfy { id in
        let screen = project.screens[id]
        return project.flows[screen.flow].restores && isRestorable(screen)
      }
  }
}

/// Where a walk has led: the screens of each layer, from bottom to top.
private struct WalkEnd: Hashable {
  let screens: [[ID<Screen>]]

  var depth: Int { screens.reduce(0) { $0 + $1.count } }
}
