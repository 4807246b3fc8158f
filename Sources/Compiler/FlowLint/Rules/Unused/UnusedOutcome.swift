import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A call that is never made.
  static let unusedOutcome = Rule(
    "unused-outcome", .warning,
    summary: "An event or a screen awaits each outcome.",
    rationale: """
      A declared outcome becomes an asynchronous function that you must write in the app. If no
      'await' uses it, nobody calls it, and the screens after its ends appear without it or not at
      all.

      Await it on an event or a screen, or delete it.
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
      """,
    findsUnusedDeclarations: true
  ) { analysis in
    analysis.unused(analysis.project.outcomes, \.name, by: analysis.usedOutcomes)
      .map {
        Finding(
          "nothing awaits the outcome \(analysis.quoted($0))", at: $0.range,
          hint: "await it on an event or a screen, or delete it")
      }
  }
}
