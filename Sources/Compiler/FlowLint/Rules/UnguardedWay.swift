import FlowDiagnostics
import FlowModel

extension Rule {
  /// A second way to a screen that doesn't ask what the first one asks.
  static let unguardedWay = Rule(
    "unguarded-way", .warning, isOptional: true,
    summary: "Every tap that leads to a guarded screen asks its guard.",
    rationale: """
      A screen that one event shows only while a guard holds is shown by another event to everybody. The
      second way is often the later one: whoever added it didn't know of the guard. Ways on which the
      guard was asked before, or that begin where its answer leads, are not meant.

      Ask on the second way too, or better say 'requires' on the screen. The rule is off unless it is
      asked for, since a condition may also be a mere choice between two screens.
      """,
    flagged: """
      flow: Settings
      start: home
      states: { plan: [free, premium] }
      screens:
        home: { transitions: { themesTapped: { when: { plan: premium }, then: themes, else: plans }, iconsTapped: icons } }
        icons: { transitions: { colourTapped: themes } } # warning: 'themes' is shown without asking whether 'plan' is 'premium', as another event does
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
      let guarding = tests.held[way.target] ?? 0
      let asked = tests.asked(after: way.source) | way.asked
      guard !way.isContent, source != way.target,
        let question = tests.unasked(guarding & ~asked, on: way.target, analysis)
      else { return nil }
      return Finding(
        "\(analysis.quoted(way.target)) is shown without asking \(question), as another event does",
        at: way.range, on: source,
        notes: tests.gates[way.target].map { [Note("it is asked here", at: $0.range)] } ?? [],
        cause: tests.gates[way.target].map { gate in
          Finding.Cause(
            summary: "ways show \(analysis.quoted(way.target)) without asking \(question), "
              + "as another event does", range: gate.range)
        })
    }
  }
}

extension FlowAnalysis {
  var askedTests: AskedTests { AskedTests(of: project) }
}
