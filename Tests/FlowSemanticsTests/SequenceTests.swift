import Testing

/// Screens shown in order.
@Suite struct SequenceTests {
  static let flow = """
    flow: Shop
    start: list
    guards: { mayAsk: Push permission was never asked., isNew: }
    sequences:
      onboarding:
        style: animated
        steps:
          - welcome
          - { screen: value, when: isNew }
          - { screen: notifications, style: sheet, when: mayAsk }
          - { screen: terms, style: push }
        skip: note
        then: { to: home, style: plain }
        once: onboarded
        transitions: { helped: { to: help, style: sheet } }
      strict:
        back: false
        steps: [welcome, terms]
    screens:
      list:
        transitions:
          begin: onboarding
          beginInSheet: { to: onboarding, style: sheet, cancelled: note }
          beginStrict: { to: strict, finished: note }
          beginInPlace: { to: onboarding, style: replace }
      welcome:
        transitions:
          swapped: { to: help, style: replace }
          goBack: back
          toList: { backTo: list }
          rooted: { setRoot: note }
      value: { transitions: { next: note } }
      notifications: { transitions: { goBack: back, goDismiss: dismiss, detail: help } }
      terms: { transitions: { goBack: back, toList: { backTo: list }, goDismiss: dismiss } }
      home: {}
      help: {}
      note: {}
    """
  static let plain: [String: Bool] = ["isNew": false]

  @Test(arguments: [
    Play("begin", "root: list > welcome"),
    Play("begin next", "root: list > welcome | sheet: notifications"),
    Play("begin next next", "root: list > welcome > terms"),
    Play("begin next detail", "root: list > welcome | sheet: notifications > help"),
    Play("begin next detail sys:swipe", "root: list > welcome > terms"),
    Play("begin next sys:swipe", "root: list > welcome > terms"),
    Play("begin next goBack", "root: list > welcome"),
    Play("begin next goDismiss", "root: list > welcome"),
    Play("begin next next goBack", "root: list > welcome"),
    Play("begin next next sys:back", "root: list > welcome"),
    Play("begin next next next", "root: list > home"),
    Play("begin skip", "root: list > note"),
    Play("begin next skip", "root: list > note"),
    Play("begin goBack", "root: list"),
    Play("begin toList", "root: list"),
    Play("begin next next toList", "root: list"),
    Play("begin next next goDismiss", "root: list"),
    Play("begin swapped", "root: list > help"),
    Play("begin swapped next", "root: list > help | sheet: notifications"),
    Play("begin rooted", "root: list > note"),
    Play("begin helped", "root: list > welcome | sheet: help"),
    Play("beginInSheet", "root: list | sheet: welcome"),
    Play("beginInSheet next", "root: list | sheet: welcome | sheet: notifications"),
    Play("beginInSheet next next", "root: list | sheet: welcome > terms"),
    Play("beginInSheet next next next", "root: list | sheet: home"),
    Play("beginInSheet sys:swipe", "root: list > note"),
    Play("beginInSheet next next sys:swipe", "root: list > note"),
    Play("beginInPlace next", "root: welcome | sheet: notifications"),
    Play("beginInPlace next next next", "root: home"),
    Play("beginStrict next", "root: list > welcome > terms"),
    Play("beginStrict next goBack", "root: list > welcome > terms", ["nothingBelow"]),
    Play("beginStrict next next", "root: list > note"),
  ])
  func sequences(play: Play) throws {
    try play.check(Self.flow, Self.plain)
  }

  @Test func aScreensOwnNextWins() throws {
    var player = try Player(Self.flow)
    #expect(try player.play("begin next next") == "root: list > welcome > value > note")
  }

  @Test func skippedStepsLeaveNoEntry() throws {
    var player = try Player(Self.flow, ["isNew": false, "mayAsk": false])
    #expect(try player.play("begin next") == "root: list > welcome > terms")
    #expect(try player.play("sys:back") == "root: list > welcome")
  }

  @Test func whatIsShownOnceIsToldAndNotShownAgain() throws {
    let flow = Self.flow.replacing("start: list", with: "start: onboarding")
    var player = try Player(flow, Self.plain)
    #expect(player.stacks == "root: welcome")
    #expect(try player.play("skip") == "root: note")
    #expect(player.said == ["onboarding shown once", "onboarding finished"])
    let again = try Player(flow, Self.plain, shownOnce: ["onboarding"])
    #expect(again.stacks == "root: home")
  }

  @Test func aSequenceThatResumesBeginsWhereItWasLeft() throws {
    let flow = """
      flow: App
      start: list
      states: { region: [here, there] }
      guards: [mayAsk]
      sequences:
        tour:
          steps: [hello, { screen: terms, when: mayAsk }, news]
          then: backToRoot
          resumes: true
      screens:
        list: { transitions: { begin: { to: tour, style: sheet } } }
        hello: {}
        terms: {}
        news: {}
      """
    var player = try Player(flow, ["mayAsk": true])
    #expect(try player.play("begin sys:swipe begin") == "root: list | sheet: hello")
    #expect(try player.play("next sys:back sys:swipe begin") == "root: list | sheet: terms")
    player.answers["mayAsk"] = false
    #expect(try player.play("sys:swipe begin") == "root: list | sheet: news")
    #expect(try player.play("next") == "root: list")
    #expect(try player.play("begin") == "root: list | sheet: hello")
  }

  @Test func aSequenceShownBeforeGivesItsPlaceToThen() throws {
    var player = try Player(Self.flow, Self.plain, shownOnce: ["onboarding"])
    #expect(try player.play("begin") == "root: list > home")
    player = try Player(Self.flow, Self.plain, shownOnce: ["onboarding"])
    #expect(try player.play("beginInSheet") == "root: list | sheet: home")
    player = try Player(Self.flow, Self.plain, shownOnce: ["onboarding"])
    #expect(try player.play("beginInPlace") == "root: home")
  }

  @Test(arguments: [
    Play("begin next", "root: list > welcome | sheet: name"),
    Play("begin next sys:swipe", "root: list > welcome | sheet: welcome"),
    Play("begin next helped sys:swipe", "root: list > welcome | sheet: name"),
    Play("begin next pushed helped sys:swipe", "root: list > welcome | sheet: name > help"),
    Play("begin next pushed sys:swipe", "root: list > welcome | sheet: welcome"),
    Play("begin next sys:swipe sys:swipe", "root: list > welcome | sheet: choice"),
    Play("begin next sys:swipe next sys:swipe", "root: list > welcome | sheet: choice"),
    Play("begin next sys:swipe sys:swipe helped sys:swipe", "root: list > welcome | sheet: choice"),
    Play("begin next sys:swipe sys:swipe sys:swipe", "root: list > welcome > terms"),
  ])
  func onlyASwipeOfTheStepItselfGoesOn(play: Play) throws {
    try play.check(
      """
      flows:
        - flow: App
          start: list
          sequences:
            intro:
              steps:
                - welcome
                - { screen: login, style: sheet }
                - { screen: inner, style: sheet }
                - { screen: choice, style: sheet }
                - terms
            inner: { steps: [welcome, terms] }
          screens:
            list: { transitions: { begin: intro } }
            welcome: {}
            login: { embed: Login }
            choice: { returns: Int, transitions: { helped: { to: help, style: sheet } } }
            help: {}
            terms: {}
        - flow: Login
          start: name
          screens:
            name: { transitions: { helped: { to: help, style: sheet }, pushed: help } }
            help: { transitions: { helped: { to: help, style: sheet } } }
      """, [:])
  }

  @Test func aFlowThatIsAStepGoesOnWhenItFinishes() throws {
    var player = try Player(
      """
      flows:
        - flow: App
          start: list
          sequences: { intro: { steps: [welcome, login, { screen: login, style: sheet }, terms] } }
          screens:
            list: { transitions: { begin: intro } }
            welcome: {}
            login: { embed: Login }
            terms: {}
        - flow: Login
          start: name
          screens: { name: { transitions: { done: finish, stop: cancel } } }
      """)
    #expect(try player.play("begin next") == "root: list > welcome > name")
    #expect(try player.play("stop next done") == "root: list > welcome | sheet: name")
    #expect(try player.play("done") == "root: list > welcome > terms")
    #expect(player.state.runs.count == 2)
  }
}
