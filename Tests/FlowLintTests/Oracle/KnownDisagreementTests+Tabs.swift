/// Those in which tabs hold something.
extension KnownDisagreementTests {
  static let ofTabs = [
    """
    flow: AListLeavesATabThatItHasPushedIn
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { transitions: { e: [c, { tab: b }] } }
      b:
      c: { transitions: { e: d } }
      d:
    """,
    """
    flow: AListLeavesATabFromASheetOverWhatItHasPushed
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { transitions: { e: [c, { to: s, style: fullScreenCover }] } }
      b:
      c: { transitions: { e: d } }
      s: { transitions: { e: { tab: b } } }
      d:
    """,
    """
    flow: WhatATabIsSelectedAfterIsShownBefore
    start: home
    screens:
      home: { tabs: [a, b] }
      a:
      b:
    expect:
      - { screen: b, after: a }
      - { screen: home, after: a }
    """,
    """
    flow: AListFillsATabThatIsSelectedAgain
    start: s
    screens:
      s: { transitions: { e: [home, x], f: home } }
      home: { style: replace, tabs: [a, b] }
      a:
      b:
      x: { transitions: { z: back } }
    expect:
      - { screen: x, neverAfter: b }
    """,
    """
    flow: ASheetIsClosedByASelectionAndTold
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { transitions: { e: [{ to: s, style: sheet, dismissed: c }, { tab: a }] } }
      b:
      c:
      s:
    """,
    """
    flow: ATapOnATabAroundTabsTakesNothingAway
    start: home
    screens:
      home: { tabs: [a, inner] }
      a: { transitions: { e: { to: s, cancelled: a } } }
      inner: { tabs: [c] }
      c:
      s: { style: sheet, returns: Int }
    """,
    """
    flow: TabsAreBelowWhatTheyHoldOnlyOnce
    start: home
    app: { p: { backTo: home, else: none } }
    screens:
      home: { tabs: [a, inner] }
      a:
      inner: { tabs: [b, { event: t }], transitions: { t: { to: inner, ifShown: ignore } } }
      b: { terminal: true }
    """,
    """
    flow: ALinkToATabOfTabsInATab
    start: home
    screens:
      home: { tabs: [inner, b] }
      inner: { tabs: [c, d] }
      b:
      c:
      d: { deepLink: /d }
    """,
    """
    flow: ALinkPilesUpInACase
    start: home
    states: { s: [one, two] }
    screens:
      home: { switch: s, cases: { one: a, two: b } }
      a:
      b:
      c: { deepLink: /c }
    """,
    """
    flows:
      - flow: BackFromTheTabsThatAFlowStartsWith
        start: home
        screens:
          home: { tabs: [a, b] }
          a:
          b: { embed: Inner, transitions: { cancelled: c } }
          c:
      - flow: Inner
        start: tabs
        screens:
          tabs: { tabs: [d, e] }
          d: { transitions: { e: back } }
          e:
    """,
    """
    flows:
      - flow: TabsReplaceThemselvesAroundAFlow
        start: home
        screens:
          home: { tabs: [a, b] }
          a: { tabs: [c, { event: t }], transitions: { t: { to: b, style: replace, from: a } } }
          b:
          c: { embed: Inner }
      - flow: Inner
        start: tabs
        screens:
          tabs: { tabs: [d, e] }
          d:
          e:
    """,
    """
    flow: TabsGoBackToThemselves
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { tabs: [c, { event: t }], transitions: { t: { backTo: a } } }
      b:
      c:
    """,
    """
    flow: ATapOnATabTakesAwayWhatIsPushedOnTabsInIt
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { tabs: [c, d], transitions: { e: c } }
      b: { transitions: { e: { to: f, style: sheet, cancelled: dismiss } } }
      c: { terminal: true }
      d:
      f: { returns: Int }
    """,
    """
    flow: WhatFollowsASheetOfTabsComesOverThem
    start: home
    screens:
      home: { tabs: [a, b, { event: t }], transitions: { t: { to: s, style: sheet, dismissed: c } } }
      a: { transitions: { e: a2 } }
      a2:
      b:
      c: { transitions: { e: { backTo: a, else: d } } }
      d:
      s:
    expect:
      - { depth: 2 }
    """,
    """
    flow: WhatFollowsAScreenThatTabsPush
    start: home
    screens:
      home: { tabs: [a, b, { event: t }], transitions: { t: { to: s, finished: c, cancelled: d } } }
      a: { transitions: { e: a2 } }
      a2:
      b:
      c: { transitions: { e: back } }
      d: { style: sheet }
      s: { returns: Int, transitions: { e: { finish: 1 }, f: cancel } }
    expect:
      - { depth: 2 }
    """,
    """
    flows:
      - flow: TabsShowASheetOverAFlowInThem
        start: home
        screens:
          home: { tabs: [a, { event: t }], transitions: { t: { to: s, style: sheet } } }
          a: { embed: Inner, transitions: { finished: b } }
          b:
          s: { transitions: { e: { setRoot: c }, f: { to: b, style: fullScreenCover } } }
          c:
      - flow: Inner
        start: d
        screens:
          d: { transitions: { e: f } }
          f:
    """,
    """
    flow: TabsFindWhatTheyShowItself
    start: home
    screens:
      home: { tabs: [a, b] }
      a: { terminal: true }
      b: { tabs: [c], transitions: { k: { to: a, style: sheet, ifShown: return } } }
      c: { transitions: { e: { to: a, style: replace } } }
    """,
    """
    flow: AListSelectsATabThatIsHidden
    start: home
    guards: [g]
    screens:
      home: { tabs: [a, { screen: b, when: g }] }
      a: { transitions: { e: [{ to: c, style: sheet }, { tab: b }], f: { tab: b } } }
      b: { terminal: true }
      c: { transitions: { f: d } }
      d: { terminal: true }
    expect:
      - { depth: 1 }
    """,
    """
    flow: TabsReplaceThemselvesByAListOverThem
    start: home
    guards: [g]
    screens:
      home:
        tabs: [a, { screen: b, when: g }]
        transitions: { k: [c, { tab: b }] }
      a: { transitions: { e: back } }
      b: { transitions: { f: [c, { tab: a }] } }
      c:
    """,
    """
    flows:
      - flow: TabsInAFlowThatIsPushedAgainAndAgain
        start: a
        app: { p: b }
        screens:
          a: { transitions: { e: c } }
          c: { terminal: true }
          b: { embed: Inner }
      - flow: Inner
        start: home
        screens:
          home: { tabs: [d, e] }
          d: { terminal: true }
          e: { terminal: true }
    """,
  ]
}
