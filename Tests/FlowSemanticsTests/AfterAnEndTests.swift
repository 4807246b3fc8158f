import Testing

/// What follows the end of a run waits for what is left.
@Suite struct AfterAnEndTests {
  private static let flow = """
    flows:
      - flow: Shop
        start: list
        outcomes: { save: { ends: { saved: { id: Int }, failed: } } }
        screens:
          list:
            transitions:
              pushed: checkout
              sheeted: { to: checkout, style: sheet }
              covered: { to: checkout, style: fullScreenCover }
              opened: details
              shared: share
              picked: { to: picker, style: sheet }
              toured: tour
              tabbed: tabs
          details: { transitions: { sheeted: { to: checkout, style: sheet }, goBack: back } }
          checkout:
            embed: Checkout
            transitions:
              finished: { await: save, cases: { saved: order, failed: note } }
              cancelled: { after: 2s, then: note }
          share:
            external: true
            transitions:
              finished: { await: save, cases: { saved: order, failed: note } }
              cancelled: { after: 1s, then: note }
          picker:
            returns: Int
            transitions:
              chosen: { finish: 1 }
              finished: { await: save, cases: { saved: order, failed: note } }
          order: { params: { id: Int } }
          note:
          step:
          tabs: { tabs: [checkout, note] }
        sequences:
          tour: { steps: [step], then: { await: save, cases: { saved: order, failed: note } } }
      - flow: Checkout
        start: address
        screens:
          address: { transitions: { paid: payment, closed: cancel } }
          payment: { transitions: { done: finish } }
    """

  @Test(arguments: [
    Play("pushed paid done end:saved(id=1)", "root: list > order(id: 1)"),
    Play("sheeted paid done end:saved(id=1)", "root: list > order(id: 1)"),
    Play("covered paid done end:failed", "root: list > note"),
    Play("opened sheeted paid done end:saved(id=1)", "root: list > details > order(id: 1)"),
    Play("sheeted closed time", "root: list > note"),
    Play("shared done:1 end:saved(id=1)", "root: list > order(id: 1)"),
    Play("shared close time", "root: list > note"),
    Play("picked chosen end:failed", "root: list > note"),
    Play("toured next end:failed", "root: list > note"),
  ])
  func answersComeToWhatIsLeft(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test func anAnswerIsDroppedWhereWhatWasLeftHasGone() throws {
    var player = try Player(Self.flow)
    try player.play("opened sheeted paid done goBack")
    #expect(player.state.awaits.isEmpty)
  }

  @Test func theLastScreenWaitsWhereNothingElseIsLeft() throws {
    var player = try Player(Self.flow)
    try player.play("tabbed paid done end:failed")
    #expect(player.stacks == "root: list > tabs{[payment > note]; note}")
  }
}
