/// Those in which something runs inside a flow.
extension KnownDisagreementTests {
  static let withRuns = [
    """
    flows:
      - flow: LateWayIntoAFlow
        start: a
        screens:
          a:
            transitions:
              e: { after: 1s, then: { to: b, at: into } }
              f: { to: c, style: sheet }
          b: { embed: Inner }
          c:
      - flow: Inner
        start: d
        entries: { into: dismiss }
        screens: { d: {} }
    """,
    """
    flow: RefusedInAList
    start: a
    guards: [g]
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: { to: c, style: fullScreenCover } } }
      b: { requires: g, transitions: { e: back } }
      c: { transitions: { e: [{ to: b, style: sheet }, { to: c, style: replace }] } }
    """,
    """
    flow: TabSelectedAfterItsTabsCameUp
    start: a
    screens:
      a: { transitions: { e: [{ setRoot: b }, { tab: d }] } }
      b: { tabs: [c, d] }
      c: { transitions: { e: a } }
      d:
    """,
    """
    flow: AnotherCaseUnderACover
    start: a
    states: { s: [one, two] }
    screens:
      a: { switch: s, cases: { one: b } }
      b: { transitions: { e: { to: c, style: fullScreenCover } } }
      c:
    expect:
      - { screen: b, fromAnywhere: true }
      - { screen: b, within: 1, of: c }
    """,
    """
    flows:
      - flow: ShownAsItEnds
        start: a
        guards: [g]
        screens:
          a: { transitions: { e: [{ to: b, style: replace }, finish] } }
          b: { embed: Inner }
        expect:
          - { screen: b, onlyWhen: g }
      - flow: Inner
        start: c
        screens: { c: {} }
    """,
    """
    flows:
      - flow: RootAfterTheFirstRun
        start: a
        screens:
          a: { embed: Inner, transitions: { finished: { setRoot: b }, cancelled: dismissAll } }
          b:
        expect:
          - { screen: b, within: 1, of: a }
      - flow: Inner
        start: c
        screens: { c: { transitions: { e: finish, f: cancel } } }
    """,
    """
    flows:
      - flow: ReplacedFirstOfTheRoot
        start: a
        anywhere: { w: { to: b, style: replace } }
        screens:
          a:
          b: { embed: Inner, transitions: { finished: backToRoot, cancelled: { setRoot: a } } }
        expect:
          - { screen: a, within: 1, of: b }
      - flow: Inner
        start: c
        anywhere: { v: dismiss }
        screens:
          c: { transitions: { e: [{ to: d, style: replace }, dismiss] } }
          d: { transitions: { e: [{ to: c, style: replace }, finish] } }
    """,
    """
    flows:
      - flow: NothingAfterARun
        start: a
        states: { s: [one, two] }
        screens:
          a: { transitions: { e: { to: b, style: animated } } }
          b: { switch: s, cases: { one: c } }
          c: { embed: Inner }
        expect:
          - { screen: b, neverAfter: c }
      - flow: Inner
        start: d
        screens: { d: {} }
    """,
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
    """
    flows:
      - flow: SwipedFlowOfAStep
        start: a
        sequences: { tour: { steps: [b, { screen: c, style: sheet }, d] } }
        screens:
          a: { transitions: { e: tour } }
          b:
          c: { embed: Inner, transitions: { cancelled: a } }
          d:
        expect:
          - { screen: d, within: 2, of: c }
      - flow: Inner
        start: f
        screens:
          f: { transitions: { e: { to: g, style: sheet } } }
          g:
    """,
    """
    flow: SwipedSequenceOfAStep
    start: a
    sequences:
      tour: { steps: [b, { screen: inner, style: sheet }, d] }
      inner: { steps: [c] }
    screens:
      a: { transitions: { e: tour } }
      b:
      c: { transitions: { next: back, e: { to: f, style: sheet } } }
      d:
      f:
    """,
  ]
}
