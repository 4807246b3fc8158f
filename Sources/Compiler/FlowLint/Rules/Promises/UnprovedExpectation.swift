import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A promise of which nobody can say whether it holds.
  static let unprovedExpectation = Rule(
    "unproved-expectation", .warning,
    summary: "flowc can decide each promise.",
    rationale: """
      flowc reports a promise as broken only if it has played a path that breaks it on the
      interpreter. It says nothing only if no stack breaks it. flowc analyses tabs, columns, states
      and awaited outcomes in a simplified form, which allows more than can happen and leaves out
      late events, such as an answer after another screen covered its own. If only this form breaks
      the promise, if 'fromAnywhere' or 'within' depends on a missing path, or if there are too many
      stacks, flowc says so with this rule. Guards answer as the user needs: 'fromAnywhere' holds if
      some answers lead to the screen, also answers of a 'fixed' guard.

      Promise less, promise it of a smaller embedded flow, or say in the flow what you know: don't
      ask a guard that always holds at this place.
      """,
    flagged: """
      flow: Device
      start: home
      guards: { isManaged: { fixed: true } }
      screens:
        home: { transitions: { moreTapped: { when: isManaged, then: managed } } }
        managed: { transitions: { eraseTapped: { when: isManaged, then: ask, else: erase } } }
        ask: { transitions: { allowed: erase } }
        erase:
      expect:
        - { screen: erase, after: ask } # warning: flowc can't prove this promise: there is a path that breaks it, but perhaps no user can take this path
      """,
    accepted: """
      flow: Device
      start: home
      guards: { isManaged: { fixed: true } }
      screens:
        home: { transitions: { moreTapped: { when: isManaged, then: managed } } }
        managed: { transitions: { eraseTapped: ask } }
        ask: { transitions: { allowed: erase } }
        erase:
      expect:
        - { screen: erase, after: ask }
      """,
    needs: .promises
  ) { analysis in
    analysis.proofs.verdicts.compactMap { verdict in
      guard case .open(let reason, let notes) = verdict.outcome else { return nil }
      return Finding(
        "flowc can't prove this promise: \(reason)", at: verdict.range, notes: notes,
        hint: "promise less, or promise it of a smaller flow that is embedded")
    }
  }
}
