import FlowDiagnostics

extension Rule {
  /// A promise of which nobody can say whether it holds.
  static let unprovedExpectation = Rule(
    "unproved-expectation", .warning,
    summary: "What a flow promises can be decided.",
    rationale: """
      A promise is reported as broken only where a way that breaks it was played on the interpreter,
      and passes in silence only where no such way was found among all stacks. Tabs, columns,
      states and what is awaited are looked at in a simpler form that allows more than can happen,
      and leaves out what comes late, such as an answer after its screen was covered. Where only
      that form breaks the promise, where 'fromAnywhere' or 'within' rests on there being no other
      way, or where there are too many stacks to look at all of them, it is said so instead.
      Tests are taken to answer as suits the user, so 'fromAnywhere' is kept where some answers lead
      to the screen, those of a 'fixed' guard among them.

      Promise less, say it of an embedded flow that is smaller, or make the flow say what you know:
      a guard that always holds where an event can come need not be asked there.
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
        - { screen: erase, after: ask } # warning: this promise is not proved: a way that would break it was found, but it may not be possible
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
      """
  ) { analysis in
    analysis.verdicts.compactMap { verdict in
      guard case .open(let reason, let notes) = verdict.outcome else { return nil }
      return Finding("this promise is not proved: \(reason)", at: verdict.range, notes: notes)
    }
  }
}
