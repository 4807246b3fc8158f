/// The rules of a screen, without the types of its flow.
package struct FlowTraits {
  package let content: FlowContent
  let isRun: Bool
  let requires: @MainActor () -> Bool
  let leaving: (@MainActor () -> [FlowAction])?
}

extension FlowDefinition {
  package func traits(of destination: any FlowDestination) -> FlowTraits? {
    guard let destination = destination as? Destination else { return nil }
    let rules = rules(for: destination)
    var leaving: (@MainActor () -> [FlowAction])?
    if let steps = rules.leavingSteps { leaving = Self.plan(of: steps) }
    return FlowTraits(
      content: rules.content, isRun: rules.isRun, requires: rules.requirement, leaving: leaving)
  }

  private static func plan(
    of steps: @escaping FlowPlan<Destination>.Steps
  ) -> @MainActor () -> [FlowAction] {
    { FlowPlan.actions(steps) }
  }

  func plan(
    after end: FlowEnd, of host: any FlowDestination
  ) -> (@MainActor () -> [FlowAction])? {
    guard let host = host as? Destination, let steps = steps(after: end, of: host) else {
      return nil
    }
    return Self.plan(of: steps)
  }

  func plan(at entry: any FlowEntry) -> (@MainActor () -> [FlowAction])? {
    guard let steps = steps(at: entry) else { return nil }
    return Self.plan(of: steps)
  }

  func appearancePlan(of destination: any FlowDestination) -> [FlowAction] {
    guard let destination = destination as? Destination,
      let steps = appearance(of: destination)
    else { return [] }
    return FlowPlan.actions(steps)
  }
}
