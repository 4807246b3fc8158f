/// What is said of words that other tools have.
extension HintTests {
  static let foreign = [
    flow(
      "guards: [g]", "a: { transitions: { t: { unless: g, then: b } } }\nb:",
      "there is no key 'unless' here -> "
        + "declare a guard that answers the opposite of 'g', and ask it with 'when'"),
    flow(
      "guards: [g, h]", "a: { transitions: { t: { when: [g, not h], then: b } } }\nb:",
      "there is no 'not' in a condition -> declare a guard that answers the opposite of 'h'"),
    flow(
      "", "a: { transitions: { t: { to: b, animated: false } } }\nb:",
      "there is no key 'animated' here -> delete it: the system animates what comes up"),
    flow(
      "outcomes: { load: [ok, bad] }",
      "a: { transitions: { t: { await: load, ok: b, bad: none } } }\nb:",
      "'ok' and 'bad' must stand under 'cases' -> write 'cases: { ok: b, bad: none }'"),
    flow(
      "",
      "a: { transitions: { t: { to: b, style: sheet }, u: { dismissAll: true, to: c } } }\nb:\nc:",
      "there is no key 'dismissAll' here -> "
        + "write several actions as a list: [dismissAll, { to: c }]"),
    flow(
      "", "a: { tabs: [b, c] }\nb: { transitions: { t: { tab: c, to: d } } }\nc:\nd:",
      "'to' and 'tab' can't be in one mapping -> "
        + "write several actions as a list: [{ tab: … }, { to: … }]"),
    flow(
      "", "a: { transitions: { t: { to: b, style: sheet, onDismiss: none } } }\nb:",
      "there is no key 'onDismiss' here -> did you mean 'dismissed'?"),
    flow(
      "", "a: { tabs: [b, c], selected: c }\nb:\nc:",
      "there is no key 'selected' here -> the first tab is selected: put 'c' first"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { alert: B, buttons: [ok] }",
      "expected a mapping, not a list -> write { ok: none }"),
    flow(
      "outcomes: { load: [ok, bad] }\nexpect: [{ screen: b, onlyWhen: load.ok }]",
      "a: { transitions: { t: { await: load, cases: { ok: b, bad: none } } } }\nb:",
      "'load.ok' is the end of an outcome, not a guard -> a promise says { load: ok }; "
        + "an event awaits it: { await: load, cases: { ok: … } }"),
    flow(
      "expect: [{ screen: b, before: c }]",
      "a: { transitions: { t: b } }\nb: { transitions: { t: c } }\nc:",
      "there is no key 'before' here -> say it of the later screen: { screen: c, after: b }"),
    flow(
      "returns: Void", "a: { transitions: { t: finish } }",
      "'A' returns 'Void', not nothing -> delete 'returns': nothing is returned"),
    flow(
      "outcomes: { load: [ok, bad] }",
      """
      a: { await: load, transitions: { ok: b, bad: { to: c, style: sheet }, t: { to: c, style: sheet } } }
      b: { terminal: true }
      c:
      """,
      "this closes what 'a' presents on 't' -> say 'ifShown: ignore' beside the 'to'"),
    flow(
      "",
      """
      a: { split: { sidebar: b, detail: c } }
      b: { transitions: { t: { show: d } } }
      c:
      d: { deepLink: /d }
      """,
      "the link puts 'd' on 'a', but taps show it only in place of what the column holds -> "
        + "name an 'entry' with '{ show: d }', or use 'onTop'"),
  ]
}
