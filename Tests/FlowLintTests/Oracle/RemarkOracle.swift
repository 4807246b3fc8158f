import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// Holds the remarks of an exact stack against what the interpreter remarks on.
struct RemarkOracle {
  let project: FlowProject
  let stack: StackAnalysis
  let all: Exploration

  func compare(_ comparison: inout Comparison) {
    var proposed: [Exploration.StackRemark: StackRemark] = [:]
    for remark in stack.stack.remarks {
      let head = PushdownHead(remark.head.control, remark.head.symbol)
      let said = Exploration.StackRemark(kind: remark.kind.remark, action: remark.action)
      guard proposed[said] == nil, stack.reached.contains(head) else { continue }
      proposed[said] = remark
    }
    var found: [(question: String, disagreement: String?)] = []
    for one in all.remarks {
      guard let question = question(one.kind) else { continue }
      let isKnown = proposed[one] != nil
      found.append(
        (question, isKnown ? nil : "\(one.kind) of \(one.action) happens, not by the stack"))
    }
    for (one, remark) in proposed where !all.remarks.contains(one) {
      let events = stack.events(to: remark)
      // Without a way there is nothing to play, which says nothing.
      if events == nil, !all.isComplete { continue }
      let isMeant = !all.isComplete && events.map { isConfirmed(remark, by: $0) } ?? false
      found.append(
        (
          question(one.kind) ?? "remark",
          isMeant ? nil : "\(one.kind) of \(one.action) never happens but by the stack"
        ))
    }
    for one in found.sorted(by: { ($0.disagreement ?? "") < ($1.disagreement ?? "") }) {
      comparison.note(one.question, one.disagreement)
    }
  }

  /// The rule that a remark belongs to; nothing for those that the stack doesn't speak of.
  private func question(_ kind: FlowSemantics.Remark.Kind) -> String? {
    switch kind {
    case .nothingBelow, .nothingToDismiss: "back-at-root"
    case .absent: "missing-back-target"
    case .twice: "ambiguous-back-target"
    case .noTabs: "missing-tabs"
    case .noColumns: "missing-split"
    default: nil
    }
  }

  private func isConfirmed(_ remark: StackRemark, by events: [StackEvent]) -> Bool {
    let replay = Replay(project, flow: ID(0), isCompact: true)
    return replay.play(events) { step in
      step.remarks.contains { $0.action == remark.action && $0.kind == remark.kind.remark }
    } != nil
  }
}
