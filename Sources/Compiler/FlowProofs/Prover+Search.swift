import FlowDiagnostics
import FlowModel
import FlowSemantics
import FlowStacks

extension Prover {
  /// What the interpreter finds of a promise that the stacks keep only under assumptions: in few situations, but without
  /// these assumptions.
  func searched(_ expectation: Expectation) -> Verdict.Outcome {
    switch expectation.kind {
    case .never(let screens):
      let pairs = pairs(of: screens.compactMap(\.id)).filter { $0 != $1 }
      return .first(
        pairs.lazy.map { one, other in
          search("\(quoted(one)) and \(quoted(other)) can be on screen together", expectation.range)
          {
            $0.isVisible(one) && $0.isVisible(other)
          }
        })
    case .depth(let most):
      return search(message(ofDepth: most), expectation.range) { $0.greatestDepth > most }
    default: return .kept
    }
  }

  /// So many situations are looked at.
  private static let mostSituations = 512

  private func search(
    _ message: String, _ range: SourceRange, _ isMeant: (RunningState) -> Bool
  ) -> Verdict.Outcome {
    let search = WaySearch(replay: replay, limit: Self.mostSituations)
    let starts = search.replay.beginnings.map(\.step.state)
    for allowed in [[], [.state, .link, .app]] as [Set<WaySearch.Outsider>] {
      let way = search.way(from: starts, allowed) { $0.end == nil && isMeant($0) }
      guard let way, let last = way.states.last else { continue }
      let top = last.top.flatMap { last.destinations[$0]?.screen }
      return .broken(message, [note(EventPath(flow: flow, events: way.events), to: top, range)])
    }
    return .kept
  }
}
