import Testing

/// What the decoder says of keys and values that are not as the language has them.
@Suite struct ShapeErrorTests {
  @Test(arguments: [
    ("{ setRoot: b, style: sheet }", "'style' does not go with 'setRoot'", "style"),
    ("{ effect: e, cases: {} }", "'cases' does not go with 'effect'", "cases"),
    (
      "{ confirmationDialog: Sure?, fields: { name: }, buttons: { ok: none } }",
      "'fields' does not go with 'confirmationDialog'", "fields"
    ),
  ])
  func misplacedKeys(action: String, message: String, key: String) throws {
    let finding = try #require(findings(onEvent: action).first { $0.rule == "unknown-key" })
    #expect(finding == Finding("unknown-key", message, at: key))
  }

  @Test(arguments: [
    ("{ to: b, tab: b }", "to", "tab", "[{ to: … }, { tab: … }]"),
    ("{ tab: b, to: b }", "to", "tab", "[{ tab: … }, { to: … }]"),
    (
      "{ when: g, then: b, choose: [{ else: b }] }", "when", "choose",
      "[{ when: … }, { choose: … }]"
    ),
  ])
  func twoVerbs(action: String, first: String, second: String, list: String) {
    #expect(
      findings(onEvent: action) == [
        Finding(
          "unknown-key", "'\(first)' and '\(second)' can't be in one mapping", at: second,
          hint: "write several actions as a list: \(list)")
      ])
  }

  @Test(arguments: [
    ("{ tabs: [] }", "list", "[]"), ("{ switch: s, cases: { on: b }, tabs: [] }", "list", "[]"),
    ("{ transitions: { x: { choose: [] } } }", "list", "[]"),
    ("{ transitions: { x: { when: [], then: b } } }", "list", "[]"),
    ("{ transitions: { x: { when: {}, then: b } } }", "mapping", "{}"),
  ])
  func nothingWhereSomethingMustBe(screen: String, kind: String, marked: String) {
    let found = findings(inScreen: screen)
    #expect(found.contains(Finding("unexpected-value", "this \(kind) is empty", at: marked)))
  }

  @Test(arguments: [
    ("states: { s: [] }", "list", "[]"), ("outcomes: { o: [] }", "list", "[]"),
    ("outcomes: { o: { ends: [] } }", "list", "[]"),
    ("outcomes: { o: { ends: {} } }", "mapping", "{}"),
    ("screens: { a: { transitions: { x: { to: a, style: sheet, detents: [] } } } }", "list", "[]"),
  ])
  func nothingOfWhichOneIsChosen(line: String, kind: String, marked: String) {
    let found = findings(in: "flow: A\n\(line)")
    #expect(found == [Finding("unexpected-value", "this \(kind) is empty", at: marked)])
  }

  @Test func aKeyOfAnotherKind() {
    #expect(
      findings(inScreen: "{ buttons: { ok: none } }") == [
        Finding(
          "unknown-key", "'buttons' needs 'alert' or 'confirmationDialog' beside it",
          at: "buttons")
      ])
  }

  @Test func twoKinds() {
    #expect(
      findings(inScreen: "{ tabs: [b], alert: A }") == [
        Finding("unknown-key", "'alert' and 'tabs' can't be in one mapping", at: "tabs")
      ])
  }

  @Test(arguments: [
    ("{ when: g }", "the key 'then' is missing", "when"),
    ("{ await: save }", "the key 'cases' is missing", "await"),
    ("{ alert: A }", "the key 'buttons' is missing", "alert"),
    ("{ to: b, style: { compact: sheet } }", "the key 'regular' is missing", "compact"),
    ("{ else: b }", "one of 'backTo', 'dismissTo' or 'when' is missing", "else"),
    ("{ style: sheet }", "the key 'to' is missing", "style"),
    (
      "{ with: {a: b} }", "one of 'to', 'setRoot', 'show', 'tab', 'effect' or 'await' is missing",
      "with"
    ),
    ("{ choose: [{}] }", "one of 'when' or 'else' is missing", "{}"),
  ])
  func missingKeys(action: String, message: String, marked: String) {
    #expect(findings(onEvent: action) == [Finding("missing-key", message, at: marked)])
  }

  @Test(arguments: [
    ("{ with: { id: 1 } }", false), ("{ await: save, with: { id: 1 } }", true),
    ("{ embed: A, with: { id: 1 } }", true), ("{ alert: Really, with: { id: 1 } }", false),
  ])
  func argumentsAreForAnOutcomeOrAFlow(screen: String, isFine: Bool) {
    let message = "'with' needs 'await' or 'embed' beside it"
    let found = findings(inScreen: screen).filter { $0.rule == "unknown-key" }
    #expect(found == (isFine ? [] : [Finding("unknown-key", message, at: "with")]))
  }

  @Test(arguments: [
    ("b", true), ("{ screen: b }", true), ("{ event: x }", true), ("{ screen: b, event: x }", true),
    ("{ title: B }", false),
  ])
  func aTabIsAScreenOrAnEvent(tab: String, isFine: Bool) {
    let missing = Finding("missing-key", "one of 'screen' or 'event' is missing", at: "title")
    #expect(findings(inScreen: "{ tabs: [\(tab)] }") == (isFine ? [] : [missing]))
  }

  @Test(arguments: ["{ to: b, with: { id: } }", "{ finish: }"])
  func anArgumentIsSomething(action: String) {
    let message = "expected a text, a list or a mapping, not nothing"
    #expect(
      findings(onEvent: action) == [
        Finding("unexpected-value", message, at: "")
      ])
  }

  @Test func aThenThatStandsAloneHoldsNoOther() {
    #expect(
      findings(onEvent: "{ params: { id: Int }, then: [back, { then: b }] }") == [
        Finding(
          "unexpected-value", "a 'then' without a condition can't be inside another",
          at: "{ then: b }", hint: "move its actions into the outer list")
      ])
    #expect(findings(onEvent: "{ then: [{ when: g, then: b }, { after: 1s, then: back }] }") == [])
  }

  @Test func aFileIsAFlowOrSeveralOrAFragment() {
    #expect(
      findings(in: "screens: {}").last
        == Finding("missing-key", "one of 'flow' or 'fragment' is missing", at: "screens"))
    #expect(
      findings(in: "flows: [{ flow: A }]\nscreens: {}") == [
        Finding("unknown-key", "'screens' does not go with 'flows'", at: "screens")
      ])
  }

  @Test(arguments: [
    ("{ screen: a, within: 3 }", "the key 'of' is missing", "screen"),
    ("{ onlyWhen: g }", "the key 'screen' is missing", "onlyWhen"),
    (
      "{}",
      "one of 'onlyWhen', 'after', 'within', 'fromAnywhere', 'neverAfter', 'never' or 'depth' "
        + "is missing", "{}"
    ),
  ])
  func halfAPromise(promise: String, message: String, marked: String) {
    let found = findings(in: "flow: A\nguards: [g]\nscreens: { a: }\nexpect: [\(promise)]\n")
    #expect(found == [Finding("missing-key", message, at: marked)])
  }

  @Test(arguments: [
    ("view", "expected a mapping, not 'view'", "view"),
    ("[b]", "expected a mapping, not a list", "[b]"),
    ("{ title: }", "expected a text, not nothing", ""),
    ("{ title: [b] }", "expected a text, not a list", "[b]"),
    ("{ use: { g: } }", "expected a name or a list, not a mapping", "{ g: }"),
    ("{ tabs: b }", "expected a list, not 'b'", "b"),
    ("{ transitions: b }", "expected a mapping, not 'b'", "b"),
    ("{ switch: [b], cases: {} }", "expected a name, not a list", "[b]"),
    ("{ params: { id: } }", "expected a type, a list or a mapping, not nothing", ""),
    ("{ terminal: yes }", "expected true or false, not 'yes'", "yes"),
    ("{ terminal: 1 }", "expected true or false, not '1'", "1"),
  ])
  func wrongKinds(screen: String, message: String, marked: String) throws {
    let found = findings(inScreen: screen)
    #expect(found.first == Finding("unexpected-value", message, at: marked))
  }

  @Test(arguments: [
    ("{ terminal: ture }", "expected true or false, not 'ture'", "ture", "true"),
    ("{ style: shet }", styles + ", not 'shet'", "shet", "sheet"),
    (
      "{ alert: A, buttons: { ok: { role: destructiv } } }",
      "expected 'cancel' or 'destructive', not 'destructiv'", "destructiv", "destructive"
    ),
  ])
  func nearWords(screen: String, message: String, word: String, meant: String) {
    #expect(
      findings(inScreen: screen) == [
        Finding(
          "unexpected-value", message, at: word, hint: "did you mean '\(meant)'?", fix: meant)
      ])
  }

  @Test(arguments: [
    "2", "2m", "two s", "-1s", "1e3s", "s", ".s", "1..5s", "86400.5s", "86400001ms", "2 s", "٢s",
  ])
  func noDurations(text: String) {
    #expect(
      findings(onEvent: "{ after: \(text), then: back }") == [
        Finding("unexpected-value", "expected a time such as 2s, not '\(text)'", at: text)
      ])
  }

  @Test(arguments: ["2s", "0s", "0.5s", "300ms", "86400s", "86400000ms"])
  func durations(text: String) {
    #expect(findings(onEvent: "{ after: \(text), then: back }") == [])
  }

  @Test(arguments: ["many", "1.5", "1_000", "-1", "99999999999999999999"])
  func noWholeNumbers(text: String) {
    #expect(
      findings(in: "flow: A\nexpect: [{ depth: \(text) }]") == [
        Finding("unexpected-value", "expected a whole number, not '\(text)'", at: text)
      ])
  }

  /// A value of the wrong kind that says all that is needed.
  @Test(arguments: [
    ("{ split: [b, b] }", "write { sidebar: b, detail: b }"),
    ("{ alert: A, buttons: [ok, no] }", "write { ok: none, no: none }"),
    (
      "\n    alert: A\n    buttons:\n      - ok\n",
      "write { ok: none }"
    ),
    ("{ tabs: { b: { title: B } } }", "write a list: [{ screen: b, … }]"),
    ("\n    transitions:\n      - x: b\n", "delete the '- '"),
    ("\n    transitions:\n      - x: b\n      - y: b\n", "delete each '- '"),
    (
      "\n    tabs:\n      screen: b\n",
      "put '- ' before 'screen', and two spaces before each other line"
    ),
    (
      "{ transitions: { x: { alert: { title: A, buttons: { ok: none } } } } }",
      "write { alert: A, buttons: … }"
    ),
  ])
  func valuesRewritten(screen: String, hint: String) {
    let found = findings(inScreen: screen)
    #expect(found.map(\.rule) == ["unexpected-value"])
    #expect(found.map(\.hint) == [hint])
  }

  @Test func whatIsDeclaredInAValueOfTheWrongKindIsNotMissed() {
    let found = findings(in: "flow: A\nstart: a\nscreens: [a, b]\n")
    #expect(found.map(\.hint) == ["write { a: , b: }"])
  }

  @Test func everythingWrongIsSaidInOneRun() {
    let found = findings(
      inScreen: "{ titel: A, terminal: maybe, tabs: b, transitions: { x: nobody } }")
    #expect(found.map(\.marked) == ["titel", "maybe", "b", "nobody"])
  }
}

private let styles =
  "expected 'push', 'sheet', 'fullScreenCover', 'popover', 'plain', 'animated', 'replace' or a mapping"
