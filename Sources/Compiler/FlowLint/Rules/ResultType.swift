import FlowDiagnostics
import FlowModel

extension Rule {
  /// An end that brings something else than was promised.
  static let resultType = Rule(
    "result-type", .error,
    summary: "A run finishes with what it returns.",
    rationale: """
      Who embeds a flow goes on with its result: the order that was placed is the one that is shown.
      A flow that says what it 'returns' finishes with a value of that type every time, and one
      that returns nothing finishes with nothing; otherwise the generated code does not compile.

      Hand over a value of that type, say 'cancel' where there is none, or correct 'returns'.
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
    return Finding(
      "\(quoted(name)) returns \(promised.map { "'\($0)'" } ?? "nothing"), not \(brought)",
      at: handover.receiver.range, on: screen,
      notes: returned.map { [Note("it says so here", at: $0.spelling.range)] } ?? [])
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
