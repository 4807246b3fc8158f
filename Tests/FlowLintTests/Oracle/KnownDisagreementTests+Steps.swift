/// Those about the steps of a sequence that are over.
extension KnownDisagreementTests {
  static let ofSteps = [
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
  ]
}
