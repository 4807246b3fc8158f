/// Those in which it matters what the stack remembers of the app, or which step a screen is.
extension KnownDisagreementTests {
  static let ofMemory = [
    """
    flow: AStateChangesWhileTimePasses
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: { when: { s: one }, then: { after: 1s, then: { when: { s: two }, then: b } } } } }
      b:
    """,
    """
    flow: AStateWithASwitchChangesWhileTheAppIsAsked
    start: a
    states: { s: [one, two] }
    outcomes: { o: [done] }
    screens:
      a:
        transitions:
          e: { when: { s: one }, then: { await: o, cases: { done: { when: { s: two }, then: b } } } }
          f: c
      b:
      c: { switch: s, cases: { one: d, two: e } }
      d:
      e:
    """,
    """
    flow: ARetryThatIsRefusedForGoodClosesAnAlert
    start: a
    states: { s: [one, two] }
    guards: { g: { fixed: true } }
    screens:
      a: { transitions: { e: [b, x, ask] } }
      b: { style: fullScreenCover, transitions: { e: c } }
      ask: { alert: Hm, buttons: { e: OK } }
      x: { requires: g, style: fullScreenCover }
      c:
    expect:
      - { screen: b, neverAfter: ask }
    """,
    """
    flow: ALinkWaitsForTheCase
    start: a
    states: { s: [one, two] }
    screens:
      a: { switch: s, cases: { one: b, two: c } }
      b:
      c: { transitions: { e: d } }
      d: { deepLink: { path: /d, stack: [c] } }
    expect:
      - { screen: d, after: c }
    """,
    """
    flow: ALinkGoesToTheFirstScreenOfTheCase
    start: a
    states: { s: [one, two] }
    screens:
      a: { switch: s, cases: { one: b, two: b } }
      b: { transitions: { e: c, f: d } }
      c: { style: plain, terminal: true }
      d: { deepLink: { path: /d, stack: [b] } }
    expect:
      - { screen: d, neverAfter: c }
    """,
    """
    flow: AStateIsNoticedWhileAnActionWaits
    start: a
    states: { s: [one, two] }
    guards: [g]
    screens:
      a: { transitions: { e: { when: { s: one }, then: [x, ask] }, f: { when: { s: two }, then: b } } }
      ask: { alert: Hm, buttons: { f: OK } }
      x: { requires: g }
      b:
    expect:
      - { screen: b, neverAfter: ask }
    """,
    """
    flow: NobodySendsTheEventsOfAnEmptySwitch
    start: a
    states: { s: [one, two] }
    screens:
      a: { switch: s, cases: { one: b }, transitions: { k: { to: c, style: sheet, ifShown: return } } }
      b: { transitions: { k: none } }
      c:
    """,
    """
    flow: AnAnswerThatClosesAWayForGood
    start: a
    guards: { g: { fixed: true } }
    screens:
      a: { transitions: { e: { when: g, then: none, else: b } } }
      b:
    expect: [{ screen: b, fromAnywhere: true }]
    """,
    """
    flow: ASharedEventReplacesAStep
    start: a
    anywhere: { e: { to: b, style: replace } }
    sequences: { tour: { steps: [a, { screen: b, style: sheet }] } }
    screens:
      a:
      b: { transitions: { f: { to: tour } } }
    """,
    """
    flow: ANewRootOfASequenceIsNoStep
    start: a
    sequences: { tour: { steps: [b, { screen: a, style: sheet }] } }
    screens:
      a: { transitions: { e: { to: tour, style: sheet } } }
      b: { transitions: { e: { setRoot: a } } }
    """,
    """
    flow: LeavingOfAPushedSwitch
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: c } }
      c: { switch: s, cases: { one: d, two: d }, leaving: x }
      d:
      x:
    expect:
      - { screen: x, neverAfter: a }
    """,
    """
    flow: AStepInPlaceAwaitsItsOwnAnswer
    start: a
    outcomes: { o: [yes, no] }
    sequences: { tour: { steps: [d, { screen: f, style: replace }], then: { setRoot: z } } }
    screens:
      a: { transitions: { e: tour } }
      d: { await: o, returns: Int, transitions: { yes: { finish: 1 }, no: none, next: none } }
      f: { await: o, transitions: { yes: { setRoot: y }, no: none } }
      y:
      z:
    """,
    """
    flows:
      - flow: AStepInPlaceEndsItsFlow
        start: a
        screens:
          a: { transitions: { e: { to: b, style: plain, cancelled: x } } }
          b: { embed: Inner }
          x:
      - flow: Inner
        start: k
        sequences: { tour: { steps: [d, { screen: f, style: replace }], then: { setRoot: z } } }
        screens:
          k: { transitions: { e: tour } }
          d: { returns: Int, transitions: { e: none } }
          f: { transitions: { e: cancel } }
          z:
    """,
    """
    flow: NoWayBackToTheStepBefore
    start: a
    sequences: { tour: { steps: [d, f], back: false, then: { setRoot: z } } }
    screens: { a: { transitions: { e: tour } }, d: , f: , z: }
    expect:
      - { screen: d, neverAfter: f }
    """,
    """
    flow: AStepInASheetIsSwipedAway
    start: a
    sequences: { tour: { steps: [d, { screen: f, style: sheet }, g], then: back } }
    screens: { a: { transitions: { e: tour } }, d: , f: , g: }
    expect:
      - { screen: d, neverAfter: f }
    """,
    """
    flow: TheLastStepIsRefused
    start: a
    guards: [g]
    sequences: { tour: { steps: [d, f], then: { setRoot: z } } }
    screens:
      a: { transitions: { e: tour } }
      d:
      f: { requires: g, transitions: { next: none } }
      z:
    """,
    """
    flow: ASheetOfASwitchStaysWhenTheCaseChanges
    start: a
    states: { s: [one, two] }
    screens:
      a: { switch: s, cases: { one: b }, transitions: { k: { to: c, style: sheet } } }
      b:
      c: { transitions: { e: { when: { s: two }, then: d } } }
      d:
    """,
    """
    flow: WhatASwitchShowsLaterIsShownBefore
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: { when: { s: one }, then: none, else: { setRoot: b } }, f: d } }
      b: { switch: s, cases: { one: c } }
      c:
      d:
    expect:
      - { screen: c, after: d }
    """,
  ]
}
