import FlowDiagnostics
import FlowModel
import FlowSemantics
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
    let message = "no taps lead from \(quoted(top)) to \(quoted(screen))"
    return held(message, by: base.path(over: found.labels), to: top, range) { state in
      state.end == nil && state.shows(top) && !state.shows(screen)
        && !getsTo(screen, in: nil, from: state)
    }
  }

  /// Broken if the interpreter comes to a state from which the user doesn't get where he should.
  func held(
    _ message: String, by path: EventPath, to top: ID<Screen>?, _ range: SourceRange,
    _ isHeld: (RunningState) -> Bool
  ) -> Verdict.Outcome {
    var known: [RunningState: Bool] = [:]
    let outcome = broken(message, by: path, to: top, range) { state in
      let state = state.canonical
      let verdict = known[state] ?? isHeld(state)
      known[state] = verdict
      return verdict
    }
    guard case .open(_, let notes) = outcome, !base.hasAllEvents else { return outcome }
    return .open("in a simplified model of the flow, \(message)", notes)
  }

  /// Whether the user can get to a screen from a state with so many taps, or any number, or may be
  /// able to.
  func getsTo(_ screen: ID<Screen>, in taps: Int?, from state: RunningState) -> Bool {
    // What waits below gives the user more ways than the stack has without it, and so does an action that waits.
    if base.isExact, !base.stack.hasRetries, !base.stack.hasWaits { return false }
    // The interpreter may have come to another stack than the one that has no way out.
    let search = EscapeSearch(replay: replay)
    return search.verdict(from: state, within: taps) { $0.end == nil && $0.shows(screen) } != .held
  }
}
