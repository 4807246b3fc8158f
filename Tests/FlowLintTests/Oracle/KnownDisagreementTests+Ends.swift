/// Those in which somebody is told of an end, or isn't.
extension KnownDisagreementTests {
  static let withEnds = [
    """
    flows:
      - flow: FinishAfterItsSourceHasGone
        start: a
        screens:
          a: { transitions: { e: { to: b, finished: back } } }
          b: { embed: Inner }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: [back, finish], f: { to: d, style: fullScreenCover } } }
          d: { returns: Int, transitions: { e: { to: c, style: fullScreenCover } } }
    """,
    """
    flows:
      - flow: OtherTabsAfterAList
        start: a
        screens:
          a: { transitions: { e: { to: b, style: replace } } }
          b: { embed: Inner }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: [{ to: d, style: plain }, { to: g, style: plain }] } }
          d: { tabs: [c, f] }
          f: { returns: Int }
          g:
    """,
    """
    flows:
      - flow: NobodyIsToldInAFlowThatGoes
        start: a
        screens:
          a: { transitions: { e: { to: b, style: sheet } } }
          b: { embed: Inner }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: { to: d, style: plain } } }
          d: { transitions: { e: { to: f, style: replace } } }
          f: { embed: Innermost, transitions: { cancelled: { to: g, style: sheet } } }
          g:
      - flow: Innermost
        start: h
        screens: { h: {} }
    """,
    """
    flows:
      - flow: TapOnTheTabAgain
        start: a
        screens:
          a: { tabs: [b, c] }
          b:
          c: { embed: Inner }
      - flow: Inner
        start: d
        screens:
          d: { transitions: { e: { to: f, style: plain } } }
          f: { embed: Innermost, transitions: { cancelled: { to: g, style: sheet } } }
          g:
      - flow: Innermost
        start: h
        screens: { h: {} }
    """,
    """
    flow: ReturnsInTheLayerOfAnother
    start: a
    screens:
      a: { transitions: { e: { to: b, style: fullScreenCover, dismissed: dismiss } } }
      b: { transitions: { e: { to: c, style: replace } } }
      c: { returns: Int, transitions: { e: finish } }
    """,
    """
    flows:
      - flow: LayersTellWhateverRanInThem
        start: a
        screens:
          a:
            transitions:
              e: [{ to: b, style: sheet }, { to: a, style: sheet, dismissed: back }]
              f: { to: c, style: replace }
          b: { returns: Int }
          c: { embed: Inner }
      - flow: Inner
        start: d
        screens: { d: {} }
    """,
    """
    flows:
      - flow: OrphansAreToldToo
        start: a
        screens:
          a: { transitions: { e: { to: b, style: sheet } } }
          b: { transitions: { e: b, f: { to: c, style: replace } } }
          c: { embed: Inner, transitions: { cancelled: { setRoot: d } } }
          d:
        expect:
          - { screen: a, neverAfter: c }
      - flow: Inner
        start: f
        screens:
          f: { transitions: { e: g } }
          g: { transitions: { e: h } }
          h: { transitions: { e: finish } }
    """,
    """
    flow: ALinkToATabWhoseRootWasReplaced
    start: a
    screens:
      a: { tabs: [b, c] }
      b: { deepLink: /b, transitions: { e: { to: c, style: replace } } }
      c:
    expect:
      - { depth: 3 }
    """,
    """
    flow: ALinkToAColumnWhoseRootWasReplaced
    start: a
    screens:
      a: { split: { sidebar: b, detail: c } }
      b: { deepLink: /b, transitions: { e: { to: d, style: replace } } }
      c:
      d: { transitions: { e: b } }
    expect:
      - { depth: 2 }
    """,
    """
    flow: ALinkToACaseWhoseRootWasReplaced
    start: a
    states: { s: [one, two] }
    screens:
      a: { switch: s, cases: { one: b, two: c } }
      b: { deepLink: /b, transitions: { e: { to: c, style: replace } } }
      c:
    expect:
      - { depth: 3 }
    """,
    """
    flows:
      - flow: EndedByTheLossOfAPlainRun
        start: a
        screens:
          a: { transitions: { e: [{ to: b, style: plain }, { to: a, style: replace }] } }
          b: { embed: Inner, transitions: { finished: none, cancelled: finish } }
      - flow: Inner
        start: c
        screens: { c: }
    """,
    """
    flows:
      - flow: EndedByTheLossOfARunInACover
        start: a
        expect: [{ screen: a, fromAnywhere: true }]
        screens:
          a: { transitions: { e: [{ to: b, style: fullScreenCover }, { to: d, style: replace }] } }
          b: { embed: Inner, transitions: { finished: none, cancelled: finish } }
          d:
      - flow: Inner
        start: c
        screens: { c: }
    """,
    """
    flow: AnEventOfTheAppThatWaitsAndGoesBack
    start: a
    outcomes: { o: [yes, no] }
    app:
      p: { after: 1s, then: { backTo: a, else: b } }
      q: { await: o, cases: { yes: { backTo: a, else: c }, no: none } }
    screens:
      a: { transitions: { e: { to: d, style: sheet } } }
      b:
      c:
      d: { transitions: { e: dismiss } }
    """,
  ]
}
