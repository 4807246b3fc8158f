import FlowDiagnostics
import FlowModel

extension Rule {
  /// An end that brings something else than was promised.
  static let resultType = Rule(
    "result-type", .error,
    summary: "'finish' has a value of the type that the flow or screen returns.",
    rationale: """
      The outer flow continues with the result of an embedded flow: it shows the order that the user
      placed. A flow or a screen with 'returns' must finish with a value of this type every time,
      and one without 'returns' must finish without a value. Otherwise the generated code does not
      compile.

      Pass a value of this type, use 'cancel' if there is none, or change 'returns'.
      """,
    flagged: """
      flow: Checkout
      returns: Order.ID
      start: payment
      screens:
        payment:
          transitions:
            paid:
              params: { receipt: String }
              finish: $event.receipt # error: 'Checkout' returns 'Order.ID', not 'String'
            closed: finish # error: 'Checkout' returns 'Order.ID', not nothing
      """,
    accepted: """
      flow: Checkout
      returns: Order.ID
      start: payment
      screens:
        payment:
          transitions:
            paid:
              params: { order: Order.ID }
              finish: $event.order
            closed: cancel
      """
  ) { analysis in
    analysis.handovers.filter(\.isResult).compactMap { analysis.mismatch(ofResult: $0) }
  }
}

extension FlowAnalysis {
  fileprivate func mismatch(ofResult handover: Handover) -> Finding? {
    guard let screen = handover.context.screen else { return nil }
    let (name, returned) = run(endedBy: screen)
    let promised = returned.map { project.text($0.spelling) }
    guard let brought = brought(by: handover, where: promised) else { return nil }
    let type = promised.map { "'\($0)'" }
    return Finding(
      "\(quoted(name)) returns \(type ?? "nothing"), not \(brought)", at: handover.receiver.range,
      on: screen,
      notes: returned.map { [Note("\(quoted(name)) declares it here", at: $0.spelling.range)] }
        ?? [],
      hint: type.map { "finish with a value of type \($0), or 'cancel' without a value" }
        ?? "delete the value, or add 'returns' to \(quoted(name))")
  }

  /// The run that a screen's `finish` ends: the screen's own, or its flow's.
  private func run(endedBy id: ID<Screen>) -> (name: Name, returns: TypeExpression?) {
    let screen = project.screens[id]
    if let own = screen.returns { return (screen.name, own) }
    return (project.flows[screen.flow].name, project.flows[screen.flow].returns)
  }

  /// What is brought, in words; nothing where it is what was promised, or cannot be told.
  private func brought(by handover: Handover, where promised: String?) -> String? {
    guard let argument = handover.given.first else { return promised == nil ? nil : "nothing" }
    guard let promised else { return "a value" }
    if case .literal(let literal) = argument.value {
      return literal.mayBe(promised) ? nil : literal.kindInWords
    }
    let type = project.type(of: argument.value, in: handover.context).map {
      project.text($0.spelling)
    }
    return type.flatMap { $0 == promised || $0 + "?" == promised ? nil : "'\($0)'" }
  }
}
