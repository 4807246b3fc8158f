import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A flow whose first screen nobody can tell.
  static let missingStart = Rule(
    "missing-start", .error,
    summary: "A flow names its first screen.",
    rationale: """
      The app must show something when it opens the flow, and the order of screens in a file has no
      meaning.

      Name the first screen with 'start'. If a state of the app decides, make the first screen a
      'switch'.
      """,
    flagged: """
      flow: Shop # error: 'Shop' has no 'start'
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
      """,
    isNeededByCode: true
  ) { analysis in
    // A 'start' that has no meaning where it stands was diagnosed.
    if analysis.project.unreadWords[Keyword.start.symbol] != nil { return [] }
    return analysis.project.flows.elements.filter { $0.start == nil }.map { flow in
      Finding(
        "\(analysis.quoted(flow.name)) has no 'start'", at: flow.name.range,
        hint: "add 'start:' with the name of the first screen")
    }
  }
}
