import FlowDiagnostics

extension Rule {
  /// A value for which there is no parameter.
  static let unknownArgument = Rule(
    "unknown-argument", .error,
    summary: "Every argument has a parameter that takes it.",
    rationale: """
      'with' hands values over by the names of the receiver's parameters. A name that the receiver
      doesn't declare is a slip of the pen, or the parameter was renamed: the value would get lost
      on the way, and the screen show something else than what the user asked for.

      Correct the name, or declare the parameter under the receiver's 'params'.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions:
            saleTapped:
              to: products
              with: { onlySales: true } # error: 'products' takes no 'onlySales'
        products: { params: { onlySale: Bool = false } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog:
          transitions: { saleTapped: { to: products, with: { onlySale: true } } }
        products: { params: { onlySale: Bool = false } }
      """
  ) { analysis in
    let project = analysis.project
    return analysis.handovers.filter { $0.isDeclared }.flatMap { handover in
      let known = project.parameters[handover.takes].map { project.text($0.name) }
      return handover.given.compactMap { argument -> Finding? in
        let name = argument.parameter
        if project.parameter(name, in: handover.takes) != nil { return nil }
        let meant = nearest(to: project.text(name), among: known)
        return Finding(
          "\(analysis.quoted(handover.receiver)) takes no \(analysis.quoted(name))",
          at: name.range, on: handover.context.screen, hint: meant.map { "did you mean '\($0)'?" },
          fixIt: meant.map { FixIt(replacing: name.range, with: $0) })
      }
    }
  }
}
