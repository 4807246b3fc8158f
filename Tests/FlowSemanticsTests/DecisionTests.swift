import Testing

/// Guards, choices, outcomes, timers, and what a screen requires.
@Suite struct DecisionTests {
  static let flow = """
    flow: Call
    start: start
    states: { session: [signedOut, signedIn] }
    guards: { isOpen: , isFixed: { fixed: true } }
    effects: [refresh]
    outcomes:
      makeCall: [success, failure]
      save: { params: { id: Int }, ends: { saved: { version: Int }, refused: } }
    screens:
      start:
        transitions:
          guarded: [{ effect: refresh }, { when: isOpen, then: a }, b]
          orElse: { when: isOpen, then: a, else: b }
          byState: { when: { session: signedIn }, then: a, else: b }
          chosen: { choose: [{ when: { session: signedIn }, then: a }, { when: isOpen, then: b }, { else: c }] }
          called: { to: inProgress, style: replace }
          saveTapped: { await: save, with: { id: 3 }, cases: { saved: { to: saved, with: { version: $event.version } }, refused: none } }
          waited: { after: 2s, then: a }
          secretly: [{ to: secret }, b]
          elsewhere: b
          fixedly: { when: isFixed, then: a, else: b }
      a: { transitions: { goBack: back } }
      b: {}
      c: {}
      saved: { params: { version: Int } }
      secret: { requires: isOpen }
      inProgress:
        await: makeCall
        transitions:
          success: { to: a, style: replace }
          failure: { to: b, style: replace }
          helped: { to: c, style: sheet }
          cancelled: { to: start, style: replace }
      form:
        leaving: { when: isOpen, then: discard }
        transitions: { leave: dismiss, sure: dismiss, edited: c }
      discard: { alert: Discard?, buttons: { sure: Discard, cancel: none } }
    app: { opened: { to: form, style: sheet }, pushed: form }
    """

  @Test(arguments: [
    Play("guarded", "root: start > a > b"),
    Play("orElse", "root: start > a"),
    Play("byState", "root: start > b"),
    Play("set:session=signedIn byState", "root: start > a"),
    Play("set:session=signedIn chosen", "root: start > a"),
    Play("chosen", "root: start > b"),
    Play("called", "root: inProgress"),
    Play("called end:success", "root: a"),
    Play("called end:failure", "root: b"),
    Play("called helped end:success", "root: a"),
    Play("saveTapped saveTapped end:saved(version=5)", "root: start > saved(version: 5)"),
    Play("saveTapped end:refused", "root: start"),
    Play("waited time", "root: start > a"),
    Play("waited elsewhere time", "root: start > b > a"),
    Play("app:opened sys:swipe", "root: start | sheet: form | alert: discard"),
    Play("app:opened sys:swipe press:sure", "root: start"),
    Play("app:opened sys:swipe press:cancel", "root: start | sheet: form"),
    Play("app:opened leave", "root: start"),
    Play("app:opened edited sys:swipe", "root: start | sheet: form > c | alert: discard"),
    Play("app:pushed sys:back", "root: start > form | alert: discard"),
    Play("secretly", "root: start > secret > b"),
  ])
  func decisions(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test(arguments: [
    Play("guarded", "root: start > b"),
    Play("orElse", "root: start > b"),
    Play("chosen", "root: start > c"),
    Play("secretly", "root: start > b", ["refused"]),
    Play("app:opened sys:swipe", "root: start"),
    Play("app:opened edited sys:swipe", "root: start"),
    Play("app:pushed sys:back", "root: start"),
  ])
  func closed(play: Play) throws {
    try play.check(Self.flow, ["isOpen": false])
  }

  @Test func whatWasRefusedIsResumed() throws {
    var player = try Player(Self.flow, ["isOpen": false])
    try player.play("secretly")
    player.answers["isOpen"] = true
    #expect(try player.play("set:session=signedIn") == "root: start > b > secret")
    #expect(try player.play("set:session=signedOut") == "root: start > b > secret")
  }

  @Test func anOutcomeBeginsOnceForEachShownInstance() throws {
    var player = try Player(Self.flow)
    try player.play("called helped sys:swipe")
    #expect(player.said == ["await makeCall", "c dismissed"])
    try player.play("cancelled")
    #expect(player.state.awaits.isEmpty)
    try player.play("saveTapped saveTapped")
    #expect(player.said.suffix(1) == ["await save(id: 3)"])
  }

  @Test func aLateAnswerIsDropped() throws {
    var player = try Player(Self.flow)
    try player.play("called")
    let waiting = try #require(player.state.awaits.keys.first)
    try player.play("cancelled")
    player.step(.answered(waiting, end: 0, []))
    #expect(player.stacks == "root: start")
    #expect(player.remarked == ["ignored"])
  }

  @Test func aFixedGuardAnswersOnce() throws {
    var player = try Player(Self.flow)
    #expect(try player.play("fixedly goBack") == "root: start")
    player.answers["isFixed"] = false
    #expect(try player.play("fixedly") == "root: start > a")
  }

  @Test func guardsOfAListAreAskedBeforeItsFirstAction() throws {
    let player = try Player(Self.flow)
    var asked = 0
    let symbol = try #require(player.interpreter.project.symbols.symbol(for: "guarded"))
    let start = try #require(player.state.active.first)
    let step = player.interpreter.step(player.state, .sent(symbol, from: start, [])) { _ in
      asked += 1
      return false
    }
    #expect(asked == 1)
    #expect(step.calls.count == 1)
  }
}
