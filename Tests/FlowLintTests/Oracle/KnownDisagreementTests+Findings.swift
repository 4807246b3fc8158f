/// Those in which a rule said what isn't so, or not what is.
extension KnownDisagreementTests {
  static let withFindings = [
    """
    flow: SharedEventsOfWhatTheAppShows
    start: a
    anywhere: { e: b }
    screens: { a: { external: true }, b: }
    """,
    """
    flow: BackToNoOther
    start: a
    screens:
      a: { transitions: { e: { backTo: a }, f: b } }
      b: { transitions: { e: { dismissTo: b }, f: b } }
    """,
    """
    flow: LeftByTheTabBar
    start: a
    screens:
      a: { tabs: [b, d] }
      b: { transitions: { e: { to: c, style: plain }, f: { to: d, style: { compact: push, regular: sheet } } } }
      c:
      d:
    """,
    """
    flow: AStepIsLeft
    start: a
    sequences: { tour: { steps: [b] } }
    screens:
      a: { transitions: { e: { to: b, style: fullScreenCover }, f: { to: tour, style: sheet } } }
      b:
    """,
    """
    flows:
      - flow: AFlowThatBeginsWithAnother
        start: a
        screens:
          a: { transitions: { e: { to: b, style: sheet } } }
          b: { embed: Middle }
      - flow: Middle
        start: c
        screens:
          c: { embed: Inner, transitions: { finished: d } }
          d: { transitions: { e: dismiss } }
      - flow: Inner
        start: f
        screens: { f: { transitions: { e: finish } } }
    """,
    """
    flows:
      - flow: NeverASwitch
        start: a
        states: { s: [one, two] }
        screens: { a: , b: , c: { embed: Inner } }
        expect:
          - { screen: b, fromAnywhere: true }
      - flow: Inner
        start: d
        states: { s: [one, two] }
        screens: { d: { switch: s, cases: { one: e } }, e: }
    """,
    """
    flows:
      - flow: LinksOfAFlowThatBeginsWithAnother
        start: a
        screens:
          a: { transitions: { e: b } }
          b: { embed: Middle }
      - flow: Middle
        start: c
        screens:
          c: { embed: Inner }
          d: { deepLink: /d }
      - flow: Inner
        start: f
        screens: { f: }
    """,
    """
    flows:
      - flow: TabsThatHoldAFlowAreReplaced
        start: a
        anywhere: { e: { to: b, style: replace } }
        screens: { a: { tabs: [c] }, b: , c: { embed: Inner } }
      - flow: Inner
        start: d
        screens: { d: }
    """,
    """
    flow: NotFromWhatIsNeverShown
    start: a
    guards: { g: { fixed: true } }
    screens:
      a: { transitions: { e: { when: g, then: { setRoot: b }, else: back } } }
      b: { transitions: { e: { when: g, then: back, else: { to: c, style: sheet } } } }
      c:
      d:
    expect:
      - { screen: d, within: 3, of: c }
    """,
    """
    flow: BesideIsNotAfter
    start: a
    guards: [g]
    anywhere: { e: b }
    screens:
      a: { split: { sidebar: b, detail: c } }
      b: { alert: Hm }
      c: { requires: g }
    expect:
      - { screen: c, neverAfter: b }
    """,
    """
    flow: OtherCasesAfterAList
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: [{ to: b, style: sheet }, { to: a, style: replace }] } }
      b: { switch: s, cases: { one: c } }
      c:
    """,
    """
    flows:
      - flow: AnotherRunWithTheRemains
        start: a
        screens:
          a: { transitions: { e: b } }
          b: { embed: Middle, transitions: { finished: c } }
          c:
        expect:
          - { never: [a, b] }
      - flow: Middle
        start: d
        screens:
          d: { embed: Inner, transitions: { cancelled: { to: e, style: sheet } } }
          e: { transitions: { e: finish } }
      - flow: Inner
        start: f
        screens: { f: { transitions: { e: dismiss } } }
    """,
    """
    flow: LinkFromARootNeverShownAlone
    start: a
    screens:
      a:
        deepLink: /a
        transitions: { e: [{ to: b, style: replace }, { to: a, style: plain }] }
      b:
    """,
    """
    flows:
      - flow: ListGoesOnAfterAFlow
        start: a
        screens:
          a: { transitions: { e: [b, dismiss] } }
          b: { embed: Middle }
      - flow: Middle
        start: c
        screens:
          c: { transitions: { e: d } }
          d: { embed: Inner }
      - flow: Inner
        start: f
        screens: { f: { transitions: { e: back } } }
    """,
    """
    flow: EventsOfOneName
    start: a
    guards: [g]
    screens:
      a: { transitions: { e: { when: g, then: a, else: { to: b, style: fullScreenCover } } } }
      b: { transitions: { e: { when: g, then: a, else: c } } }
      c: { transitions: { e: { to: d, style: popover } } }
      d: { transitions: { e: f, back: { backTo: d } } }
      f: { transitions: { e: { to: b, style: plain } } }
    """,
    """
    flows:
      - flow: LinkInMixedTabs
        start: a
        screens:
          a: { tabs: [b, c] }
          b: { transitions: { e: [d, f] } }
          c:
          d: { embed: Inner }
          f: { transitions: { e: back } }
          l: { deepLink: /l, transitions: { e: { to: p, style: plain } } }
          p:
      - flow: Inner
        start: i
        screens: { i: { transitions: { e: finish } } }
    """,
    """
    flows:
      - flow: StuckOnAStackThatThereIsNot
        start: a
        screens:
          a: { transitions: { e: { to: b, at: into, finished: back } } }
          b: { embed: Inner }
        expect:
          - { screen: b, fromAnywhere: true }
      - flow: Inner
        start: c
        entries: { into: { to: d, style: animated } }
        screens:
          c: { terminal: true }
          d:
            transitions: { e: [{ tab: d }, { to: c, style: fullScreenCover, cancelled: none }] }
    """,
    """
    flows:
      - flow: LinksOfAFlowOfTabs
        start: a
        screens:
          a: { transitions: { e: { to: b, ifShown: ignore } } }
          b: { embed: Tabs }
      - flow: Tabs
        start: d
        screens:
          c: { deepLink: /c }
          d: { tabs: [e, { event: t }], transitions: { t: { to: e, style: fullScreenCover } } }
          e: { embed: Inner }
      - flow: Inner
        start: f
        screens:
          f:
    """,
    """
    flow: ReplacesItselfTwice
    start: a
    screens:
      a:
        transitions:
          e: [{ to: b, style: replace, from: a }, { to: c, style: replace, from: a }]
          f: a
      b: { terminal: true }
      c:
    """,
  ]
}
