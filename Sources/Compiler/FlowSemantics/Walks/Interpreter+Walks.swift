import FlowModel
import FlowSyntax

extension Interpreter {
  /// A few short walks on which everything happens that the flow can do: every event of its screens,
  /// with every end that it can lead to, every way back that the platform has, every answer of the
  /// app. The same flow gives the same walks.
  ///
  /// - Parameter budget: how many events may be played to find out what there is, for each screen.
  package func walks(budget: Int = 512) -> Walks {
    let start = start().canonical
    // The first few dozen screens are most of what a flow can do; a hundred more are much the same.
    let count = project.screens.ids.count
    let map = WalkMap(
      self, start: start,
      budget: budget * (min(count, 48) + 16) + budget / 8 * max(0, count - 48))
    var cover = WalkCover(map, start: start)
    let walks = cover.walks
    return Walks(
      all: walks, missed: missed(on: walks), isExhaustive: map.isExhaustive, end: map.end)
  }
}
