/// What is said of a start that other screens take the place of, and of what nothing lies below.
extension HintTests {
  static let starts = [
    // 'next' on the last step of a root does nothing, unless something follows.
    flow(
      "sequences: { a: { steps: [b, c] } }",
      "b:\nc: { transitions: { t: { to: d, style: sheet } } }\nd:",
      "nothing follows when 'a' finishes: its last screen stays -> "
        + "add 'then: …' to 'a'; 'none' if the user is meant to stay"),
    flow("sequences: { a: { steps: [b, c], then: none } }", "b:\nc:"),
    flow(
      "sequences: { a: { steps: [b, c] } }", "b:\nc: { transitions: { t: { setRoot: d } } }\nd:"),
    // The button of an alert leads on.
    flow(
      "sequences: { a: { steps: [b, c] } }",
      """
      b:
      c: { transitions: { t: ask, ok: { setRoot: d } } }
      ask: { alert: Ready?, buttons: { ok: Yes, no: none } }
      d:
      """),
    // An effect can change the state of a switch.
    flow(
      """
      states: { s: [one, two] }
      effects: { e: Changes it. }
      sequences: { steps: { steps: [b, c] } }
      """,
      """
      a: { switch: s, cases: { one: steps, two: d } }
      b:
      c: { transitions: { t: { effect: e } } }
      d:
      """),
    flow(
      "sequences: { steps: { steps: [c, d] } }", "a: { tabs: [b, steps] }\nb:\nc:\nd:",
      "nothing follows when 'steps' finishes: its last screen stays -> "
        + "add 'then: …' to 'steps'; 'none' if the user is meant to stay"),
    flow(
      "sequences: { a: [b, c] }", "b:\nc:",
      "expected a mapping, not a list -> write { steps: [b, c] }"),
    // Links go from the start, which a login leaves for good.
    flow(
      "",
      "a: { transitions: { t: { setRoot: b } } }\nb: { transitions: { t: c } }\nc: { deepLink: /c }",
      "the link puts 'c' on 'a', but taps lead to it only from 'b' on -> "
        + "say what lies below it: 'stack: [b]', or use 'onTop'"),
    flow(
      "",
      """
      a: { transitions: { t: { to: b, style: replace } } }
      b: { tabs: [c, d] }
      c: { transitions: { t: e } }
      d:
      e: { deepLink: /e }
      """,
      "the link puts 'e' on 'a', but taps lead to it only from 'b' on -> "
        + "say what lies below it: 'stack: [b, c]', or use 'onTop'"),
    flow(
      "",
      """
      a: { transitions: { t: { to: b, style: replace } } }
      b: { tabs: [c, d] }
      c: { transitions: { t: e } }
      d:
      e: { deepLink: { path: /e, stack: [b, c] } }
      """),
    flow(
      "", "a: { transitions: { t: { setRoot: b } } }\nb: { deepLink: /b }",
      "the link puts 'b' on 'a', but taps show it only in place of another screen -> "
        + "name an 'entry' with '{ setRoot: b }', or use 'onTop'"),
    flow(
      "entries: { begin: { setRoot: b } }",
      "a: { transitions: { t: { setRoot: b } } }\nb: { deepLink: { path: /b, entry: begin } }"),
    // Each time another one, in the tab that users are not in.
    flow(
      "",
      """
      a: { tabs: [b, c] }
      b: { transitions: { t: [{ tab: c }, d] } }
      c:
      d:
      """,
      "each round adds 'd' to the stack of its tab -> "
        + "say 'ifShown: return' beside the 'to', or 'ifShown: again' if you mean to add it"),
    flow(
      "",
      """
      a: { tabs: [b, c] }
      b: { transitions: { t: { to: f, style: fullScreenCover } } }
      c:
      d:
      f: { transitions: { t: [dismiss, { tab: c }, d] } }
      """,
      "each round adds 'd' to the stack of its tab -> "
        + "say 'ifShown: return' beside the 'to', or 'ifShown: again' if you mean to add it"),
    flow(
      "",
      """
      a: { tabs: [b, c] }
      b: { transitions: { t: [{ tab: c }, { to: d, ifShown: return }], u: [{ tab: c }, backToRoot, d] } }
      c:
      d:
      """),
    // Users can't swipe a cover away.
    flow(
      "guards: [g]",
      """
      a: { transitions: { t: { to: b, style: fullScreenCover }, u: { to: d, style: sheet } } }
      b: { leaving: { when: g, then: c }, transitions: { t: { when: g, then: c, else: dismiss }, ok: dismiss } }
      c: { alert: Sure?, buttons: { ok: Yes, no: none } }
      d: { leaving: { when: g, then: c }, transitions: { t: { when: g, then: c, else: dismiss }, ok: dismiss } }
      """,
      "'leaving' never happens: users can't swipe 'b' away, and it has no back button -> "
        + "delete it, and ask in the events that close 'b'"),
    // The app changes the state of a switch.
    flow(
      "states: { s: [one, two] }\nsequences: { tour: { steps: [b, c] } }",
      "a: { switch: s, cases: { one: tour, two: d } }\nb:\nc:\nd:",
      "nothing follows when 'tour' finishes: its last screen stays -> add 'then' to 'tour': "
        + "an effect with which the app changes the state, or 'none' if it does so anyway"),
    // A tab may be hidden where another alternative leaves no value but the one that it needs.
    flow(
      "states: { s: [one, two] }",
      """
      a: { tabs: [b, { screen: c, when: { s: two } }] }
      b: { transitions: { t: { when: { s: one }, then: none, else: { tab: c } } } }
      c:
      """),
    flow(
      "guards: [g, h]",
      """
      a: { tabs: [b, { screen: c, when: [g, h] }] }
      b: { transitions: { t: { when: [g, h], then: { tab: c } }, u: { when: g, then: { tab: c } } } }
      c:
      """,
      "the tab 'c' is there only while 'h' holds, and this doesn't ask it -> "
        + "ask it: { when: h, then: …, else: … }"),
    // A sequence in a case must not show the other case by itself.
    flow(
      "states: { s: [one, two] }\nsequences: { tour: { steps: [b], then: c } }",
      "a: { switch: s, cases: { one: tour, two: c } }\nb:\nc:",
      "'c' is what 'a' shows while 's' is 'two', and appears here too -> "
        + "write 'none', and let the app change 's'"),
    // A link waits for a tab whose guard says no.
    flow(
      "guards: [g]",
      """
      a: { tabs: [b, { screen: c, when: g }] }
      b:
      c: { transitions: { t: d } }
      d: { deepLink: /d }
      """),
    // The app goes to the first screen before it tells of the tap.
    flow(
      "",
      """
      a: { tabs: [{ screen: b, event: again }, c], transitions: { again: { backTo: b } } }
      b: { transitions: { t: d } }
      c:
      d:
      """,
      "'b' is not always on the stack below 'a' -> "
        + "write 'none': a tap on the selected tab goes to its first screen"),
  ]

  static let tabEnds = ["", "{ to: b, style: replace }, "].map { first in
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            screens:
              a: { tabs: [b, c] }
              b: { embed: B, transitions: { finished: [\(first){ tab: c }, { to: d, ifShown: return }] } }
              c:
              d:
          - flow: B
            start: e
            screens:
              e: { transitions: { t: finish } }
        """,
      found: first.isEmpty
        ? [
          "the last screen of 'B' stays in its tab, and no longer responds -> "
            + "begin it anew before this: '{ to: b, style: replace }'"
        ] : [])
  }
}
