/// Words in a wrong place, and declarations that are missing, with the text to write.
extension HintTests {
  static let words = [
    flow(
      "", "a: { transitions: { t: { push: b }, u: { sheet: b }, v: { dismiss } } }\nb:",
      "there is no key 'push' here -> write { to: b, style: push }",
      "there is no key 'sheet' here -> write { to: b, style: sheet }",
      "there is no key 'dismiss' here -> write the word alone: 'dismiss'"),
    flow(
      "", "a: { transitions: { t: { back: true }, u: { pop: b } } }\nb:",
      "there is no key 'back' here -> write the word alone: 'back'",
      "there is no key 'pop' here -> did you mean 'backTo'?"),
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            screens: { a: { transitions: { x: b } }, b: { embed: B, transitions: { finished: { back } } } }
          - flow: B
            start: c
            returns: Int
            screens: { c: { transitions: { ok: { finish: 1 } } } }
        """, found: ["there is no key 'back' here -> write the word alone: 'back'"]),
    flow(
      "", "a: { transitions: { t: b } }\nb: { embed: B, finished: back }",
      "there is no key 'finished' here -> events stand under 'transitions'",
      "no flow is named 'B' -> give flowc the file of 'B' too, or name its module in flowc.yml"),
    flow(
      "guad: [g]\nefect: [track]", "a: { transitons: { t: b } }\nb:",
      "there is no key 'guad' here -> did you mean 'guards'?",
      "there is no key 'efect' here -> did you mean 'effects'?",
      "there is no key 'transitons' here -> did you mean 'transitions'?"),
    flow(
      "platforms: { iOS: 15 }\nseverities: { dead-end: off }", "a:",
      "there is no key 'platforms' here -> "
        + "'platforms' is a key of 'flowc.yml', which stands beside the flow files",
      "there is no key 'severities' here -> "
        + "'severities' is a key of 'flowc.yml', which stands beside the flow files"),
    flow(
      "description: #1", "a: { transitions: { t: b } }\nb: { title:\n  }",
      "expected a text, not nothing -> '#' begins a comment here: put the text in quotes",
      "expected a text, not nothing -> write a text"),
    Case(
      flow: "flow: A\nstart: home\nscreens:\n  home = { title: Home }\n",
      found: ["'=' stands in the place of ':' -> write ':' and a space instead of '='"]),
    Case(
      flow: "flow: A\nstart: a\nscreens:\n  a: { transitions: { t: b } }\n  b { terminal: true }\n",
      found: ["':' is missing after 'b' -> write 'b: '"]),
    Case(
      flow:
        "flow: A\nstart: a\nscreens:\n  a: { transitions: { t { to: b, style: sheet } } }\n  b:\n",
      found: ["':' is missing after 't' -> write 't: '"]),
    Case(
      flow: "flow: A\nstart: a\nscreens:\n  a { style: sheet, transitions: { t: b } }\n  b:\n",
      found: ["':' is missing after 'a' -> write 'a: '"]),
  ]

  static let names = [
    flow(
      "states: { session: Bool }",
      "a: { switch: session, cases: { yes: b, no: c } }\n"
        + "b: { transitions: { x: { when: { session: yes }, then: c } } }\nc:",
      "expected a list, not 'Bool' -> "
        + "write a list of names, such as [on, off]; a question with yes or no is a guard"),
    flow(
      "states: { session: [out, in] }", "a: { transitions: { x: { when: in, then: b } } }\nb:",
      "no guard is named 'in' -> "
        + "'in' is a value of 'session': '{ when: { session: in }, then: … }' asks for it"),
    flow(
      "",
      "a: { transitions: { x: verify, y: verify, z: b } }\nVerify:\nb: { transitions: { x: two } }\n"
        + "two-x:",
      "'Verify' can't be the name of a screen -> write 'verify': begin with a small letter, and use "
        + "at most 64 letters A to Z, digits and '_'; 'Type', 'Protocol' and 'self' are taken",
      "'two-x' can't be the name of a screen -> write 'twoX': begin with a small letter, and use "
        + "at most 64 letters A to Z, digits and '_'; 'Type', 'Protocol' and 'self' are taken",
      "no screen is named 'two' -> add 'two:' to 'screens', or correct the name"),
    flow(
      "", "a: { tabs: [{ event: new, title: New }], transitions: { new: none } }",
      "no tab of 'a' has a screen -> "
        + "add the screen of a tab; a tab with only an event shows nothing itself"),
  ]

  static let declarations = [
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            states: { session: [out, in] }
            screens:
              a: { tabs: [list, cards] }
              list: { embed: B }
              cards: { transitions: { x: { when: { session: in }, then: help } } }
              help:
          - flow: B
            start: b
            screens: { b: { transitions: { x: cards, y: { when: { session: in }, then: c } } }, c: }
        """,
      found: [
        "no screen is named 'cards' -> 'cards' belongs to 'A', and each flow has its own: "
          + "end this flow, and let 'A' show it",
        "no state is named 'session' -> 'session' belongs to 'A', and each flow has its own: "
          + "declare it here too, or in a fragment that both include",
      ]),
    flow(
      "",
      "a: { transitions: { t: intro } }\n"
        + "intro: { steps: [b, c], skip: d, then: d, once: seen, resumes: true }\nb:\nc:\nd:",
      "'intro' has 'steps', but stands among the screens -> "
        + "a sequence stands under 'sequences': move 'intro' there, with all its lines"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { params: { id: Int }, deepLink: \"/b/{idd}\" }",
      "'b' has no parameter 'idd' -> did you mean '{id}'?"),
    flow(
      "sequences: { q: { steps: [b], then: none } }",
      "a: { transitions: { t: { to: q, finished: back } } }\nb:",
      "'finished' never happens: 'q' goes on with its own 'then' instead -> "
        + "move this into 'then' of 'q', or delete that 'then'"),
    flow(
      "",
      "a: { transitions: { t: { to: b, with: { n: $event.n, m: $screen.k } } } }\n"
        + "b: { params: { n: Int, m: String } }",
      "the event 't' has no parameter 'n' -> "
        + "add 'params: { n: Int }' to the event 't', or delete it here",
      "the screen 'a' has no parameter 'k' -> add 'params: { k: String }' to 'a', or delete it here"
    ),
    flow(
      "", "a: { transitions: { t: { to: b, with: { width: 5 } } } }\nb: { params: { n: Int = 1 } }",
      "'b' has no parameter 'width' -> "
        + "add 'width: …' to the 'params' of 'b', or use one of its parameters: 'n'"),
    flow(
      "guards: [g, h]", "a: { transitions: { t: { when: [g, h, g], then: b } } }\nb:",
      "'g' is in this condition already -> delete it here, or ask what you meant"),
    flow(
      "sequences: { tour: { steps: [b, c], then: a } }", "a: { transitions: { t: tour } }\nb:\nc:",
      "each round of 'a' to 'b' to 'c' to 'a' adds screens to the stack -> "
        + "go 'back' or 'backTo' a screen, or say 'ifShown: again' if you mean to add them"),
    flow(
      "sequences: { tour: { steps: [b, e], then: back } }",
      "a: { tabs: [c, d], style: sheet }\nb: { style: sheet }\nc: { transitions: { t: tour, u: e } }\n"
        + "d: { detents: [medium] }\ne: { style: popover }",
      "the style of 'a' has no effect: the flow begins with it -> delete it",
      "the style of 'b' has no effect: no event shows it, but the sequence 'tour' -> "
        + "write it at the step: '{ screen: b, style: … }'",
      "the style of 'd' has no effect: no event shows it, but 'a' -> delete it"),
  ]
}
