extension KnownDisagreementTests {
  /// What a guard refused, tried again from what is on top then.
  static let ofRefusals = [
    """
    flows:
      - flow: TriedAgainAfterAFlow
        start: a
        guards: [g]
        screens:
          a: { transitions: { xTapped: x, yTapped: y } }
          y: { transitions: { signInTapped: { to: b, style: sheet } } }
          b: { embed: B }
          x: { requires: g, transitions: { closeTapped: back } }
        expect:
          - { depth: 2 }
      - flow: B
        start: c
        screens:
          c: { transitions: { doneTapped: finish } }
    """,
    """
    flow: TriedAgainAfterAChange
    start: a
    guards: [g]
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: x, f: { to: y, style: replace } } }
      x: { requires: g }
      y: { transitions: { e: { to: z, style: sheet } } }
      z: { transitions: { e: dismiss } }
    expect:
      - { screen: x, neverAfter: z }
    """,
    """
    flow: TheRestOfTheListGoesOn
    start: a
    guards: [g]
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: [x, { to: y, style: sheet }] } }
      x: { requires: g, transitions: { e: back } }
      y:
    """,
    """
    flow: TheLastRefusalCounts
    start: a
    guards: [g]
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: x, f: { to: y, style: sheet }, g: b } }
      b: { transitions: { e: back, f: { setRoot: y } } }
      x: { requires: g, transitions: { e: { setRoot: a } } }
      y: { requires: g }
    """,
    """
    flow: RefusedInABlockOfEvents
    start: a
    guards: [g]
    states: { s: [one, two] }
    anywhere: { p: x, q: b, r: { to: y, style: replace }, s: { to: b, style: sheet }, t: back }
    screens:
      a:
      b:
      x: { requires: g }
      y:
    """,
    """
    flow: AScreenThatFinishes
    start: a
    guards: [g]
    screens:
      a: { transitions: { e: x, f: { to: y, style: replace } } }
      x: { requires: g, transitions: { e: back } }
      y: { transitions: { e: { to: z, style: sheet, finished: w } } }
      z: { returns: Int, transitions: { e: { finish: 1 } } }
      w:
    """,
    """
    flows:
      - flow: TriedAgainOverAFlow
        start: a
        guards: [g]
        states: { s: [one, two] }
        app: { p: x }
        screens:
          a: { transitions: { e: { to: b, style: fullScreenCover } } }
          b: { embed: B }
          x: { requires: g, transitions: { e: back } }
      - flow: B
        start: c
        screens:
          c: { transitions: { e: d, f: finish } }
          d: { transitions: { e: cancel } }
    """,
    """
    flow: TriedAgainFromAnAlert
    start: a
    guards: [g]
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: x, f: y } }
      x: { requires: g }
      y: { alert: Hm, buttons: { e: Yes, no: none } }
    """,
    """
    flow: AWayThatWaits
    start: a
    guards: [g]
    screens:
      a: { transitions: { e: [x, { backTo: x, else: { to: b, style: replace } }] } }
      b: { transitions: { f: { to: s, style: sheet } } }
      s: { returns: Int, transitions: { e: { finish: 1 } } }
      x: { requires: g }
    expect:
      - { screen: x, fromAnywhere: true }
    """,
    """
    flow: RefusedInAScreenThatFinishes
    start: a
    guards: [g]
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: { to: z, style: sheet } } }
      z: { returns: Int, transitions: { f: x } }
      x: { requires: g }
    """,
    """
    flow: RefusedAgainBelowAnAlert
    start: a
    guards: [g]
    screens:
      a: { transitions: { e: [x, { backTo: x, else: { to: s, style: sheet, finished: w } }] } }
      s: { returns: Int, transitions: { e: { finish: 1 } } }
      x: { requires: g }
      w: { alert: Hm }
    """,
    """
    flow: TriedAgainInAnotherTab
    start: home
    guards: [g]
    states: { s: [one, two] }
    screens:
      home: { tabs: [t1, t2] }
      t1: { transitions: { e: x } }
      t2:
      x: { requires: g, transitions: { k: { backTo: t1, else: y } } }
      y:
    """,
    """
    flows:
      - flow: TriedAgainElsewhereInside
        start: a
        screens: { a: { transitions: { e: b } }, b: { embed: B } }
      - flow: B
        start: c
        guards: [g]
        states: { s: [one, two] }
        screens:
          c: { transitions: { e: x, f: { to: d, style: replace } } }
          d:
          x: { requires: g, transitions: { k: { backTo: c, else: y } } }
          y:
    """,
    """
    flow: AGuardBeforeATabIsAskedOnce
    start: home
    guards: [g]
    screens:
      home: { tabs: [a, b] }
      a: { transitions: { e: { to: inner, style: fullScreenCover } } }
      b: { requires: g }
      inner: { tabs: [c, d] }
      c: { transitions: { e: { tab: b } } }
      d:
    """,
  ]
}
