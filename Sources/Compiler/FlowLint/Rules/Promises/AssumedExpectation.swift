import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A promise that holds in a simpler picture of the flow, and perhaps not in the flow.
  static let assumedExpectation = Rule(
    "assumed-expectation", .warning, isOptional: true,
    summary: "flowc proves a promise without assumptions.",
    rationale: """
      flowc analyses screens, layers, alerts, embedded flows, links and app events exactly. If it
      says nothing about a promise that rests only on these, the promise holds. flowc analyses some
      other things in a simplified form. For example, it follows one column of a split at a time, but
      in the app the user can act in each column in turn. So flowc also accepts a promise that only
      such a path breaks. For a promise that the user can get somewhere, flowc may know only paths
      through a form that allows too much, such as the simplified form of tabs.

      The rule is off by default, because it reports nearly every flow with columns, and most of
      these flows are right. If a promise must not fail, as with money or a child's account,
      promise it of an embedded flow of its own that does not use these things, or ask a guard at
      the last moment with 'requires'.
      """,
    flagged: """
      flow: Transfer
      start: accounts
      screens:
        accounts: { split: { sidebar: list, detail: form } }
        list: { transitions: { accountTapped: { show: form } } }
        form: { transitions: { sendTapped: receipt } }
        receipt:
      expect:
        - { depth: 2 } # warning: this promise holds, assuming that only one column of a split changes
      """,
    accepted: """
      flow: Transfer
      start: form
      screens:
        form: { transitions: { sendTapped: receipt } }
        receipt:
      expect:
        - { depth: 2 }
      """,
    needs: .promises
  ) { analysis in
    analysis.proofs.verdicts.compactMap { verdict in
      if verdict.assumptions.isEmpty { return nil }
      let all = verdict.assumptions.joined(separator: ", and ")
      return Finding(
        "this promise holds, assuming that \(all)", at: verdict.range,
        hint:
          "where it must not fail, promise it of a flow of its own, or ask a guard with 'requires'")
    }
  }
}
