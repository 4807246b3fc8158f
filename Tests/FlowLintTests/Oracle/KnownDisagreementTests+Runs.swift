/// Those in which one flow runs inside another.
extension KnownDisagreementTests {
  static let withRuns = [
    """
    flows:
      - flow: LinkFromWithin
        start: a
        screens:
          a:
            deepLink: /a
            transitions: { e: { to: c, style: animated }, f: { to: b, style: fullScreenCover } }
          b: { alert: Hm }
          c: { embed: Inner }
        expect:
          - { screen: b, neverAfter: c }
      - flow: Inner
        start: d
        screens: { d: {} }
    """,
    """
    flows:
      - flow: BackToTheOneThatOpened
        start: a
        anywhere: { w: b }
        screens:
          a:
          b:
            embed: Inner
            transitions: { finished: { backTo: a }, cancelled: { backTo: a } }
      - flow: Inner
        start: c
        screens: { c: {} }
    """,
    """
    flows:
      - flow: RunsInTabsAndThen
        start: a
        screens:
          a: { transitions: { e: [b, { to: c, style: replace, from: a }] } }
          b: { tabs: [d] }
          c: { tabs: [b] }
          d: { embed: Inner }
      - flow: Inner
        start: f
        screens: { f: {} }
    """,
    """
    flows:
      - flow: WhatARunHasLeft
        start: a
        screens:
          a: { transitions: { e: { setRoot: c } } }
          b: { transitions: { e: { setRoot: a } } }
          c:
            embed: Inner
            transitions: { finished: { to: b, style: sheet, ifShown: return } }
        expect:
          - { screen: a, neverAfter: c }
      - flow: Inner
        start: d
        screens:
          d: { transitions: { e: finish, f: { to: e, style: replace, from: d } } }
          e:
    """,
    """
    flows:
      - flow: NewRootAndThen
        start: a
        screens:
          a: { transitions: { e: [{ setRoot: b }, dismiss] } }
          b:
            embed: Inner
            transitions: { finished: { to: b, style: replace }, cancelled: { setRoot: a } }
      - flow: Inner
        start: c
        screens: { c: {} }
    """,
    """
    flows:
      - flow: PlaceOfWhatIsNotThere
        start: a
        screens:
          a: { transitions: { e: { to: b, ifShown: ignore } } }
          b:
            embed: Inner
            transitions:
              finished: { to: a, style: replace, from: a }
              cancelled: { to: b, style: replace }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: finish } }
    """,
    """
    flows:
      - flow: StillInside
        start: a
        screens:
          a: { transitions: { e: b, f: cancel } }
          b: { embed: Inner }
        expect:
          - { screen: b, fromAnywhere: true }
          - { screen: a, neverAfter: b }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: { to: d, style: plain } } }
          d:
    """,
  ]
}
