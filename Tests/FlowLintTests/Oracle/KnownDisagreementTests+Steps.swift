/// Those about the steps of a sequence that are over.
extension KnownDisagreementTests {
  static let ofSteps = [
    """
    flow: WhatASequenceHasLeftIsNotInTheFrameAroundIt
    start: a
    sequences:
      tour: { steps: [b], skip: { to: b, style: sheet, ifShown: return } }
      other: { steps: [c], then: [{ to: c, ifShown: return }, { to: d, ifShown: ignore }] }
    screens:
      a: { transitions: { e: tour, f: other } }
      b:
      c:
      d: { transitions: { e: { to: r, finished: { to: r, ifShown: return } } } }
      r: { returns: Int, transitions: { k: { params: { n: Int }, finish: $event.n } } }
    """,
    """
    flows:
      - flow: AFlowThatIsAStepGoesWhenTheNextIsPushed
        start: a
        sequences: { tour: { steps: [inner, b] } }
        screens:
          a: { transitions: { e: tour } }
          inner: { embed: Inner }
          b: { transitions: { e: c } }
          c:
        expect: [{ depth: 2 }]
      - flow: Inner
        start: d
        screens:
          d: { transitions: { e: finish } }
    """,
    """
    flows:
      - flow: AFlowThatIsTheRootStaysUnderTheNextStep
        start: tour
        sequences: { tour: { steps: [inner, { screen: b, style: sheet }], then: c } }
        screens:
          inner: { embed: Inner }
          b:
          c:
      - flow: Inner
        start: d
        screens:
          d: { transitions: { e: f } }
          f: { transitions: { e: finish } }
    """,
    """
    flow: ASheetAfterAScreenOfTheSystem
    start: a
    sequences: { tour: { steps: [b, { screen: c, style: sheet }] } }
    screens:
      a: { transitions: { e: { to: tour, style: sheet }, f: b } }
      b: { external: true }
      c:
    """,
    """
    flow: TheNextStepLiesOverAContainer
    start: tour
    guards: [g]
    states: { s: [one, two] }
    sequences:
      tour:
        steps: [a0, a1, { screen: a3, when: g }, a4, { screen: a5, style: sheet }]
        skip: { setRoot: a6 }
        then: { setRoot: a6 }
    screens:
      a0:
      a1:
        tabs: [a2, b]
      a2: { transitions: { e: x } }
      x: { transitions: { e: [back, x] } }
      b:
      a3:
      a4: { switch: s, cases: { one: c, two: d } }
      c: { transitions: { e: x } }
      d:
      a5: { transitions: { e: x } }
      a6: { transitions: { e: { backTo: a2 } } }
    """,
    """
    flow: AStepIsATabToo
    start: a
    sequences: { tour: { steps: [b, c] } }
    screens:
      a: { transitions: { e: { to: tour, style: fullScreenCover } } }
      b: { tabs: [c] }
      c:
    """,
    """
    flow: ASequenceGoesBackToItsOwnStep
    start: a
    sequences: { s: { steps: [b], then: { dismissTo: b } } }
    screens:
      a: { transitions: { e: { to: s, style: fullScreenCover }, f: { to: b, style: sheet } } }
      b: { transitions: { g: { to: s, style: fullScreenCover } } }
    """,
    """
    flows:
      - flow: SheetOfAStepInThePlaceOfACover
        start: a0
        sequences:
          tour:
            steps:
              - a1
              - { screen: a2, style: sheet }
            skip: c
        screens:
          a0:
            transitions:
              e2: { to: tour, style: fullScreenCover }
          a1: { embed: F1 }
          a2:
          c:
            transitions:
              e: c
      - flow: F1
        start: b0
        screens:
          b0: { transitions: { e: finish } }
    """,
    """
    flows:
      - flow: CoverOfAStepInThePlaceOfASheet
        start: a0
        sequences:
          tour:
            steps:
              - a1
              - { screen: a2, style: fullScreenCover }
            skip: c
        screens:
          a0:
            transitions:
              e2: { to: tour, style: sheet }
          a1: { embed: F1 }
          a2:
          c:
            transitions:
              e: c
      - flow: F1
        start: b0
        screens:
          b0: { transitions: { e: finish } }
    """,
    """
    flow: AStepEndsUnderTheNextOne
    start: a
    outcomes:
      o: [yes]
    sequences:
      tour: { steps: [d, { screen: f }] }
    screens:
      a: { transitions: { e: tour } }
      d: { await: o, returns: Int, transitions: { yes: { finish: 1 } } }
      f: {}
    """,
    """
    flow: AStepInPlaceHasABackButton
    start: a
    sequences:
      tour: { steps: [d, { screen: f, style: replace }] }
    screens:
      a: { transitions: { e: tour } }
      d: { returns: Int, transitions: { yes: { then: { finish: 1 } }, next: none } }
      f: { transitions: { yes: { setRoot: y } } }
      y: { transitions: { x0: { to: tour, style: animated } } }
    """,
  ]
}
