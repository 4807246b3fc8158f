import FlowDiagnostics

extension Rule {
  /// A flow whose first screen nobody can tell.
  static let missingStart = Rule(
    "missing-start", .error,
    summary: "A flow says with which screen it begins.",
    rationale: """
      The app has to show something when it opens the flow, and the order of the screens in a file
      means nothing. Name the first screen with 'start'; if the app's state decides what comes
      first, make it a screen with 'switch'.
      """,
    flagged: """
      flow: Shop # error: 'Shop' does not say where it starts
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
      """,
    accepted: """
      flow: Shop
      start: catalog
      screens:
        catalog: { transitions: { productTapped: product } }
        product:
      """
  ) { analysis in
    analysis.project.flows.elements.filter { $0.start == nil }.map { flow in
      Finding("\(analysis.quoted(flow.name)) does not say where it starts", at: flow.name.range)
    }
  }
}
