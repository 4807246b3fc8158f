import Testing

/// The smallest flows on which the stack and the interpreter once disagreed.
@Suite(.lowPriority) struct KnownDisagreementTests {
  @Test(
    arguments: ofOne + withRuns + withEnds + withFindings + ofFrames + ofRefusals + ofMemory
      + ofWaits + ofTabs + ofSteps + ofHolders + ofLinkWays + ofAfterEnds + ofContainers
  )
  func isSettled(flow: String) {
    #expect(Disagreement.find(in: flow, states: 100).disagreements == [])
  }

  static let ofOne = [
    """
    flow: AnsweredWhileAListGoesOn
    start: a
    screens:
      a: { transitions: { e: [{ to: b, dismissed: b }, a], f: { to: b, style: replace } } }
      b: { alert: Hm }
    expect:
      - { depth: 4 }
    """,
    """
    flow: DepthOverACover
    start: a
    screens:
      a: { transitions: { e: { to: b, style: replace } } }
      b:
        transitions:
          e: [{ to: b, style: fullScreenCover, dismissed: a }, { to: c, style: replace }]
          f: dismissAll
      c: { returns: Int, transitions: { e: { to: b, style: fullScreenCover, dismissed: back } } }
    expect:
      - { depth: 1 }
    """,
    """
    flow: BackToTheTabsAround
    start: a
    screens:
      a: { transitions: { e: { to: b, style: replace } } }
      b: { tabs: [d] }
      c: { alert: Hm }
      d: { transitions: { e: { to: c, ifShown: ignore }, f: { backTo: b } } }
    expect:
      - { screen: c, fromAnywhere: true }
    """,
    """
    flow: ClosedByALink
    start: a
    app: { p: { to: b, style: fullScreenCover, dismissed: back } }
    screens:
      a: { deepLink: /a }
      b:
    """,
    """
    flow: TabsInTabsAgain
    start: a
    screens:
      a: { transitions: { e: d } }
      c: { tabs: [d, f] }
      d: { tabs: [f] }
      f:
        transitions:
          e: { to: f, style: replace }
          g: [{ tab: f }, { to: c, style: replace }]
    """,
    """
    flow: DepthUnderACover
    start: a
    screens:
      a: { transitions: { e: [back, { to: a, style: fullScreenCover, dismissed: b }] } }
      b:
    expect:
      - { depth: 4 }
    """,
    """
    flow: SharedWayBack
    start: a
    anywhere: { w: { to: a, style: sheet, ifShown: return } }
    screens:
      a: { transitions: { e: { to: b, style: plain } } }
      b:
    """,
    """
    flow: BackToWhatHoldsIt
    start: a
    anywhere:
      w: { to: a, style: replace }
    screens:
      a: { transitions: { e: [{ to: b, style: sheet, ifShown: return }, { to: c, style: plain }] } }
      b: { tabs: [c] }
      c: { terminal: true }
    expect:
      - { depth: 2 }
    """,
    """
    flow: AppEventsEndTheFlow
    start: a
    anywhere: { w: { to: b, style: { compact: sheet, regular: push }, finished: dismiss } }
    app: { p: finish }
    screens:
      a:
      b: { returns: Int }
    """,
    """
    flow: NothingForAValue
    start: a
    states: { s: [one, two] }
    screens:
      a: { transitions: { e: { to: b, style: plain } } }
      b: { switch: s, cases: { one: c } }
      c:
    expect:
      - { screen: c, fromAnywhere: true }
    """,
    """
    flow: NoTabsBelow
    start: a
    screens:
      a: { transitions: { e: c } }
      b: { tabs: [d, c] }
      c: { transitions: { e: [{ tab: d }, { to: a, style: plain }] } }
      d:
    expect:
      - { depth: 4 }
    """,
    """
    flow: DismissedToTheSameLayer
    start: a
    screens:
      a: { transitions: { e: b, f: { to: c, style: sheet } } }
      b: { transitions: { e: c } }
      c: { transitions: { e: { dismissTo: a } } }
    expect:
      - { screen: a, neverAfter: c }
      - { depth: 3 }
    """,
    """
    flow: TabsOverTabs
    start: a
    anywhere: { w: b }
    screens:
      a:
      b: { tabs: [c] }
      c:
    expect:
      - { depth: 4 }
    """,
    """
    flow: OverTabs
    start: a
    anywhere: { w: d }
    screens:
      a: { tabs: [b], transitions: { e: c, f: { to: c, style: replace }, g: back } }
      b:
      c:
      d: { transitions: { h: a } }
    expect:
      - { depth: 2 }
      - { screen: a, neverAfter: c }
      - { screen: b, fromAnywhere: true }
    """,
    """
    flow: TabsAgain
    start: a
    screens:
      a: { transitions: { e: b } }
      b: { tabs: [c] }
      c:
    expect:
      - { screen: c, neverAfter: b }
    """,
    """
    flow: DeepUnderTabs
    start: a
    screens:
      a: { tabs: [b] }
      b: { transitions: { e: c } }
      c: { transitions: { e: d } }
      d: { tabs: [f] }
      f:
    expect:
      - { depth: 2 }
      - { depth: 3 }
    """,
    """
    flow: ReplacedFromAnywhere
    start: a
    anywhere: { w: { to: b, style: replace } }
    screens:
      a:
      b:
      c:
    expect:
      - { screen: c, fromAnywhere: true }
      - { screen: b, fromAnywhere: true }
    """,
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
