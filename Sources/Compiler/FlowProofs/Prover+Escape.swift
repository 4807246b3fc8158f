import FlowDiagnostics
import FlowModel
import FlowStacks
import GraphAlgorithms

extension Prover {
  /// `fromAnywhere`: from every stack there can be, the user gets to the screen.
  func fromAnywhere(_ screen: Reference<Screen>, _ range: SourceRange) -> Verdict.Outcome {
    guard let screen = screen.id else { return .kept }
    return .first(base.searched.lazy.map { fromAnywhere(screen, in: $0, range) })
  }

  private func fromAnywhere(
    _ screen: ID<Screen>, in reached: StackReachability, _ range: SourceRange
  ) -> Verdict.Outcome {
    memory.spend(8 * reached.edgeCount)
    let search = base.stuck(in: reached, limit: facts.limit) { $0.shows(screen, $1) }
    if !search.isComplete { return .open("the flow has too many possible stacks") }
    guard let found = search.found else { return .kept }
    let top = base.stack.symbol(found.head.symbol).screen
    let escapeSearch = EscapeSearch(replay: replay)
    var isTooMuch = false
    return broken(
      "no taps lead from \(quoted(top)) to \(quoted(screen))",
      by: base.path(over: found.labels), to: top, range
    ) { state in
      if !state.shows(top) || state.shows(screen) || isTooMuch { return false }
      if base.isExact || !isSureOfAbsence { return true }
      // The interpreter may have come to another stack than the one that has no way out.
      let verdict = escapeSearch.verdict(from: state) { $0.end == nil && $0.shows(screen) }
      isTooMuch = verdict == .unknown
      return verdict == .held
    }
  }
}
