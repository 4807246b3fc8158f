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
        + "push the screen, or show it with 'style: replace'"),
    flow(
      "groups: { g: { u: { after: 30s, then: { to: b, style: sheet } } } }",
      """
      a: { use: g, transitions: { t: { to: c, style: sheet }, n: d } }
      b:
      c:
      d: { use: g, transitions: { t: { to: c, style: sheet } } }
      """,
      "this closes what 'a' presents on 't' -> "
        + "push the screen, or show it with 'style: replace'"),
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
