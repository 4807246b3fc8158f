import FlowDiagnostics

extension Rule {
  /// A question that is never put.
  static let unusedGuard = Rule(
    "unused-guard", .warning,
    summary: "Every guard is asked somewhere.",
    rationale: """
      A declared guard becomes a function that the app must write. One that no 'when', 'choose' or
      'requires' asks is work for nothing, and often the sign of a condition that was meant and
      forgotten: then a screen is open to users who should not see it.

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
      """
  ) { analysis in
    analysis.unused(analysis.project.guards, \.name, by: analysis.usedGuards)
      .map { Finding("nothing asks the guard \(analysis.quoted($0))", at: $0.range) }
  }
}
