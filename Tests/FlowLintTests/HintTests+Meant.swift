/// Words and forms of other tools, with what stands for them here.
extension HintTests {
  private static let anEffectHasNoType =
    "an effect has no type: write its name alone, or a sentence that says what the app does; what it "
    + "takes stands under 'params': { params: { id: String } }"

  static let meant = [
    flow(
      "guards: { g: Bool, h: 'false', i: Is it open? }",
      "a: { transitions: { t: { when: [g, h, i], then: b } } }\nb:",
      "'Bool' doesn't describe the guard 'g' -> "
        + "a guard is always a Bool: write its name alone, or a sentence that says what it asks",
      "'false' doesn't describe the guard 'h' -> "
        + "a guard is always a Bool: write its name alone, or a sentence that says what it asks"),
    flow(
      "effects: { e: Void, f: String, h: Saves the draft }",
      "a: { transitions: { t: [{ effect: e }, { effect: f }, { effect: h }, b] } }\nb:",
      "'Void' doesn't describe the effect 'e' -> \(anEffectHasNoType)",
      "'String' doesn't describe the effect 'f' -> \(anEffectHasNoType)"),
    flow(
      "expect: [{ screen: b, within: { taps: 2 }, of: a }]", "a: { transitions: { t: b } }\nb:",
      "expected a whole number, not a mapping -> "
        + "write a whole number, with the screens beside it: { screen: …, within: 3, of: … }"),
    flow(
      "expect: [{ never: b }]", "a: { transitions: { t: b } }\nb:",
      "expected a list, not 'b' -> "
        + "name the screens that must never be on screen together: [b, …]"),
    flow(
      "sequences: { s: { steps: [{ name: b }, { to: b }], next: back } }",
      "a: { transitions: { t: s } }\nb:",
      "there is no key 'next' here -> did you mean 'then'?",
      "there is no key 'name' here -> did you mean 'screen'?",
      "there is no key 'to' here -> did you mean 'screen'?"),
    flow(
      "guards: [g]\nexpect: [{ screen: b, when: g }]",
      "a: { transitions: { t: { when: g, then: b } } }\nb:",
      "there is no key 'when' here -> did you mean 'onlyWhen'?"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { deepLink: { url: /b } }",
      "there is no key 'url' here -> did you mean 'path'?"),
    flow(
      "",
      "a: { transitions: { t: b, ok: none } }\n"
        + "b: { alert: Hi, buttons: { ok: { title: OK, style: destructive } } }",
      "there is no key 'style' here -> did you mean 'role'?"),
    flow(
      "", "a: { transitions: { t: { alert: Hello, ok: none } } }",
      "there is no key 'ok' here -> buttons stand under 'buttons': { ok: none }"),
    flow(
      "states: { session: [in, out] }",
      "a: { transitions: { t: b } }\nb: { requires: { session: in } }",
      "expected a name, not a mapping -> "
        + "declare a guard that asks the state, and name it: 'requires: sessionIsIn'"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { requires: { x: { y: z } } }",
      "expected a name, not a mapping -> write a name"),
    flow(
      "sequences: { s: { steps: [b, { embed: B }], then: back } }",
      "a: { transitions: { t: s } }\nb:",
      "there is no key 'embed' here -> "
        + "'embed' is a key of a screen: add a screen with it, and name that here"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { alert: Hi, message: {reason} }",
      "expected a text, not a mapping -> put the text in quotes: \"{reason}\""),
    flow(
      "guards: [g]",
      "a: { transitions: { t: { choose: [{ when: g, then: b }, { then: a }] } } }\nb:",
      "the key 'when' is missing -> "
        + "add 'when: …', or write { else: a } for when nothing else holds"),
    flow(
      "", "a: { tabs: [b, { embed: B }] }\nb:",
      "there is no key 'embed' here -> "
        + "'embed' is a key of a screen: add a screen with it, and name that here"),
    flow(
      "",
      "a: { transitions: { t: b } }\nb: { transitions: { r: { backTo: root }, d: { dismissTo: root } } }",
      "no screen is named 'root' -> write the word alone: 'backToRoot'",
      "no screen is named 'root' -> write the word alone: 'dismissAll'"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { embed: Flows/Transfer.flow.yaml }",
      "no flow is named 'Flows/Transfer.flow.yaml' -> "
        + "write the name of the flow, not of its file: 'Transfer'"),
    flow(
      "effects: { track: { params: { name: String } } }",
      "a: { transitions: { t: { effect: track, with: { name: cards } } } }",
      "'cards' is not a value -> "
        + "write .cards for a case, \"cards\" for a text, or $event.cards for a value of the event"),
    flow(
      "links: { hosts: [münchen.de] }", "a: { transitions: { t: b } }\nb: { deepLink: /b }",
      "'münchen.de' is not a host -> "
        + "write the host as DNS has it, with 'xn--' and the letters of ASCII"),
    flow(
      "", "a: { transitions:\u{A0}{ t: b } }\nb:",
      "no-break space U+00A0 after ':' is no space to YAML -> write an ordinary space"),
  ]
}
