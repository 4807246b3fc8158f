extension Rule {
  /// A call that the app does not know.
  static let unknownOutcome = Rule(
    "unknown-outcome", .error,
    summary: "An awaited outcome is declared.",
    rationale: """
      An outcome is an asynchronous function that you write in the app. An outcome that you don't
      declare has no ends, so a screen that awaits it would wait for ever.

      Correct the name, or declare the outcome under 'outcomes' with its ends.
      """,
    flagged: """
      flow: Call
      start: calling
      outcomes:
        makeCall: [success, failure]
      screens:
        calling:
          await: makeCal # error: no outcome is named 'makeCal'
          transitions: { success: connected, failure: connected }
        connected:
      """,
    accepted: """
      flow: Call
      start: calling
      outcomes:
        makeCall: [success, failure]
      screens:
        calling:
          await: makeCall
          transitions: { success: connected, failure: connected }
        connected:
      """,
    reportedBy: .resolver)
}
