import Testing

/// Actions beside the key that decides about them.
@Suite struct ActionBesideDecisionTests {
  @Test(arguments: [
    ("{ when: g, to: b }", "to", "when", "put the target under 'then': { when: g, then: b }"),
    (
      "{ when: g, tab: b }", "tab", "when",
      "put the action under 'then': { when: g, then: { tab: b } }"
    ),
    ("{ after: 2s, to: b }", "to", "after", "put the target under 'then': { after: 2s, then: b }"),
    (
      "{ to: b, style: sheet, when: g }", "to", "when",
      "put the target under 'then': { when: g, then: { to: b } }, with what else belongs to it"
    ),
    (
      "{ await: save, then: b }", "then", "await",
      "'await' takes 'cases', one for each end: { await: save, cases: { saved: b } }"
    ),
    (
      "{ await: save, backTo: b }", "backTo", "await",
      "'await' takes 'cases', one for each end: { await: save, cases: { saved: { backTo: b } } }"
    ),
  ])
  func anActionBesideItsDecision(action: String, key: String, decision: String, hint: String) {
    #expect(
      findings(onEvent: action) == [
        Finding("unknown-key", "'\(key)' does not go with '\(decision)'", at: key, hint: hint)
      ])
  }

  @Test func theDecisionIsRead() {
    #expect(findings(onEvent: "{ await: safe, then: b }").map(\.marked) == ["then", "safe"])
  }
}
