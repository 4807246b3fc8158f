import FlowDiagnostics
import FlowModel
import FlowStacks
import GraphAlgorithms

extension Prover {
  /// `onlyWhen`: in a world where the condition never holds, or an outcome never comes to the end,
  /// the screen is never shown.
  func onlyWhen(
    _ screen: Reference<Screen>, _ condition: Condition, _ ends: [EndTest], _ range: SourceRange
  ) -> Verdict.Outcome {
    guard let screen = screen.id else { return .kept }
    let tests = project.tests[condition.tests].map { test in
      (Premise(without: test), "'\(text(of: test))' never held")
    }
    let answers = ends.map { test in
      let names = (project.text(test.outcome.name), project.text(test.end))
      return (Premise(without: test), "'\(names.0)' never ended with '\(names.1)'")
    }
    return .first(
      (tests + answers).lazy.map { premise, reason in
        let analysis = premise.flatMap { premise in
          memory.analysis(given: premise) {
            StackAnalysis(of: facts, flow: flow, given: premise, by: base.detail)
          }
        }
        guard let premise, let analysis else { return .kept }
        if !analysis.isComplete { return .open("the flow has too many possible stacks") }
        guard let path = analysis.path(to: screen) else { return .kept }
        return broken(
          "\(quoted(screen)) can appear although \(reason)", by: path, to: screen, range,
          given: premise
        ) { $0.shows(screen) }
      })
  }

  func analysis(by plan: PhasedStack.Plan) -> PhasedAnalysis {
    memory.analysis(by: plan) { PhasedAnalysis(of: base, plan, limit: facts.limit) }
  }

  private func text(of test: ConditionTest) -> String {
    switch test {
    case .guard(let reference): project.text(reference.name)
    case .state(let reference, let value, _):
      "\(project.text(reference.name)): \(project.text(value))"
    }
  }

  /// `after`: where nothing goes on beyond the earlier screens, the screen is never shown.
  func after(
    _ screen: Reference<Screen>, _ earlier: [ID<Screen>], _ range: SourceRange
  ) -> Verdict.Outcome {
    guard let screen = screen.id, !earlier.isEmpty else { return .kept }
    let phased = analysis(by: .until(earlier))
    if !phased.isComplete { return .open("the flow has too many possible stacks") }
    guard
      let path = phased.path(
        in: .before,
        where: { stack, top in
          stack.shows(screen, top) && !earlier.contains { stack.shows($0, top) }
        })
    else { return .kept }
    let names = earlier.map { quoted($0) }.joined(separator: " or ")
    return broken(
      "\(quoted(screen)) can appear before \(names)", by: path, to: screen, range,
      avoiding: earlier
    ) { $0.shows(screen) }
  }

  /// `neverAfter`: once the earlier screen was shown, the other isn't any more.
  func neverAfter(
    _ screen: Reference<Screen>, _ earlier: Reference<Screen>, _ range: SourceRange
  ) -> Verdict.Outcome {
    guard let screen = screen.id, let earlier = earlier.id else { return .kept }
    let phased = analysis(by: .beyond(earlier))
    if !phased.isComplete { return .open("the flow has too many possible stacks") }
    guard
      let path = phased.path(in: .after, where: { $0.shows(screen, $1) })
    else { return .kept }
    return broken(
      "\(quoted(screen)) can appear after \(quoted(earlier))", by: path, to: screen, range,
      leaving: earlier
    ) { $0.shows(screen) }
  }
}
