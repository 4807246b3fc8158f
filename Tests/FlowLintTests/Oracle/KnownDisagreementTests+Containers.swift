/// Those in which something lies over tabs or a switch, or comes from within.
extension KnownDisagreementTests {
  static let ofContainers = [
    """
    flow: AStepOverASwitchWhoseCaseChanges
    start: a
    states:
      s: [one, two]
    sequences:
      q: { steps: [b, x] }
    screens:
      a: { transitions: { e: { to: q } } }
      b: { switch: s, cases: { one: c, two: d } }
      c:
      d: { transitions: { next: none } }
      x:
    """,
    """
    flow: AScreenOverASwitchLooksForACase
    start: a
    states:
      s: [one, two]
    screens:
      a: { switch: s, cases: { one: b, two: x }, transitions: { k: c } }
      b:
      x: { transitions: { k: none } }
      c: { transitions: { e: { backTo: b, else: d } } }
      d:
    """,
    """
    flow: AListReplacesWhatTabsHoldFromOverThem
    start: home
    screens:
      home: { tabs: [a] }
      a: { tabs: [d], transitions: { e: [b, { to: d, style: replace, from: d }] } }
      b:
      d:
    """,
    """
    flows:
      - flow: AScreenOfOtherTabsIsReplacedFromATab
        start: home
        screens:
          home: { tabs: [a] }
          a: { transitions: { e: { to: s, cancelled: m1 } } }
          s: { returns: Int }
          m1: { embed: AScreenInATabIsReplacedFromAScreenOverTheTabs }
      - flow: AScreenInATabIsReplacedFromAScreenOverTheTabs
        start: home
        screens:
          home: { tabs: [a], transitions: { e: { to: y } } }
          a:
          y: { transitions: { k: { to: z, style: replace, from: a } } }
          z:
    """,
    """
    flow: TabsGrowByReplacingThemselves
    start: a
    screens:
      a: { tabs: [b] }
      b: { transitions: { f: [{ to: d, style: replace, from: a }, a] } }
      d:
    """,
    """
    flow: AHiddenTabIsSelectedAlthoughOthersShowIt
    start: home
    guards: [g]
    screens:
      home: { tabs: [a, { screen: b, when: g }] }
      a: { transitions: { e: [{ to: c, style: sheet }, { tab: b }] } }
      b:
      c:
      n2: { tabs: [b] }
    """,
    """
    flows:
      - flow: TabsOverAnotherRunShowASheet
        start: home
        screens:
          home: { tabs: [a, { event: t }], transitions: { t: { to: s, style: sheet } } }
          a: { embed: Inner }
          b: { transitions: { h: { to: home } } }
          s: { transitions: { e: { setRoot: c }, f: { to: b, style: fullScreenCover } } }
          c:
      - flow: Inner
        start: d
        screens:
          d: {}
    """,
    """
    flow: TabsAwaitAnAnswer
    start: a
    outcomes:
      o: [no]
    screens:
      a: { transitions: { e: b, k: backToRoot } }
      b: { tabs: [c], await: o, transitions: { no: z } }
      c:
      z:
    """,
    """
    flow: ASwitchAwaitsAnAnswer
    states:
      s: [one, two]
    start: a
    outcomes:
      o: [no]
    screens:
      a: { transitions: { e: b, k: backToRoot } }
      b: { switch: s, cases: { one: c, two: d }, await: o, transitions: { no: z } }
      c:
      z:
      d:
    """,
    """
    flows:
      - flow: AnAnswerOfTheAppLooksForAScreenInAnotherTab
        start: home
        screens:
          home: { tabs: [a, b] }
          a: { transitions: { f: { to: m1 } } }
          b:
          m1: { embed: AnEventOfTheAppThatWaitsAndGoesBack }
      - flow: AnEventOfTheAppThatWaitsAndGoesBack
        start: a
        outcomes:
          o: [yes]
        app:
          q: { await: o, cases: { yes: { backTo: a, else: c } } }
        screens:
          a:
          c:
    """,
    """
    flow: ALinkFindsAScreenInTabsWithinTheFirstTab
    states: { s: [one, two] }
    start: a
    screens:
      a: { transitions: { e: n1 } }
      n1: { tabs: [n2, b] }
      n2: { tabs: [b] }
      b: { switch: s, cases: { one: c, two: d } }
      c: { deepLink: /c }
      d:
    """,
    """
    flow: ALinkOpensASheetOverTabs
    start: a
    screens:
      a: { transitions: { e: p } }
      p: { transitions: { e: q } }
      q: { transitions: { e: n1 } }
      n1: { tabs: [b, c] }
      b: { transitions: { e: x } }
      c:
      x: { style: sheet, deepLink: /x }
    """,
    """
    flow: ALinkSelectsATabAfterItPushedInAnother
    states: { s: [one, two] }
    start: s
    screens:
      s: { transitions: { e: n1 } }
      home: { tabs: [a, b] }
      a:
      b: { deepLink: /b }
      x: { transitions: { to: b } }
      n1: { switch: s, cases: { one: x, two: home } }
    """,
    """
    flows:
      - flow: TheAppTellsAFlowInTabsUnderAScreen
        start: home
        screens:
          home: { tabs: [a, { event: t }], transitions: { t: s } }
          a: { embed: Inner }
          s:
      - flow: Inner
        start: d
        screens:
          d:
        app: { p: d }
    """,
    """
    flow: ALinkShowsTabsOnceMoreOverThemselves
    start: a
    screens:
      a: { tabs: [b] }
      b: { tabs: [e], transitions: { t: n } }
      e:
      f: { deepLink: /f }
      n: { tabs: [e, f] }
    """,
    """
    flow: AWayComesBackToATab
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { transitions: { e: c }, deepLink: { path: /a, stack: [d] } }
      b:
      c: { transitions: { e: d } }
      d:
    """,
    """
    flow: ALinkToATabThatIsACaseOfAnother
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: n1 } }
      d: { switch: s, cases: { one: x, two: y } }
      x: { deepLink: /x }
      y:
      n1: { tabs: [d, x] }
    app: { p: { to: n1, style: fullScreenCover } }
    """,
  ]
}
