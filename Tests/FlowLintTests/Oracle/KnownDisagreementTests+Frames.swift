/// Those in which one flow shows something over another, or from within it.
extension KnownDisagreementTests {
  static let ofFrames = [
    """
    flows:
      - flow: WhatAFlowInASwitchLeavesGoesBackToTheSwitch
        start: a
        states: { s: [one, two] }
        anywhere: { w: { to: b, style: fullScreenCover } }
        screens:
          a:
          b: { switch: s, cases: { one: c, two: d } }
          c: { embed: Inner, transitions: { cancelled: { to: b, ifShown: return } } }
          d:
      - flow: Inner
        start: i
        screens: { i: { transitions: { e: back, f: j } }, j: { transitions: { e: cancel } } }
    """,
    """
    flows:
      - flow: WhatAFlowInASwitchLeavesClosesLayersAboveTheSwitch
        start: a
        states: { s: [one, two] }
        anywhere: { w: { to: b, style: fullScreenCover } }
        screens:
          a:
          b: { switch: s, cases: { one: c, two: d } }
          c: { embed: Inner, transitions: { cancelled: { dismissTo: b } } }
          d:
      - flow: Inner
        start: i
        screens: { i: { transitions: { e: back } } }
    """,
    """
    flows:
      - flow: ALinkThroughAFlowThatIsLeftByANewRoot
        start: a
        screens:
          a: { transitions: { e: b } }
          b: { embed: Inner, transitions: { finished: { to: c, style: plain } } }
          c: { deepLink: /c, transitions: { e: { setRoot: d }, f: { backTo: a } } }
          d:
        expect:
          - { screen: a, within: 2, of: d }
      - flow: Inner
        start: i
        screens: { i: }
    """,
    """
    flows:
      - flow: ALinkOnTopOfAFlowThatIsLeftByANewRoot
        start: a
        screens:
          a: { transitions: { e: b } }
          b: { embed: Inner }
          c:
            deepLink: { path: /c, onTop: true }
            transitions: { e: { setRoot: d }, f: { backTo: a } }
          d:
        expect:
          - { screen: a, within: 2, of: d }
      - flow: Inner
        start: i
        screens: { i: }
    """,
    """
    flows:
      - flow: ALinkOverAFlowInATabThatIsLeftByANewRoot
        start: a
        screens:
          a: { tabs: [{ screen: b }, { screen: e }] }
          b: { embed: Inner, transitions: { finished: { to: c, style: plain } } }
          c: { deepLink: /c, transitions: { e: { setRoot: d } } }
          d:
          e:
        expect:
          - { screen: a, within: 2, of: d }
      - flow: Inner
        start: i
        screens: { i: }
    """,
    """
    flows:
      - flow: WhatFollowsAnEventOfTheAppOverAFlow
        start: a
        app: { p: { to: b, style: fullScreenCover, cancelled: b } }
        screens:
          a:
          b: { embed: Inner, transitions: { cancelled: { setRoot: a } } }
      - flow: Inner
        start: i
        screens: { i: { transitions: { e: cancel } } }
    """,
    """
    flows:
      - flow: WhatFollowsAFlowOverAFlow
        start: a
        app: { p: { to: b, style: fullScreenCover } }
        screens:
          a:
          b: { embed: Inner, transitions: { finished: b, cancelled: { setRoot: a } } }
      - flow: Inner
        start: i
        screens: { i: { transitions: { e: cancel, f: finish } } }
    """,
    """
    flows:
      - flow: WhatFollowsAReplacementOverAFlow
        start: a
        app: { p: { to: b, style: fullScreenCover }, q: c }
        screens:
          a:
          b: { embed: Inner }
          c: { transitions: { e: { to: d, style: replace, dismissed: { setRoot: a } } } }
          d: { transitions: { e: back } }
        expect:
          - { screen: a, within: 2, of: d }
      - flow: Inner
        start: i
        screens: { i: }
    """,
    """
    flows:
      - flow: ACoverAfterAFlowOverAFlow
        start: a
        app: { p: b }
        screens:
          a: { transitions: { e: b, f: { backTo: a, else: b } } }
          b:
            embed: Inner
            transitions: { finished: { to: a, style: fullScreenCover } }
      - flow: Inner
        start: i
        screens: { i: { transitions: { e: finish } } }
    """,
    """
    flows:
      - flow: AnEventOfTheAppOverAFlowThatGetsANewRoot
        start: a
        app: { p: { setRoot: d }, q: c }
        screens:
          a: { transitions: { e: b } }
          b: { embed: Inner }
          c: { transitions: { e: back, f: { backTo: a } } }
          d:
        expect:
          - { screen: a, within: 2, of: d }
      - flow: Inner
        start: i
        screens: { i: }
    """,
    """
    flows:
      - flow: ATabFromACoverInAFlowInside
        start: a
        screens:
          a: { transitions: { e: { to: b, style: sheet } } }
          b: { embed: Inner }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: [{ to: d, style: fullScreenCover }, { tab: c }] } }
          d:
          t: { tabs: [c, d] }
    """,
    """
    flows:
      - flow: AnOriginOnlyAfterAnEndThatLeavesTheScreen
        start: a
        screens:
          a: { embed: Inner, transitions: { finished: b, cancelled: b } }
          b: { transitions: { e: { to: c, style: plain } } }
          c:
        expect:
          - { screen: a, within: 3, of: c }
      - flow: Inner
        start: d
        screens: { d: { returns: Int, transitions: { e: cancel } } }
    """,
    """
    flow: RootSeenByATapOnItsTab
    start: a0
    screens:
      a0:
        tabs: [a1, a2]
      a1: { terminal: true }
      a2:
        transitions:
          e0: [{ to: a3, style: replace }, { to: a4, style: plain }]
      a3:
      a4:
    """,
  ]
}
