import FlowModel
import FlowStacks
import GraphAlgorithms

/// What the proofs of one flow share: the stacks that were worked out last, and how much may still
/// be tried.
final class ProofMemory {
  /// What is asked of the stacks, for one promise or several.
  enum Question: Hashable {
    case plan(PhasedStack.Plan)
    case premise(Premise)
  }

  /// To play an event costs about as much as so many edges of an automaton.
  static let costOfAnEvent = 32

  let effort = Effort(Effort.ofAll)
  private var left: Int
  private var lastPlan: (plan: PhasedStack.Plan, analysis: PhasedAnalysis)?
  private var lastPremise: (premise: Premise, analysis: StackAnalysis?)?

  /// - Parameter limit: The most edges of the stacks for one question; all together may have 16
  ///   times as many.
  init(limit: Int) { left = 16 * limit }

  var isSpent: Bool { left < 0 }

  func spend(_ work: Int) { left -= work }

  func analysis(
    by plan: PhasedStack.Plan, _ make: () -> PhasedAnalysis
  ) -> PhasedAnalysis {
    if let lastPlan, lastPlan.plan == plan { return lastPlan.analysis }
    let made = make()
    spend(made.reached.edgeCount)
    lastPlan = (plan, made)
    return made
  }

  func analysis(given premise: Premise, _ make: () -> StackAnalysis?) -> StackAnalysis? {
    if let lastPremise, lastPremise.premise == premise { return lastPremise.analysis }
    let made = make()
    spend(made?.reached.edgeCount ?? 0)
    lastPremise = (premise, made)
    return made
  }
}

extension FlowProject {
  /// The question whose answer promises can share; the first of several.
  func question(of promise: Expectation.Kind) -> ProofMemory.Question? {
    switch promise {
    case .onlyWhen(_, let condition, let ends):
      let test = tests[condition.tests].first
      let premise =
        test.flatMap { Premise(without: $0) } ?? ends.first.flatMap { Premise(without: $0) }
      return premise.map { .premise($0) }
    case .after(_, let earlier): return .plan(.until(earlier.compactMap(\.id)))
    case .within(_, _, let origin, always: false): return origin.id.map { .plan(.past($0, .taps)) }
    case .neverAfter(_, let earlier): return earlier.id.map { .plan(.beyond($0)) }
    case .within(_, _, _, always: true), .fromAnywhere, .depth, .never: return nil
    }
  }
}
