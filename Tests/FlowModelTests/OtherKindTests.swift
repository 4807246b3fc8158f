import Testing

/// What is said of names that stand for something else than their place asks for.
@Suite struct OtherKindTests {
  private let declarations = """
    flow: A
    guards: [mayPay]
    states: { session: [on] }
    effects: [track]
    outcomes: { load: [done] }
    screens:
      b: { tabs: [a] }
      a: { transitions: { opened: b, x:
    """

  @Test(arguments: [
    ("track", "screen", "track", "an effect: '{ effect: track }' calls it"),
    ("{ to: mayPay }", "screen", "mayPay", "a guard: '{ when: mayPay, then: … }' asks it"),
    (
      "[{ effect: track }, load]", "screen", "load",
      "an outcome: '{ await: load, cases: { … } }' awaits it"
    ),
    (
      "session", "screen", "session",
      "a state: '{ when: { session: … }, then: … }' asks for its value"
    ),
    ("opened", "screen", "opened", "an event of 'a': repeat its actions here"),
    ("{ effect: opened }", "effect", "opened", "an event of 'a': repeat its actions here"),
    ("{ effect: b }", "effect", "b", "a screen: '{ to: b }' shows it"),
    ("{ when: track, then: b }", "guard", "track", "an effect: '{ effect: track }' calls it"),
  ])
  func saysWhatTheNameIs(action: String, kind: String, name: String, use: String) {
    let expected = Finding(
      "unknown-\(kind)", "no \(kind) is named '\(name)'", at: name, hint: "'\(name)' is \(use)")
    #expect(findings(in: declarations + " \(action) } }\n") == [expected])
  }

  /// A file that isn't there may declare any name.
  @Test func whereAFileIsMissingNoNameIsUnknown() {
    let flow = """
      flow: A
      start: a
      include: [missing.flow.yaml]
      screens:
        a:
          use: sharing
          requires: mayPay
          transitions:
            x: [{ effect: track }, b]
            y: { await: load, cases: { done: none } }
            z: { when: { session: on }, then: { to: b, style: sheet } }
      """
    #expect(findings(in: flow).map(\.rule) == ["unknown-file"])
  }
}
