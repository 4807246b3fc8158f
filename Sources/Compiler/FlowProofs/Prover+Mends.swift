import FlowDiagnostics
import FlowModel

extension Prover {
  /// What an author can do so that a promise holds.
  func mend(for promise: Expectation.Kind) -> String {
    switch promise {
    case .onlyWhen(let screen, let condition, _): mend(for: screen, asking: condition)
    case .after(_, let earlier):
      "let this path show \(earlier.map { quoted($0.name) }.joined(separator: " or ")) first"
    case .within(let screen, let taps, let origin, _):
      "lead from \(quoted(origin.name)) to \(quoted(screen.name)) with \(counted(taps, "tap")), "
        + "or promise more taps"
    case .fromAnywhere(let screen):
      "give the last screen of this path an event that leads to \(quoted(screen.name))"
    case .depth:
      "go back on this path, or replace a screen with 'style: replace'; or promise more screens"
    case .never: "let this path close one screen before it shows the other"
    case .neverAfter(let screen, let earlier):
      "once \(quoted(earlier.name)) was shown, let no event lead to \(quoted(screen.name)): "
        + "'setRoot' takes away what is below"
    }
  }

  private func mend(for screen: Reference<Screen>, asking condition: Condition) -> String {
    // A sequence can't say 'requires', and a container doesn't ask it for what it holds.
    let canRequire = screen.id.map { !project.screens[$0].isSequence && project.hosts[$0] == nil }
    for case .guard(let asked) in project.tests[condition.tests] {
      if !(canRequire ?? true) { return "ask \(quoted(asked.name)) on this path with 'when'" }
      return "let \(quoted(screen.name)) say 'requires: \(project.text(asked.name))', "
        + "or ask it on this path with 'when'"
    }
    if condition.tests.isEmpty {
      return "lead to \(quoted(screen.name)) only from this end of the outcome"
    }
    return "ask the state on this path with 'when'"
  }
}
