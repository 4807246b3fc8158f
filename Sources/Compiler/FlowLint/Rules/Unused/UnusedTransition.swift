import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A transition that the app brings for nothing.
  static let unusedTransition = Rule(
    "unused-transition", .warning,
    summary: "Something uses each custom transition.",
    rationale: """
      The app must bring a transition for each name in 'customTransitions'. If no 'transition' has the
      name, this work is useless.

      Use it, or delete it.
      """,
    flagged: """
      flow: Cards
      start: front
      customTransitions: [flip, fold] # warning: nothing uses the custom transition 'fold'
      screens:
        front: { transitions: { tapped: { to: rear, transition: flip } } }
        rear: { transitions: { tapped: back } }
      """,
    accepted: """
      flow: Cards
      start: front
      customTransitions: [flip, fold]
      screens:
        front: { transitions: { tapped: { to: rear, transition: { insertion: flip, removal: fold } } } }
        rear: { transitions: { tapped: back } }
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.project.flows.elements.flatMap { flow in
      let used = Set(flow.usedTransitions.map(\.symbol))
      return flow.customTransitions.filter { !used.contains($0.symbol) }.map {
        Finding(
          "nothing uses the custom transition \(analysis.quoted($0))", at: $0.range,
          hint: "use it with 'transition', or delete it")
      }
    }
  }
}
