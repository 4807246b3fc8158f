import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A promise of which nobody can say whether it holds.
  static let unprovedExpectation = Rule(
    "unproved-expectation", .warning,
    summary: "flowc can decide each promise.",
    rationale: """
      flowc reports a promise as broken only if it has played a path that breaks it on the
      interpreter. It says nothing only if no stack breaks it. flowc analyses tabs, columns, some
      sequences and awaited outcomes in a simplified form, which allows more than can happen and
      leaves out late events, such as an answer after another screen covered its own. If only this
      form breaks the promise, if 'fromAnywhere' or 'within' depends on a missing path, or if
      there are too many stacks, flowc says so with this rule. Guards answer as the user needs:
      'fromAnywhere' holds if some answers lead to the screen. A 'fixed' guard that has answered
      no goes on answering no.

      Promise less, promise it of a smaller embedded flow, or say in the flow what you know: don't
      ask a guard that always holds at this place.
      """,
    flagged: """
      flow: Photos
      start: album
      outcomes: { upload: [done] }
      screens:
        album: { transitions: { sendTapped: sending } }
        sending:
          await: upload
          transitions: { done: { setRoot: album }, tipsTapped: { to: tips, style: fullScreenCover } }
        tips:
      expect:
        - { screen: album, fromAnywhere: true } # warning: flowc can't prove this promise: in a simplified model of the flow, no taps lead from 'tips' to 'album'
      """,
    accepted: """
      flow: Photos
      start: album
      screens:
        album: { transitions: { sendTapped: sending } }
        sending:
          transitions: { sent: { setRoot: album }, tipsTapped: { to: tips, style: fullScreenCover } }
        tips: { transitions: { closeTapped: dismiss } }
      expect:
        - { screen: album, fromAnywhere: true }
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
