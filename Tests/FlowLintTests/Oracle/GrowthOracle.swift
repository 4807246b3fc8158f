import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// Holds the loops that make an exact stack grow against the interpreter, and against how high the
/// stack can be at all.
struct GrowthOracle {
  let project: FlowProject
  let analysis: FlowAnalysis
  let stack: StackAnalysis

  /// No small project has stacks of this height unless they grow for ever.
  private static let high = 250

  func compare(_ comparison: inout Comparison) {
    let (loops, isCut) = analysis.proofs.loops(in: stack, GrowthQuestion(of: project))
    for loop in loops {
      let grows = analysis.proofs.grows(loop, in: stack)
      comparison.note(
        "cyclic-route proposed", grows != false ? nil : "no round grows of \(loop.steps)")
    }
    let isHigh = stack.holds(moreThan: Self.high)
    comparison.note("bounded", isHigh != stack.isBounded ? nil : "the stack is high: \(isHigh)")
    if stack.isBounded {
      comparison.note("no loop", loops.isEmpty ? nil : "a bounded stack has \(loops)")
    }
    // Where flowc says that it has not looked at all loops, it may have found none.
    guard saysNothingOfGrowth, !isCut || !loops.isEmpty else { return }
    let said = isHigh ? "the stack grows, but no loop makes it" : "a loop, but the stack is low"
    comparison.note("growth", isHigh == !loops.isEmpty ? nil : said)
  }

  /// Whether whatever makes a stack grow is a finding: what users do, where nothing is said of it.
  private var saysNothingOfGrowth: Bool {
    project.deepLinks.ids.isEmpty && project.flows.elements.allSatisfy(\.app.isEmpty)
      && project.screens.elements.allSatisfy { $0.requires == nil }
      && !project.broughtValues.values.contains(.ofEnd)
      && !project.actions.elements.contains { action in
        guard case .show(let show) = action.kind else { return false }
        return show.statedIfShown == .again
      }
  }
}

extension StackAnalysis {
  /// Whether a stack holds more symbols than some.
  fileprivate func holds(moreThan most: Int) -> Bool {
    let search = reached.cheapest(from: stack.restingControls.map { ($0, 0) }) { count, symbol in
      if symbol == FlowStack.bottom { return .reject }
      return count == most ? .accept : .goOn(count + 1)
    }
    return search.found != nil
  }
}
