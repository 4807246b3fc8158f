import Testing

/// The help for keys that the language does not have, or not there.
extension ShapeErrorTests {
  @Test(arguments: [
    ("{ titel: A }", "titel", "title"),
    ("{ transition: { }, tranisitons: { } }", "tranisitons", "transitions"),
    ("{ fullScreen: true }", "fullScreen", nil),
  ])
  func unknownKeys(screen: String, key: String, meant: String?) throws {
    let finding = try #require(findings(inScreen: screen).first { $0.rule == "unknown-key" })
    #expect(finding.message == "there is no key '\(key)' here")
    #expect(finding.marked == key)
    #expect(finding.fix == meant)
    if let meant { #expect(finding.hint == "did you mean '\(meant)'?") }
  }

  /// The words of other frameworks and tools.
  @Test(arguments: [
    ("{ events: { x: b } }", "events", "transitions"),
    ("{ parameters: { a: Int } }", "parameters", "params"),
    ("{ name: B }", "name", "title"), ("{ URL: /b }", "URL", "deepLink"),
    ("{ transitions: { x: { do: b } } }", "do", "then"),
    ("{ transitions: { x: { if: g, then: b } } }", "if", "when"),
    ("{ transitions: { x: { present: b } } }", "present", "to"),
    ("{ transitions: { x: { to: b, args: {} } } }", "args", "with"),
    ("{ transitions: { x: { to: b, style: modal } } }", "modal", "sheet"),
    ("{ transitions: { x: { to: b, style: fullScreen } } }", "fullScreen", "fullScreenCover"),
    ("{ transitions: { x: pop } }", "pop", "back"),
    ("{ transitions: { x: close } }", "close", "dismiss"),
  ])
  func synonyms(screen: String, word: String, meant: String) throws {
    let finding = try #require(findings(inScreen: screen).first { $0.marked == word })
    #expect(finding.hint == "did you mean '\(meant)'?")
    #expect(finding.fix == meant)
  }

  @Test func eventsUnderTransitionBelongElsewhere() throws {
    let finding = try #require(
      findings(inScreen: "{ transition: { x: b } }").first { $0.marked == "x" })
    #expect(finding.hint == "events stand under 'transitions'")
  }

  @Test(arguments: [
    ("{ sequence: [b] }", "sequence", "'sequences' is a key of a flow"),
    ("{ guards: [g] }", "guards", "'guards' is a key of a flow: put it beside 'screens'"),
    ("{ finish: done }", "finish", "'finish' is a key of an action"),
    (
      "{ transitions: { x: { to: b, terminal: true } } }", "terminal",
      "'terminal' is a key of a screen: put it beside 'transitions'"
    ),
    ("{ colour: red }", "colour", nil),
  ])
  func keysOfOtherMappings(screen: String, word: String, help: String?) throws {
    let finding = try #require(findings(inScreen: screen).first { $0.marked == word })
    if let help {
      #expect(finding.hint == help)
    } else {
      #expect(finding.hint?.hasPrefix("the keys here are 'params'") == true)
    }
  }

  /// A mapping in the place of a name or a path.
  @Test(arguments: [
    ("{ leaving: { ask: b } }", "ask", "write the name of the alert: 'leaving: b'"),
    ("{ leaving: { confirm: b } }", "confirm", "write the name of the alert: 'leaving: b'"),
    ("{ deepLink: {id} }", "id", "write a path in quotes: \"/{id}\""),
  ])
  func wholeValues(screen: String, key: String, hint: String) {
    #expect(
      findings(inScreen: screen) == [
        Finding("unknown-key", "there is no key '\(key)' here", at: key, hint: hint)
      ])
  }

  @Test func whereNothingIsNearAllKeysAreTold() {
    #expect(
      findings(inScreen: "{ allow: { a: b }, split: { left: b, sidebar: b, detail: b } }") == [
        Finding(
          "unknown-key", "there is no key 'left' here", at: "left",
          hint: "the keys here are 'sidebar', 'content', 'detail'")
      ])
  }

  /// What stands in the place of an action's key.
  @Test(arguments: [
    ("{ sheet: b }", "sheet", "write { to: b, style: sheet }", nil),
    ("{ to: b, sheet: true }", "sheet", "write { to: b, style: sheet }", nil),
    ("{ to: b, id: 3 }", "id", "an argument stands under 'with': { id: 3 }", nil),
    ("{ back: b }", "back", "did you mean 'backTo'?", "backTo"),
    ("{ dismiss: b }", "dismiss", "did you mean 'dismissTo'?", "dismissTo"),
    ("{ backToRoot: true }", "backToRoot", "write the word alone: 'backToRoot'", nil),
    (
      "{ to: b, transition: { in: slide, removal: slide } }", "in", "did you mean 'insertion'?",
      "insertion"
    ),
  ])
  func keysThatStandForOthers(action: String, key: String, hint: String, fix: String?) {
    #expect(
      findings(onEvent: action) == [
        Finding("unknown-key", "there is no key '\(key)' here", at: key, hint: hint, fix: fix)
      ])
  }

  @Test func aWordThatStandsForSeveralKeysIsTheOneThatFits() {
    let found = findings(
      onEvent: "{ confirmationDialog: A, actions: { ok: none } }")
    #expect(
      found == [
        Finding(
          "unknown-key", "there is no key 'actions' here", at: "actions",
          hint: "did you mean 'buttons'?", fix: "buttons")
      ])
  }

  @Test func aKeyOfTheMappingAround() {
    let found = findings(
      in: "flow: A\nsequences: { s: { steps: [{ screen: a, then: b }] } }\nscreens: { a: , b: }\n")
    #expect(
      found == [
        Finding(
          "unknown-key", "there is no key 'then' here", at: "then",
          hint: "'then' is a key of a sequence: put it beside 'steps'")
      ])
  }

  @Test func keysOfScreensAreNotReadInSequences() {
    let found = findings(
      in: "flow: A\nsequences: { s: { steps: [a], deepLink: /s, requires: g } }\n"
        + "screens: { a: }\n")
    #expect(found.map(\.marked) == ["deepLink", "requires"])
  }

  @Test func casesBesideTheirSwitch() {
    let found = findings(
      in: "flow: A\nstates: { s: [x, y] }\nscreens: { a: { switch: s, x: b, y: c }, b: , c: }\n")
    #expect(
      found == [
        Finding(
          "unknown-key", "'x' and 'y' must stand under 'cases'", at: "x",
          hint: "write 'cases: { x: b, y: c }'")
      ])
  }

  @Test func aButtonHasNoActions() {
    let found = findings(onEvent: "{ alert: A, buttons: { no: { to: b } } }")
    #expect(
      found == [
        Finding(
          "unexpected-value", "a button has no actions: its event has", at: "{ to: b }",
          hint: "write 'no: No', and add 'no: b' to the 'transitions' of 'a'")
      ])
  }

  @Test func aListOfEndsIsToldOnce() {
    let found = findings(
      in: "flow: A\nreturns: [picked, skipped]\nscreens:\n"
        + "  a: { transitions: { x: { finish: picked }, y: { finish: skipped } } }\n")
    #expect(
      found == [
        Finding(
          "unexpected-value", "a list of names is no type", at: "[picked, skipped]",
          hint: "write 'returns: { picked: , skipped: }'")
      ])
  }

  @Test func whatIsFinishedIsMeantToFinish() {
    #expect(
      findings(onEvent: "{ finished: picked }").map(\.hint) == [
        "did you mean { finish: picked }?"
      ])
    #expect(findings(onEvent: "finish picked").map(\.hint) == ["write { finish: picked }"])
    #expect(
      findings(onEvent: "b(3)").map(\.hint) == [
        "arguments stand under 'with': { to: b, with: { … } }"
      ])
    #expect(
      findings(onEvent: "‘b’").map(\.hint) == [
        "write it with straight quotes, or with none: 'b'"
      ])
  }

  @Test func severalFlowsStandUnderTheirKey() {
    let found = findings(in: "- flow: A\n  screens: { a: }\n- flow: B\n  screens: { a: }\n")
    #expect(found.map(\.hint) == ["write 'flows:' in a line above it"])
  }

  @Test func whatARepeatedKeyDeclaresIsNotMissed() {
    let found = findings(
      in: "flow: A\nscreens:\n  a: { transitions: { x: b } }\nscreens:\n  b:\n")
    #expect(found.map(\.rule) == ["duplicate-key"])
  }

  @Test func anEmptyMappingIsAnArgument() {
    let found = findings(
      in: "flow: A\nscreens:\n  b: { params: { d: \"[String: Int]\" } }\n"
        + "  a: { transitions: { x: { to: b, with: { d: {} } } } }\n")
    #expect(found == [])
  }

  @Test func whatStandsForAKeyIsReadAsThatKey() {
    #expect(findings(onEvent: "{ if: g, then: nobody }").map(\.marked) == ["if", "nobody"])
  }

  @Test func entriesThatLackTheirKeyAreToldOnce() {
    let found = findings(in: "flow: A\noutcomes: { load: { ok: , failed: } }\nscreens: { a: }\n")
    #expect(
      found == [
        Finding(
          "unknown-key", "there is no key 'ok' here", at: "ok", hint: "write a list: [ok, failed]")
      ])
  }
}
