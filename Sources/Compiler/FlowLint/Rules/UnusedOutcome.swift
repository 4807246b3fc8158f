import FlowDiagnostics

extension Rule {
  /// A call that is never made.
  static let unusedOutcome = Rule(
    "unused-outcome", .warning,
    summary: "Every outcome is awaited somewhere.",
    rationale: """
      A declared outcome becomes an asynchronous function that the app must write. One that no 'await'
      begins is never called, and the screens that should follow its ends are shown without it or not
      at all.

      Await it on an event or on a screen, or delete it.
      """,
    flagged: """
      flow: Todos
      start: editor
      outcomes:
        save: [saved, failed] # warning: nothing awaits the outcome 'save'
      screens:
        editor:
      """,
    accepted: """
      flow: Todos
      start: editor
      outcomes:
        save: [saved, failed]
      screens:
        editor:
          transitions:
            saveTapped: { await: save, cases: { saved: done, failed: none } }
        done:
      """
  ) { analysis in
    analysis.unused(analysis.project.outcomes, \.name, by: analysis.usedOutcomes)
      .map { Finding("nothing awaits the outcome \(analysis.quoted($0))", at: $0.range) }
  }
}
