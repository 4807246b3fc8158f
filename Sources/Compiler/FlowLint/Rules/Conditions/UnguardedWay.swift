import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A second way to a screen that doesn't ask what the first one asks.
  static let unguardedWay = Rule(
    "unguarded-way", .warning, isOptional: true,
    summary: "Every tap that leads to a guarded screen asks its guard.",
    rationale: """
      One event shows the screen only if a guard holds, and another event shows it to everyone.
      Often the second event came later, and its author did not know about the guard. flowc does not
      report paths that asked the guard earlier, or that begin where its answer leads.

      Ask the guard there too, or better, add 'requires' to the screen. The rule is off by default,
      because a condition can also be a choice between two screens.
      """,
    flagged: """
      flow: Settings
      start: home
      states: { plan: [free, premium] }
      screens:
        home: { transitions: { themesTapped: { when: { plan: premium }, then: themes, else: plans }, iconsTapped: icons } }
        icons: { transitions: { colourTapped: themes } } # warning: this shows 'themes' and doesn't ask whether 'plan' is 'premium'; another event does
        themes:
        plans: { transitions: { bought: themes } }
      """,
    accepted: """
      flow: Settings
      start: home
      states: { plan: [free, premium] }
      screens:
        home: { transitions: { themesTapped: { when: { plan: premium }, then: themes, else: plans }, iconsTapped: icons } }
        icons: { transitions: { colourTapped: { when: { plan: premium }, then: themes } } }
        themes:
        plans: { transitions: { bought: themes } }
      """
  ) { analysis in
    let tests = analysis.askedTests
    return tests.ways.compactMap { way in
      let source = tests.screen(at: way.source)
      let guarding = tests.held[way.target] ?? WideMask()
      let asked = tests.asked(after: way.source) | way.asked
      guard !way.isContent, source != way.target,
        let question = tests.unasked(guarding - asked, on: way.target, analysis)
      else { return nil }
      return Finding(
        "this shows \(analysis.quoted(way.target)) and doesn't ask \(question.words); another event does",
        at: way.range, on: source,
        notes: tests.gates[way.target].map { [Note("it is asked here", at: $0.range)] } ?? [],
        hint: question.isOfState
          ? "ask it here too, with 'when'"
          : "ask it here too, or let \(analysis.quoted(way.target)) say 'requires'",
        cause: tests.gates[way.target].map { gate in
          Finding.Cause(
            summary: "events show \(analysis.quoted(way.target)) and don't ask \(question.words); "
              + "another event does", range: gate.range)
        })
    }
  }
}
