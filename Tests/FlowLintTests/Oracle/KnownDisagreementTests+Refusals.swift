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
  ]
}
