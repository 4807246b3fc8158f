import Testing

/// The smallest flows on which the stack and the interpreter once disagreed.
@Suite struct KnownDisagreementTests {
  @Test(arguments: flows) func isSettled(flow: String) {
    #expect(Disagreement.find(in: flow).said == [])
  }

  static let flows = [
    """
    flow: BackFromTabs
    start: a
    screens:
      a: { transitions: { e: b } }
      b: { tabs: [c] }
      c: { transitions: { e: d } }
      d:
    expect:
      - { screen: a, neverAfter: b }
      - { screen: a, neverAfter: d }
    """,
    """
    flow: EmbeddedThenMore
    start: a
    anywhere: { w: [{ to: b, style: plain }, { dismissTo: c }] }
    screens:
      a:
      b: { transitions: { e: [c, { to: a, ifShown: ignore }] } }
      c:
    """,
    """
    flow: ReplacedFromNowhere
    start: a
    app: { p: [{ to: c, style: replace, from: a }, { dismissTo: c }] }
    screens:
      a: { transitions: { e: { setRoot: d } } }
      c:
      d:
    """,
    """
    flow: BackToItself
    start: a
    anywhere: { w: [backToRoot, { backTo: a }] }
    screens:
      a: { transitions: { e: b } }
      b:
    """,
    """
    flow: EndOfWhoeverBegan
    start: a
    screens:
      a:
        transitions:
          e: [{ to: b, style: fullScreenCover, finished: dismiss },
              { to: b, style: fullScreenCover, finished: none }]
      b:
        returns: Int
        transitions:
          e: [{ to: a, style: sheet, dismissed: none }, finish]
    """,
  ]
}
