/// Those in which a link's way leads through tabs or a switch that come up on it.
extension KnownDisagreementTests {
  static let ofLinkWays = [
    """
    flow: ALinkSelectsATabThatComesUp
    start: a
    screens:
      a: { transitions: { e: b } }
      b: { tabs: [c, d] }
      c:
      d: { transitions: { e: x } }
      x: { deepLink: /x }
    """,
    """
    flow: ALinkToTheScreenOfACase
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: b } }
      b: { switch: s, cases: { one: c, two: d } }
      c: { deepLink: /c }
      d:
    """,
    """
    flow: ACaseInATabThatComesUp
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: { to: b, style: sheet } } }
      b: { tabs: [c, d] }
      c:
      d: { switch: s, cases: { one: x, two: y } }
      x: { deepLink: /x }
      y: { transitions: { e: z } }
      z: { deepLink: /z }
    """,
    """
    flow: UsersSelectAnotherTabAfterTheLink
    start: a
    screens:
      a: { transitions: { e: { to: b, style: sheet } } }
      b: { tabs: [c, d, e] }
      c: { transitions: { e: f } }
      d: { tabs: [g, h] }
      e: { transitions: { e: f, back: { backTo: c, else: { to: i } } } }
      f:
      g:
      h: { deepLink: /h, transitions: { e: x } }
      i:
      x: { deepLink: { path: /x, stack: [b, d] } }
    expect:
      - { screen: f, after: b }
      - { screen: g, within: 3, of: a }
      - { screen: f, neverAfter: x }
      - { screen: x, after: h }
    """,
    """
    flow: TapsAreCountedFromWhenAScreenComesUp
    start: a
    outcomes: { load: [ok, failed] }
    screens:
      a: { transitions: { e: { await: load, cases: { ok: { setRoot: b }, failed: none } } } }
      b: { transitions: { e: c } }
      c:
    expect:
      - { screen: c, within: 1, of: a }
      - { screen: c, within: 2, of: a }
      - { screen: b, within: 0, of: a }
      - { screen: b, within: 1, of: a }
    """,
    """
    flow: TapsAreCountedFromEachTime
    start: a
    screens:
      a: { transitions: { e: b } }
      b: { transitions: { e: c } }
      c: { transitions: { e: a, f: d } }
      d:
    expect:
      - { screen: c, within: 1, of: a }
      - { screen: d, within: 2, of: a }
      - { screen: c, within: 2, of: d }
    """,
    """
    flow: ATabIsATapAwayFromItsTabs
    start: a
    screens:
      a: { tabs: [b, c] }
      b:
      c: { transitions: { e: d } }
      d: { transitions: { e: { setRoot: a } } }
    expect:
      - { screen: d, within: 1, of: a }
      - { screen: d, within: 2, of: a }
      - { screen: d, within: 1, of: c }
    """,
    """
    flow: ALinkLeavesTabsWithinATab
    start: a
    screens:
      a: { tabs: [b, c] }
      b: { tabs: [d, e] }
      c: { transitions: { e: f } }
      d:
      e:
      f: { deepLink: /f }
    """,
    """
    flow: ASwitchAroundTheTabsTakesAwayWhatTheyPresent
    start: gate
    states: { s: [a, b] }
    outcomes: { pay: [sent, no] }
    screens:
      gate: { switch: s, cases: { a: w, b: home } }
      w:
      home: { tabs: [list, other], transitions: { e: { to: form, style: fullScreenCover } } }
      list:
      other: { transitions: { e: { to: done, style: sheet } } }
      form: { transitions: { e: { await: pay, cases: { sent: done, no: none } }, back: dismiss } }
      done: { style: plain }
    expect:
      - { screen: list, fromAnywhere: true }
      - { screen: w, within: 1, of: done, always: true }
      - { depth: 2 }
    """,
    """
    flows:
      - flow: WhatAGuardRefusedComesOnOthersLater
        start: a1
        guards: [g, h]
        states: { s: [one, two] }
        outcomes: { o: [yes, no] }
        screens:
          a0:
          a1:
            requires: g
            transitions:
              e0: { choose: [{ when: g, then: a2 }, { when: h, then: cancel }, { else: cancel }] }
              e1: backToRoot
              e2: dismissAll
          a2:
            embed: Inner
            transitions: { finished: backToRoot, cancelled: { to: a1, style: replace } }
      - flow: Inner
        start: b3
        guards: [g, h]
        states: { s: [one, two] }
        outcomes: { o: [yes, no] }
        screens:
          b0:
          b1:
            requires: g
          b2:
          b3:
            returns: Int
    """,
    """
    flow: ALinkToTabsFromInsideOfThem
    start: home
    screens:
      home: { tabs: [b] }
      b:
      inner: { tabs: [d], deepLink: /inner }
      d:
    """,
    """
    flow: ALinkThroughTabsThatAreATab
    start: b
    screens:
      b: { tabs: [d] }
      d: { tabs: [h] }
      h:
      x: { deepLink: { path: /x, stack: [d] } }
    """,
    """
    flow: ALinkFromOverTabsThatAreATab
    start: a
    screens:
      a: { tabs: [b] }
      b: { tabs: [e], transitions: { x0: { to: f } } }
      e:
      f: { deepLink: /f }
    """,
    """
    flow: ALinkToATabThatIsACaseOfAnother
    start: a
    states:
      s: [one, two]
    screens:
      a: { transitions: { e: n1 } }
      d: { switch: s, cases: { one: x, two: y } }
      x: { deepLink: /x }
      y:
      n1: { tabs: [d, x] }
    """,
    """
    flow: AnEntryIsBuiltOnTheRootsOfTabsThatArePushed
    start: a0
    entries:
      into: { to: a4, style: fullScreenCover }
    screens:
      a0: { tabs: [a1, a2] }
      a1:
      a2: { deepLink: { path: /a2, entry: into }, transitions: { e0: dismiss, e1: a3 } }
      a3: { tabs: [a5] }
      a4: { alert: Hm }
      a5:
    """,
    """
    flow: ALinkToATabThatTabsInAnotherHave
    start: a
    screens:
      a: { transitions: { e: n3 } }
      b: { tabs: [d] }
      d: { transitions: { e: x } }
      x: { deepLink: /x }
      n3: { tabs: [d, b] }
    """,
    """
    flow: ALinkLeavesATabInWhichAListHasHiddenAScreen
    start: home
    screens:
      home: { tabs: [inner] }
      inner: { tabs: [c, d] }
      b:
      c: { transitions: { f: [{ to: c }, { to: b, style: fullScreenCover }] } }
      d: { deepLink: /d }
    """,
    """
    flows:
      - flow: ALinkGoesByASharedEventThatTheStartHasOfItsOwn
        start: a
        anywhere: { w: b }
        screens:
          a: { transitions: { w: finish } }
          b: { transitions: { e: c } }
          c: { embed: Inner }
      - flow: Inner
        start: i
        screens:
          i: { transitions: { e: n } }
          n: { deepLink: /n }
    """,
  ]
}
