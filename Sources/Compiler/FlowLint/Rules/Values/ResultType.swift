import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// An end that brings something else than was promised.
  static let resultType = Rule(
    "result-type", .error,
    summary: "'finish' has an end and a value that the flow or screen returns.",
    rationale: """
      The outer flow continues with the result of an embedded flow: it shows the order that the user
      placed. A flow or a screen with 'returns' must finish with a value of this type every time,
      and one without 'returns' must finish without a value. Otherwise the generated code does not
      compile. If 'returns' names several ends, 'finish' says which one, with its value.

      Pass a value of this type, use 'cancel' if there is none, or change 'returns'.
      """,
    flagged: """
      flows:
        - flow: Checkout
          returns: Order.ID
          start: payment
          screens:
            payment:
              transitions:
                paid:
                  params: { receipt: String }
                  finish: $event.receipt # error: 'Checkout' returns 'Order.ID', not 'String'
                closed: finish # error: 'Checkout' returns 'Order.ID', not nothing
        - flow: Search
          returns: { selected: String, cleared: }
          start: field
          screens:
            field:
              transitions:
                tapped:
                  params: { row: Int }
                  finish: { selected: $event.row } # error: the end 'selected' of 'Search' brings 'String', not 'Int'
                clearTapped: { finish: cleared }
                closed: finish # error: 'Search' has several ends, and 'finish' names none
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
      """,
    isNeededByCode: true
  ) { analysis in
    analysis.argumentSites.filter(\.isResult).compactMap { analysis.mismatch(ofResult: $0) }
  }
}

extension FlowProject {
  /// How an event finishes with an end: `finish: cleared`, `finish: { selected: … }`.
  func finishing(with end: FlowEnd) -> String {
    end.type == nil ? "finish: \(text(end.name))" : "finish: { \(text(end.name)): … }"
  }
}

extension FlowAnalysis {
  fileprivate func mismatch(ofResult site: ArgumentSite) -> Finding? {
    guard let screen = site.context.screen else { return nil }
    let ends =
      project.screens[screen].returns == nil
      ? project.flows[project.screens[screen].flow].ends : .empty
    if let end = site.end, let id = end.id, ends.contains(id) {
      return mismatch(ofValue: site, of: project.flowEnds[id], on: screen)
    }
    if site.end != nil || !ends.isEmpty { return unnamed(site, ends, on: screen) }
    let (name, returned) = run(endedBy: screen)
    let promised = returned.map { project.text($0.spelling) }
    guard let brought = brought(by: site, where: promised) else { return nil }
    let type = promised.map { "'\($0)'" }
    return Finding(
      "\(quoted(name)) returns \(type ?? "nothing"), not \(brought)", at: site.receiver.range,
      on: screen,
      notes: returned.map { [Note("\(quoted(name)) declares it here", at: $0.spelling.range)] }
        ?? [],
      hint: mend(of: name, returning: promised))
  }

  private func mend(of name: Name, returning type: String?) -> String {
    switch type {
    case nil: "delete the value, or add 'returns' to \(quoted(name))"
    case "Void", "()": "delete 'returns': nothing is returned"
    case let type?: "finish with a value of type '\(type)', or 'cancel' without a value"
    }
  }

  private func mismatch(
    ofValue site: ArgumentSite, of end: FlowEnd, on screen: ID<Screen>
  ) -> Finding? {
    let promised = end.type.map { project.text($0.spelling) }
    guard let brought = brought(by: site, where: promised) else { return nil }
    let name = quoted(project.flows[project.screens[screen].flow].name)
    let type = promised.map { "'\($0)'" }
    return Finding(
      "the end \(quoted(end.name)) of \(name) brings \(type ?? "nothing"), not \(brought)",
      at: site.receiver.range, on: screen,
      notes: [Note("\(quoted(end.name)) is declared here", at: end.name.range)],
      hint: type.map { type in
        let isLeftOut = brought == "nothing"
        return isLeftOut
          ? "write '\(project.finishing(with: end))', with a value of type \(type)"
          : "finish with a value of type \(type)"
      }
        ?? "delete the value, or give the end a type under 'returns'")
  }

  /// An end without its name, or one that a screen names which has only one.
  private func unnamed(
    _ site: ArgumentSite, _ ends: IDRange<FlowEnd>, on screen: ID<Screen>
  ) -> Finding? {
    let (name, _) = run(endedBy: screen)
    if let end = site.end {
      guard project.screens[screen].returns != nil else { return nil }
      return Finding(
        "\(quoted(name)) has one end, without a name, and 'finish' names \(quoted(end.name))",
        at: site.receiver.range, on: screen,
        hint: "finish with the value alone, or move 'finish' to another screen of the flow")
    }
    let named = project.flowEnds[ends]
    return Finding(
      "\(quoted(name)) has several ends, and 'finish' names none", at: site.receiver.range,
      on: screen,
      notes: named.prefix(1).map { Note("the ends are declared here", at: $0.name.range) },
      hint: "say which one: "
        + named.prefix(4).map { "'\(project.finishing(with: $0))'" }.joined(separator: ", "))
  }

  /// The run that a screen's `finish` ends: the screen's own, or its flow's.
  private func run(endedBy id: ID<Screen>) -> (name: Name, returns: TypeExpression?) {
    let screen = project.screens[id]
    if let own = screen.returns { return (screen.name, own) }
    return (project.flows[screen.flow].name, project.flows[screen.flow].returns)
  }

  /// What is brought, in words; nothing where it is what was promised, or cannot be told.
  private func brought(by site: ArgumentSite, where promised: String?) -> String? {
    guard let argument = site.given.first else { return promised == nil ? nil : "nothing" }
    guard let promised else { return "a value" }
    if case .literal(let literal) = argument.value {
      return literal.mayBe(promised) ? nil : literal.kindInWords
    }
    let type = project.type(of: argument.value, in: site.context).map {
      project.text($0.spelling)
    }
    return type.flatMap { $0 == promised || $0 + "?" == promised ? nil : "'\($0)'" }
  }
}
