/// Those in which something waits while other screens come up.
extension KnownDisagreementTests {
  static let ofWaits = [
    """
    flow: WhatWaitsIsCoveredInItsOwnEvent
    start: a
    anywhere: { w: [{ after: 1s, then: { to: b, style: replace } }, ask] }
    screens:
      a:
      b:
      ask: { alert: Hm }
    """,
    """
    flow: AnAnswerAddsAScreenOverTheOneThatCovers
    start: a
    outcomes: { o: [yes, no] }
    screens:
      a: { await: o, transitions: { e: b, yes: c, no: none } }
      b: { transitions: { e: d } }
      c: { transitions: { e: back } }
      d:
    expect:
      - { depth: 3 }
      - { screen: c, after: d }
    """,
    """
    flow: ALateAnswerClosesWhatHasHiddenAScreen
    start: a
    outcomes: { o: [yes] }
    screens:
      a: { await: o, transitions: { e: [c, { to: s, style: fullScreenCover }], yes: dismissAll } }
      c:
      s:
    """,
    """
    flow: ALateAnswerMovesNothingFirst
    start: a
    guards: [g]
    outcomes: { o: [yes, no] }
    screens:
      a: { transitions: { e: { to: b, style: plain } } }
      b:
        await: o
        transitions:
          e: { when: g, then: c, else: { to: a, style: replace, from: a } }
          yes: [none, { to: b, style: fullScreenCover }]
          no: none
      c:
    expect:
      - { never: [c, b] }
    """,
    """
    flow: ALateAnswerMovesNothingOnOneWay
    start: a
    guards: [g]
    effects: [z]
    outcomes: { o: [yes, no] }
    screens:
      a: { transitions: { e: { to: b, style: plain } } }
      b:
        await: o
        transitions:
          e: c
          yes: [{ when: g, then: { effect: z }, else: none }, { to: b, style: fullScreenCover }]
          no: none
      c:
    expect:
      - { never: [c, b] }
    """,
    """
    flow: AnAnswerComesUnderASheet
    start: a
    outcomes: { o: [yes, no] }
    screens:
      a: { transitions: { e: { await: o, cases: { yes: c, no: back } }, f: { to: b, style: sheet } } }
      b: { transitions: { e: dismiss } }
      c:
    expect:
      - { never: [b, c] }
    """,
    """
    flow: TheOnlyWayOutIsAnAnswerBelow
    start: a
    outcomes: { o: [yes, no] }
    screens:
      a: { await: o, transitions: { e: { to: b, style: fullScreenCover }, yes: { to: c, style: replace }, no: none } }
      b:
      c:
    expect:
      - { screen: c, fromAnywhere: true }
      - { screen: c, within: 1, of: b }
      - { screen: c, neverAfter: b }
    """,
    """
    flow: TwoWaitsEndUnderAnother
    start: a
    outcomes: { o: [yes, no] }
    screens:
      a: { await: o, transitions: { e: { after: 1s, then: d }, f: b, yes: c, no: none } }
      b:
      c:
      d:
    expect:
      - { depth: 3 }
    """,
    """
    flow: ATimeEndsOnlyUnderWhatItsListShows
    start: a
    screens:
      a: { transitions: { e: [{ after: 1s, then: { setRoot: b } }, { to: a, style: plain }] } }
      b:
    """,
    """
    flow: WhatIsAwaitedIsNotBegunAgain
    start: a
    outcomes: { o: [yes, no] }
    screens:
      a: { transitions: { e: { await: o, cases: { yes: b, no: none } }, f: c } }
      b:
      c: { transitions: { e: c } }
    expect:
      - { depth: 2 }
      - { screen: b, onlyWhen: { o: yes } }
    """,
    """
    flows:
      - flow: WhatAGoneScreenAwaitsGoesBackFromBelow
        start: a
        outcomes: { o: [no] }
        screens:
          a: { transitions: { e: m1 } }
          d:
          m1: { embed: Inner, transitions: { cancelled: { await: o, cases: { no: { backTo: a, else: d } } } } }
      - flow: Inner
        start: i
        screens:
          i:
    """,
    """
    flow: ALateAnswerPresentsWhereAListHasHiddenAScreen
    start: a
    outcomes: { o: [yes] }
    screens:
      a: { await: o, transitions: { e: [c, { to: s, style: fullScreenCover }], yes: { to: s, style: sheet } } }
      c:
      s:
    """,
    """
    flow: AnAppEventWaitsInAnotherTabThanThatOfAHiddenScreen
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { transitions: { e: [c, { to: s, style: fullScreenCover }] } }
      b:
      c:
      s:
    app: { p: { after: 1s, then: { backTo: b } } }
    """,
  ]
}
