import FlowDiagnostics
import FlowModel

extension FlowAnalysis {
  /// The events that replace the first screen of a tab or a column by one that leads to the same tabs or columns
  /// again, so that these come up inside of themselves.
  var containersInThemselves: [Finding] {
    project.screens.ids.flatMap { container -> [Finding] in
      switch project.screens[container].kind {
      case .tabs, .split: break
      default: return []
      }
      return Set(screens.moves(from: container) { $0.kind == .content }.map(\.target)).sorted()
        .flatMap { first in
          screens.moves(from: first) { $0.kind == .replace && $0.before == .nothing }
            .filter { leads(from: $0.target, to: container) }
            .map { nesting(of: container, in: first, by: $0) }
        }
    }
  }

  private func nesting(
    of container: ID<Screen>, in first: ID<Screen>, by move: Move
  ) -> Finding {
    let target = quoted(move.target)
    return Finding(
      "this puts \(target) in the place of \(quoted(first)), inside \(quoted(container)), and "
        + (move.target == container
          ? "so \(target) into itself" : "\(target) leads to \(quoted(container)) again"),
      at: move.range, on: first,
      hint:
        "write '{ setRoot: \(project.text(name(move.target))) }', which takes away the tabs or columns"
    )
  }

  /// Whether a screen has another one in its place in the end, or holds it.
  private func leads(from screen: ID<Screen>, to target: ID<Screen>) -> Bool {
    var found: Set = [screen]
    var waiting = [screen]
    while let next = waiting.popLast() {
      if next == target { return true }
      for move in screens.moves(from: next, where: { [.replace, .content].contains($0.kind) })
      where found.insert(move.target).inserted {
        waiting.append(move.target)
      }
    }
    return false
  }
}

extension ScreenGraph {
  /// The moves of a screen by its own events, and to what it holds.
  fileprivate func moves(from screen: ID<Screen>, where isMeant: (Move) -> Bool) -> [Move] {
    graph.edges(from: Int(screen.index)).compactMap { move(over: $0) }.filter(isMeant)
  }
}
