import FlowDiagnostics

extension Rule {
  /// A promise that holds in a simpler picture of the flow, and perhaps not in the flow.
  static let assumedExpectation = Rule(
    "assumed-expectation", .warning, isOptional: true,
    summary: "What a flow promises is held against all that can happen.",
    rationale: """
      Screens, layers, alerts, embedded flows, links and app events are looked at as they are, and a
      promise about them that passes in silence holds. Some things are looked at in a simpler form. An
      answer that is awaited is taken to come at once or never, though in the app it may come when its
      screen has been covered: a promise that only such a late answer breaks passes as well. And where
      the promise is that the user gets somewhere, a form that allows more than can happen, as of tabs
      and states, may be the only one in which he does.

      The rule is off unless it is asked for, because it speaks of nearly every flow that awaits
      something, and mostly of nothing that is wrong. Where a promise must not fail, as with money or
      with a child's account, make it about an embedded flow of its own that does without those, or ask
      a guard at the last moment, as 'requires' does.
      """,
    flagged: """
      flow: Transfer
      start: form
      outcomes: { send: [sent, failed] }
      screens:
        form: { transitions: { sendTapped: { await: send, cases: { sent: receipt, failed: sorry } } } }
        sorry: { alert: That did not work }
        receipt:
      expect:
        - { depth: 2 } # warning: this promise holds as far as was looked: answers are taken to come at once
      """,
    accepted: """
      flow: Transfer
      start: form
      screens:
        form: { transitions: { sendTapped: receipt } }
        receipt:
      expect:
        - { depth: 2 }
      """
  ) { analysis in
    analysis.verdicts.compactMap { verdict in
      if verdict.assumptions.isEmpty { return nil }
      let all = verdict.assumptions.joined(separator: ", and ")
      return Finding("this promise holds as far as was looked: \(all)", at: verdict.range)
    }
  }
}
