import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A question that is never put.
  static let unusedGuard = Rule(
    "unused-guard", .warning,
    summary: "An action or a screen asks each guard.",
    rationale: """
      A declared guard becomes a function that you must write in the app. If no 'when', 'choose' or
      'requires' asks it, this work is useless. Often you forgot a condition, and users see a screen
      that they should not see.

      Ask it where it belongs, or delete it.
      """,
    flagged: """
      flow: Shop
      start: cart
      guards: [isSignedIn, hasItems] # warning: nothing asks the guard 'hasItems'
      screens:
        cart:
          transitions:
            payTapped: { when: isSignedIn, then: payment }
        payment:
      """,
    accepted: """
      flow: Shop
      start: cart
      guards: [isSignedIn, hasItems]
      screens:
        cart:
          transitions:
            payTapped: { when: [isSignedIn, hasItems], then: payment }
        payment:
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.unused(analysis.project.guards, \.name, by: analysis.usedGuards)
      .map {
        Finding(
          "nothing asks the guard \(analysis.quoted($0))", at: $0.range,
          hint: "ask it with 'when' or 'requires', or delete it")
      }
  }
}
