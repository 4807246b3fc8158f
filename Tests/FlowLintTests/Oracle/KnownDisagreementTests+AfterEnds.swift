/// Those in which a list follows the end of a run, whose last screen is still there.
extension KnownDisagreementTests {
  static let ofAfterEnds = [
    """
    flows:
      - flow: BackToARunThatHasEnded
        start: a
        screens:
          a: { transitions: { e: { setRoot: c } } }
          c: { embed: Inner, transitions: { finished: [a, { backTo: c }] } }
        expect: [{ screen: a, neverAfter: c }]
      - flow: Inner
        start: d
        screens:
          d: { transitions: { e: finish } }
    """,
    """
    flows:
      - flow: BackToRootAfterAnEnd
        start: a
        anywhere:
          w: { to: b, style: replace }
        screens:
          a:
          b: { embed: Inner, transitions: { finished: [{ backTo: a, else: { to: a } }, backToRoot] } }
      - flow: Inner
        start: d
        screens:
          c:
          d: { transitions: { e: [{ to: c, style: replace }, finish] } }
    """,
    """
    flow: BackAfterASheetThatHasEnded
    start: a
    screens:
      a: { transitions: { f: { to: y } } }
      y: { transitions: { e: { to: z, style: sheet, finished: [w, back] } } }
      z: { returns: Int, transitions: { e: { finish: 1 } } }
      w:
    """,
    """
    flows:
      - flow: NothingIsDismissedAfterAnEndInTabs
        start: home
        screens:
          home: { tabs: [b] }
          b: { embed: Inner, transitions: { cancelled: [dismiss, c] } }
          c:
      - flow: Inner
        start: tabs
        screens:
          tabs: { tabs: [d] }
          d: { transitions: { e: back } }
    """,
    """
    flows:
      - flow: ASheetIsDismissedToWhatHasEnded
        start: a
        screens:
          a: { transitions: { e: { to: b, finished: { dismissTo: b } } } }
          b: { embed: Inner }
      - flow: Inner
        start: c
        screens:
          c: { transitions: { e: finish } }
    """,
    """
    flow: ASequenceIsDismissedToItself
    start: a
    sequences:
      tour: { steps: [{ screen: c }] }
    screens:
      a: { transitions: { e: { to: tour, finished: { dismissTo: tour } } } }
      c:
    """,
    """
    flows:
      - flow: AnAppEventEndsAFlowWithASheet
        start: a
        outcomes:
          o: [no]
        screens:
          a: { transitions: { e: { await: o, cases: { no: { to: m1 } } } } }
          b:
          m1: { embed: AppEventsEndTheFlow, transitions: { finished: [{ to: b }, a, { to: m1 }] } }
      - flow: AppEventsEndTheFlow
        start: a
        anywhere:
          w: { to: b, style: { compact: sheet, regular: push } }
        app:
          p: finish
        screens:
          a:
          b: {}
    """,
    """
    flow: ATabOfWhatHasEnded
    start: a
    sequences:
      q: { steps: [b], then: { tab: d } }
    screens:
      a: { transitions: { e: { to: q } } }
      b: { tabs: [d] }
      d: {}
    """,
    """
    flow: AReactionEndsTheRunOfItsOwnList
    start: a
    screens:
      a: { transitions: { e: b } }
      b: { transitions: { e: [c, { to: c, cancelled: cancel }] } }
      c: { returns: Int, transitions: { e: { to: b, style: fullScreenCover } } }
    """,
    """
    flows:
      - flow: TheInnerOfTwoRunsIsTold
        start: a
        sequences:
          tour: { steps: [{ screen: inner }] }
          inner: { steps: [c] }
        screens:
          a: { transitions: { e: tour } }
          c: { transitions: { e: m1 } }
          m1: { embed: ASharedEventReplacesAStep, transitions: { cancelled: { to: m1, style: replace } } }
      - flow: ASharedEventReplacesAStep
        start: a
        screens:
          a:
    """,
    """
    flow: NobodyDismissesWhatTakesAPlace
    start: a
    anywhere:
      w: { to: d, style: replace, dismissed: b }
    screens:
      a: { transitions: { f: { to: c, style: sheet } } }
      b:
      c:
      d:
    """,
    """
    flow: ASequenceIsLeftByALookup
    start: a
    sequences:
      tour: { steps: [{ screen: a }] }
    screens:
      a: { transitions: { e: { dismissTo: tour, else: { then: { dismissTo: tour, else: { to: tour, style: animated, dismissed: { backTo: a, else: n2 } } } } } } }
      n2: {}
    """,
    """
    flow: AListGoesOnAfterItLeftASequence
    start: a
    sequences: { tour: { steps: [b] } }
    screens:
      a: { transitions: { e: { to: tour, dismissed: { setRoot: b } } } }
      b: { transitions: { h: [dismiss, a] } }
    """,
    """
    flow: WhatTabsPushHasEndedOverThem
    start: home
    screens:
      home: { tabs: [a, { event: t }], transitions: { t: { to: s, finished: [dismissAll, c] } } }
      a:
      c: { transitions: { e: back } }
      s: { returns: Int, transitions: { e: { finish: 1 } } }
    """,
    """
    flows:
      - flow: BackToRootAfterWhatMayBeShown
        start: a
        anywhere: { w: { to: b, style: replace } }
        screens:
          a:
          b: { embed: Inner, transitions: { finished: [{ to: a, ifShown: return }, backToRoot] } }
      - flow: Inner
        start: d
        screens:
          c:
          d: { transitions: { e: [{ to: c, style: replace }, finish] } }
    """,
  ]
}
