/// What is said where something comes late, or from elsewhere than the buttons of an alert.
extension HintTests {
  static let late = [
    // It closes what has been pushed meanwhile.
    flow(
      "",
      """
      a: { transitions: { t: b, u: { after: 30s, then: backToRoot } } }
      b: { terminal: true }
      """),
    // Late or not, there is no layer where only pushes are.
    flow(
      "",
      """
      a: { transitions: { t: b, u: { after: 30s, then: dismissAll } } }
      b: { terminal: true }
      """,
      "'dismissAll' on 'a' has nothing to dismiss -> delete it: nothing is ever below 'a'"),
    // The app, time or an answer closes the alert.
    flow(
      "app: { quit: dismissAll }",
      """
      a: { transitions: { t: { to: ask, dismissed: b }, ok: none } }
      ask: { alert: Sure?, buttons: { ok: OK } }
      b:
      """),
    flow(
      "",
      """
      a: { transitions: { t: { to: ask, dismissed: b }, ok: none } }
      ask: { alert: Sure?, buttons: { ok: OK } }
      b: { transitions: { u: none } }
      """,
      "'dismissed' never happens: every button of 'ask' sends an event instead -> "
        + "move this into the events of the buttons",
      "'b' is never shown: no path of the app leads to it -> "
        + "check the events that lead to it: they never happen, or lead on at once"),
    // What screens share presents something late, or at once.
    flow(
      "anywhere: { help: { to: c, style: sheet } }",
      """
      a: { transitions: { u: { after: 30s, then: { to: b, style: sheet } } } }
      b:
      c: { transitions: { help: none } }
      """,
      "this closes what 'a' presents on 'help' -> "
        + "push the screen: what the user has opened stays above it"),
    flow(
      "groups: { g: { u: { after: 30s, then: { to: b, style: sheet } } } }",
      """
      a: { use: g, transitions: { t: { to: c, style: sheet }, n: d } }
      b:
      c:
      d: { use: g, transitions: { t: { to: c, style: sheet } } }
      """,
      "this closes what 'a' presents on 't' -> "
        + "push the screen: what the user has opened stays above it"),
    // The answer has come, and doesn't come again.
    flow(
      "outcomes: { load: [ok, failed] }",
      """
      a: { transitions: { t: ask } }
      ask: { style: fullScreenCover, await: load, transitions: { ok: dismiss, failed: b } }
      b:
      """,
      "'ask' can't be left after 'back button': 'load' has ended, and nothing else leads out -> "
        + "add an event that leads out of it, or let each end lead out"),
    // The way out is there, and its condition doesn't hold.
    flow(
      "guards: { g: { fixed: true } }",
      """
      a: { transitions: { t: { to: b, style: fullScreenCover } } }
      b: { transitions: { u: { when: g, then: dismiss } } }
      """,
      "'b' can't be left after 'u': the condition of 'dismiss' does not hold there -> "
        + "say with 'else' what happens then, and let it lead out too"),
    // What takes the place of a cover is a cover.
    flow(
      "",
      """
      a: { transitions: { t: b, u: { to: c, style: fullScreenCover } } }
      b: { transitions: { u: { to: c, style: fullScreenCover } } }
      c: { transitions: { v: { dismissTo: b }, w: dismiss } }
      """,
      "'b' is not always on the stack below 'c' -> "
        + "say with 'else' what happens then: 'else: dismiss'"),
    // A flow may be shown in a cover that it doesn't know of.
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            screens:
              a: { transitions: { t: { to: b, style: fullScreenCover } } }
              b: { embed: Pay, transitions: { cancelled: none } }
          - flow: Pay
            start: c
            screens:
              c: { transitions: { t: d, u: cancel } }
              d: { transitions: { u: dismissAll } }
        """,
      found: [
        "'dismissAll' on 'd' has nothing to dismiss -> "
          + "use 'dismiss' or 'cancel' to leave 'Pay', or 'backToRoot' to stay in it"
      ]),
    // A sequence says itself what follows its 'skip'.
    flow(
      "sequences: { tour: { steps: [b, c], then: back } }",
      """
      a: { transitions: { t: tour } }
      b: { transitions: { leave: sure } }
      c: { transitions: { leave: sure } }
      sure: { alert: Leave?, buttons: { skip: Leave, stay: none } }
      """,
      "nothing happens on 'skip': no screen that shows 'sure' has this event -> "
        + "add 'skip: …' to the sequence 'tour'"),
  ]
}
