extension Rule {
  /// A call that the app does not know.
  static let unknownOutcome = Rule(
    "unknown-outcome", .error,
    summary: "Every outcome that is awaited is declared.",
    rationale: """
      An outcome is an asynchronous function that the app writes. One that isn't declared has no ends, so
      that whoever waits for it would wait for ever.

      Correct the name, or declare it under 'outcomes' with the ways in which it can end.
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
