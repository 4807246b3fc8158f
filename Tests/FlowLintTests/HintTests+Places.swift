/// What is said depends on where a screen can be: in a tab, in a case, presented or pushed.
extension HintTests {
  static let places = [
    // An alert at an end brings what the end brings, and nothing of the event before.
    flow(
      "outcomes: { send: { params: { n: Int }, ends: { sent: {}, failed: { reason: String } } } }",
      """
      a:
        transitions:
          t:
            params: { n: Int }
            then: { await: send, with: { n: $event.n }, cases: { sent: b, failed: { alert: "No: {reason}", buttons: { ok: none } } } }
      b:
      """),
    flow(
      "outcomes: { send: [sent, failed] }",
      """
      a:
        transitions:
          t: { await: send, cases: { sent: b, failed: { alert: "No: {reason}", buttons: { ok: none } } } }
      b:
      """,
      "the end 'failed' has no parameter 'reason' -> declare it with the end: 'failed: { … }'"),
    flow(
      "",
      """
      a: { transitions: { t: { params: { n: Int }, then: { to: b, with: { n: $event.n }, style: sheet, finished: { alert: Done, buttons: { ok: none } } } } } }
      b: { params: { n: Int }, returns: Int, transitions: { t: { finish: 1 } } }
      """),
    // A switch that is still there would begin its case anew.
    flow(
      "states: { s: [new, known] }\nsequences: { steps: { steps: [b, c], then: { setRoot: d } } }",
      "a: { switch: s, cases: { new: steps, known: d } }\nb:\nc:\nd:",
      "this removes 'a', which shows 'd' while 's' is 'known' -> "
        + "let the app change 's' with an effect; then 'a' shows 'd'"),
    flow(
      "states: { s: [new, known] }",
      """
      a: { switch: s, cases: { new: b, known: d } }
      b: { transitions: { t: { setRoot: c } } }
      c: { transitions: { t: { setRoot: d } } }
      d:
      """,
      "this removes 'a', which shows 'd' while 's' is 'known' -> "
        + "write '{ setRoot: a }', or let the app change 's' with an effect"),
    // What is missing below is the root of a tab, a case, or takes something.
    flow(
      "",
      """
      a: { tabs: [b, c] }
      b: { transitions: { t: d } }
      c: { transitions: { t: d } }
      d: { transitions: { t: { backTo: c } } }
      """,
      "'c' is not always on the stack below 'd' -> "
        + "say with 'else' what happens then: 'else: { tab: c }'"),
    flow(
      "",
      "a: { tabs: [b, c] }\nb: { transitions: { t: d } }\nc:\nd: { transitions: { t: { backTo: c } } }",
      "'c' is never on the stack below 'd' -> select the tab instead: '{ tab: c }'"),
    flow(
      "",
      """
      a: { transitions: { t: { to: b, with: { n: 1 } }, u: c } }
      b: { params: { n: Int }, transitions: { t: c } }
      c: { transitions: { t: { backTo: b } } }
      """,
      "'b' is not always on the stack below 'c' -> "
        + "say with 'else' what happens then: 'else: none'"),
    // A tab's own screens need not ask for it.
    flow(
      "states: { s: [one, two] }",
      """
      a: { tabs: [b, { screen: c, when: { s: two } }] }
      b:
      c: { transitions: { t: d } }
      d: { transitions: { t: { tab: c } } }
      """),
    // The stack of a link is no other than that of the taps.
    flow(
      "",
      """
      a: { transitions: { t: { to: b, style: sheet }, u: d } }
      b: { transitions: { t: [dismiss, c] } }
      c: { deepLink: /c }
      d: { transitions: { t: { setRoot: c }, u: back } }
      """),
    flow(
      "outcomes: { o: [ok, no] }",
      """
      a: { transitions: { t: { await: o, cases: { ok: b, no: none } }, u: c } }
      b: { deepLink: /b }
      c: { transitions: { t: { setRoot: b } } }
      """),
    flow(
      "",
      """
      a: { transitions: { t: { to: b, style: sheet, finished: none } } }
      b: { returns: Int, transitions: { t: { finish: 1 }, u: c } }
      c: { deepLink: /c, transitions: { t: back } }
      """,
      "the link opens 'b', but nobody waits for its 'Int' -> "
        + "open 'c' with 'onTop: true', or name the screens below it in 'stack', without 'b'"),
  ]

  static let seen = [
    // What the tabs present closes what a screen in them presents late.
    flow(
      "outcomes: { o: [ok, no] }",
      """
      a: { tabs: [b, c], transitions: { t: { to: d, style: sheet } } }
      b: { transitions: { u: { await: o, cases: { ok: { to: e, style: sheet }, no: none } } } }
      c:
      d:
      e:
      """,
      "this closes what 'b' presents on 't' -> push the screen: what the user has opened stays above it"
    ),
    // The shortest way to a screen can begin at the tabs.
    flow(
      "",
      """
      a: { tabs: [b, c], transitions: { t: e } }
      b: { transitions: { t: d } }
      c:
      d: { params: { id: Int }, transitions: { t: e } }
      e: { deepLink: /e }
      """),
    flow(
      "",
      """
      a: { transitions: { t: { to: b, style: sheet }, u: c } }
      b: { deepLink: /b }
      c:
      """,
      "the link pushes 'b', but every event presents it -> write 'style: sheet' beside 'b' under 'screens'"
    ),
    flow(
      "", "a: { transitions: { t: b, u: { to: b, style: sheet } } }\nb: { deepLink: /b }"),
    flow(
      "",
      "a: { tabs: [b, c] }\nb: { transitions: { t: d } }\nc:\nd: { transitions: { t: { setRoot: b } } }",
      "this shows 'b' without 'a', of which it is a tab -> "
        + "write '{ setRoot: a }', or select the tab where the tabs are: '{ tab: b }'"),
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            screens:
              a: { transitions: { t: { to: c, style: sheet, finished: dismissAll } } }
              c: { embed: B }
          - flow: B
            start: b
            screens:
              b: { transitions: { t: { to: d, style: sheet, finished: none } } }
              d: { returns: Int, transitions: { t: { finish: 1 }, u: cancel } }
        """,
      found: [
        "'finished' never happens: no event of 'B' finishes it -> "
          + "add an event with 'finish' to 'B', or delete this"
      ]),
    Case(
      flow:
        "flow: A\nstart: a\nreturns: [x: Int, y]\nscreens: { a: { transitions: { t: { finish: y } } } }",
      found: ["the ends of a flow are no list -> write 'returns: { x: Int, y: }'"]),
    flow(
      "outcomes: { o: { params: { n: Int }, ok, no } }",
      "a: { transitions: { t: { await: o, with: { n: 1 }, cases: { ok: none, no: none } } } }",
      "there is no key 'ok' here -> put the ends under 'ends': ends: [ok, no]",
      "there is no key 'no' here -> put the ends under 'ends': ends: [ok, no]"),
    flow(
      "",
      "a: { transitions: { t: b } }\nb: { params: { id: Int }, deepLink: \"/b/{number}\" }",
      "'b' has no parameter 'number' -> did you mean '{id}'?"),
    flow(
      "sequences: { s: { steps: [b, c], skip: false, then: none } }",
      "a: { transitions: { t: s } }\nb:\nc:",
      "'false' is no action -> say what happens: name a screen, or write 'none'; or delete this"),
  ]

  static let discardedRuns = [
    run(
      "[dismissAll, { setRoot: o }]", "to: c",
      "'setRoot' discards a running 'B', and 'c' waits for its result -> "
        + "do 'backToRoot' first, or open the screen with 'style: sheet'"),
    run("[backToRoot, { setRoot: o }]", "to: c"),
    run("[dismissAll, { setRoot: o }]", "to: c, style: sheet"),
    run("[dismissAll, { to: o, ifShown: ignore }]", "to: c, style: sheet"),
    run(
      "[dismissAll, { to: o, ifShown: ignore }]", "to: c",
      "this changes the screens of 'B' while the user is in it -> "
        + "do 'backToRoot' first, or present the screen with 'style: sheet'"),
    run("[backToRoot, { to: o, ifShown: ignore }]", "to: c"),
  ]

  /// A flow whose app event comes while another flow runs.
  private static func run(_ event: String, _ opening: String, _ found: String...) -> Case {
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            app: { e: \(event) }
            screens:
              a: { transitions: { t: { \(opening) } } }
              c: { embed: B, transitions: { finished: dismissAll, cancelled: none } }
              o: { transitions: { t: { setRoot: a } } }
          - flow: B
            start: b
            returns: Int
            screens:
              b: { transitions: { t: { finish: 1 }, u: cancel } }
        """.replacing(
          "finished: dismissAll",
          with: opening == "to: c" ? "finished: back" : "finished: dismissAll"),
      found: found)
  }
}
