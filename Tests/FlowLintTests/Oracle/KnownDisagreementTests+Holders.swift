/// Those in which a container acts by itself while what it holds is on top, and others in which something acts from
/// elsewhere than the top.
extension KnownDisagreementTests {
  static let ofHolders = [
    """
    flow: LeavingAsksAFixedGuard
    start: x
    guards: { g: { fixed: true } }
    screens:
      x: { transitions: { e: { to: r, cancelled: { when: g, then: { to: x } } } } }
      r:
        returns: Int
        leaving: { when: g, then: none }
        transitions: { k: { params: { n: Int }, finish: $event.n } }
    """,
    """
    flow: WhatFollowsAnElseThatDoesNothing
    start: s
    guards: [g]
    screens:
      s:
        transitions:
          e: [{ backTo: x, else: { when: g, then: none } }, { backTo: s, else: { to: deeper } }]
          t: x
      x:
      deeper:
        embed: WhatFollowsAnElseThatDoesNothing
        transitions: { finished: none, cancelled: none }
    """,
    """
    flow: AContainerIsToldAfterScreensInsideHaveGone
    start: home
    screens:
      home:
        tabs: [a, b, { event: compose }]
        transitions:
          compose: { to: s, style: sheet, interactiveDismissDisabled: true, dismissed: z }
      a: { transitions: { e: [{ to: c, style: plain }, { to: d, style: plain }] } }
      b:
      c:
      d:
      s: { transitions: { r: [{ backTo: c, else: none }, { to: v, style: plain }] } }
      v: { transitions: { k: { backTo: z, else: none } } }
      z:
    """,
    """
    flow: TheRootOfTheTabOfOuterTabs
    start: home
    screens:
      home:
        tabs: [a, b, { event: compose, title: New }]
        transitions: { compose: [backToRoot, { to: w, style: replace }] }
      a: { tabs: [c, d] }
      b:
      c: { transitions: { e: c2 } }
      c2:
      d:
      w: { transitions: { k: { to: z, style: replace, from: c } } }
      z:
    """,
    """
    flow: TheRootBelowTabsThatPushAScreenOverThemselves
    start: start
    screens:
      start: { transitions: { e: { to: home, style: plain } } }
      home:
        tabs: [a, b, { event: compose, title: New }]
        transitions: { compose: { to: y, style: plain } }
      a:
      b:
      y: { transitions: { r: [backToRoot, { backTo: home, else: z }] } }
      z:
    """,
    """
    flow: TheRootOfTabsThatPushAScreenOverThemselves
    start: home
    screens:
      home:
        tabs: [a, b, { event: compose, title: New }]
        transitions: { compose: { to: y, style: plain } }
      a: { transitions: { e: c } }
      b:
      c: { transitions: { f: { to: s, style: sheet } } }
      s: { transitions: { r: backToRoot } }
      y: { transitions: { r: [backToRoot, { backTo: c, else: z }], f: { to: s, style: sheet } } }
      z:
    """,
    """
    flow: AListGoesOnOverAnAlertOfAContainer
    start: start
    screens:
      start: { transitions: { e: { to: home, style: plain } } }
      home:
        tabs: [a, b, { event: compose, title: New }]
        transitions: { compose: [warn, { to: y, style: plain }] }
      a:
      b:
      warn: { alert: Hm }
      y: { transitions: { r: [{ backTo: a, else: z }] } }
      z:
    """,
    """
    flow: AContainerGoesBackToAScreenThatIsInsideToo
    start: a
    screens:
      a: { transitions: { e: { to: home, style: plain } } }
      home:
        tabs: [c, b, { event: compose, title: New }]
        transitions: { compose: [{ backTo: a }, { to: n, style: replace }] }
      c: { transitions: { g: [{ to: a, style: plain }, { to: a2, style: plain }] } }
      b:
      a2: { terminal: true }
      n: { transitions: { k: { backTo: home, else: z } } }
      z:
    expect:
      - { screen: z, within: 2, of: a2 }
    """,
    """
    flow: AScreenInATabIsReplacedFromAScreenOverTheTabs
    start: home
    screens:
      home:
        tabs: [a, b]
        transitions: { e: { to: y, style: plain } }
      a:
      b: { transitions: { e: none } }
      y: { transitions: { k: [{ to: z, style: replace, from: a }, { to: q, style: plain }] } }
      z:
      q: { transitions: { j: { to: p, style: replace, from: y } } }
      p:
    """,
    """
    flow: OuterTabsSelectATabOfInnerTabs
    start: home
    screens:
      home:
        tabs: [a, b]
        transitions: { e: [{ tab: d }, { to: z, style: plain }] }
      a: { tabs: [c, d] }
      b:
      c:
      d:
      z: { transitions: { k: { to: q, style: replace, from: c } } }
      q:
    """,
    """
    flow: ALateEndOfWhatHasComeUpSinceIsTold
    start: home
    screens:
      home:
        transitions:
          askTapped: { to: ask, style: fullScreenCover, dismissed: thanks }
          muted: { after: 30s, then: { to: still, style: sheet } }
      ask: { terminal: true }
      still:
      thanks:
    """,
    """
    flow: ALinkOnTopClosesAnAlert
    start: s
    screens:
      s: { transitions: { e: warn, f: { to: warn, dismissed: x } } }
      warn: { alert: Hm, buttons: { ok: none } }
      l: { style: plain, deepLink: { path: /l, onTop: true }, transitions: { k: back } }
      m: { style: sheet, deepLink: { path: /m, onTop: true } }
      x:
    expect:
      - { screen: l, neverAfter: warn }
    """,
    """
    flow: ALateActionGoesBackFromWhatHasComeUpSince
    start: home
    screens:
      home:
        transitions:
          askTapped: { to: ask, style: push }
          muted: { after: 30s, then: backToRoot }
      ask: { terminal: true }
    """,
    """
    flow: TheLastScreenHoldsOthers
    start: start
    screens:
      start: { transitions: { e: { to: home, style: plain } } }
      home: { tabs: [b], terminal: true }
      b:
    """,
    """
    flow: AWayClosesWhatItHasPutOnATab
    states: { s: [one, two] }
    start: s
    screens:
      s: { transitions: { e: n1 } }
      home: { tabs: [a] }
      a: { deepLink: { path: /a, stack: [x] } }
      x: { transitions: { t: x } }
      n1: { switch: s, cases: { one: x, two: home } }
    """,
    """
    flow: AWayClosesWhatItHasPutOnACase
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: d } }
      d: { switch: s, cases: { one: x, two: y } }
      x:
      y: { deepLink: { path: /y, stack: [x] } }
    """,
  ]
}
