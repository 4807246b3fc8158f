import FlowModel
import FlowSemantics
import Testing

/// Where two rules meet: covered sources, ends that lead on, guests above a run.
@Suite struct EdgeTests {
  static let flow = """
    flows:
      - flow: Shop
        start: list
        guards: [isOpen]
        states: { session: [signedOut, signedIn] }
        effects: [closed]
        sequences:
          tour: { steps: [one, checkout, two], back: false }
          sign: { steps: [one, locked, two], then: { effect: closed } }
        screens:
          list:
            transitions:
              later: [{ after: 1s, then: { to: other, style: sheet } }, { to: note, style: sheet, dismissed: { effect: closed } }]
              homeLater: { after: 1s, then: { backTo: list, else: other } }
              pushedLater: [{ after: 1s, then: other }, note]
              tapped: note
              buy: checkout
              cover: { to: checkout, style: fullScreenCover, ifShown: ignore }
              receiptAfter: { to: checkout, finished: { to: receipt, style: sheet, dismissed: { effect: closed } } }
              replacedAfter: { to: checkout, style: sheet, finished: { to: other, style: replace } }
              toured: tour
              signed: sign
              opened: tabs
              twice: [{ to: note, style: sheet }, { to: other, style: fullScreenCover }]
              sized: { to: note, style: { compact: sheet, regular: fullScreenCover } }
          note:
            transitions:
              goneLater: [{ after: 1s, then: back }, other]
              dismissedLater: [{ after: 1s, then: dismiss }, { to: other, style: sheet }]
              goDismiss: dismiss
          other: { transitions: { toCheckout: { to: checkout, ifShown: return } } }
          receipt: { transitions: { goDismiss: dismiss } }
          checkout:
            embed: Checkout
            transitions: { finished: [dismissAll, other], cancelled: { effect: closed } }
          one: {}
          two: { transitions: { goBack: back } }
          locked: { requires: isOpen }
          tabs: { tabs: [list, locked] }
        app:
          called: other
          calledInSheet: { to: other, style: sheet }
          again: { to: checkout, ifShown: ignore }
          homeAtOnce: { backTo: list, else: other }
          home: { after: 1s, then: { backTo: list, else: other } }
          bought: { to: checkout, finished: { backTo: list, else: other } }
      - flow: Checkout
        start: address
        screens:
          address:
            transitions:
              done: finish
              doneAndMore: [finish, payment]
              deeper: nested
              waits: { after: 1s, then: payment }
              finishesLater: { after: 1s, then: finish }
              goBack: back
          payment: { transitions: { done: finish } }
          nested: { embed: Checkout, transitions: { finished: finish, cancelled: cancel } }
    """

  @Test(arguments: [
    Play("later", "root: list | sheet: note"),
    Play("later time", "root: list | sheet: other", ["interrupts"]),
    Play("pushedLater time", "root: list > note > other"),
    Play("tapped goneLater", "root: list > note > other"),
    Play("tapped goneLater time", "root: list"),
    Play("tapped dismissedLater time", "root: list > note | sheet: other", ["nothingToDismiss"]),
    Play("later dismissedLater sys:swipe", "root: list | sheet: note"),
    Play("twice", "root: list | sheet: note | fullScreenCover: other"),
    Play("buy waits app:called time", "root: list > address > payment > other", ["inside"]),
    Play("buy finishesLater app:called time", "root: list > other > other", ["inside"]),
    Play("buy finishesLater app:calledInSheet time", "root: list > other"),
    Play("cover finishesLater app:calledInSheet time", "root: list > other"),
    Play("cover app:again", "root: list | fullScreenCover: address"),
    Play("buy app:called toCheckout", "root: list > address", ["inside"]),
    Play("buy doneAndMore", "root: list > other", ["isOver"]),
    Play("buy deeper deeper done", "root: list > other"),
    Play("cover deeper deeper done", "root: list > other"),
    Play("cover deeper goBack", "root: list"),
    Play("receiptAfter done", "root: list | sheet: receipt"),
    Play("replacedAfter done", "root: other"),
    Play("toured next", "root: list > one > address"),
    Play("toured next sys:back", "root: list > one > address", ["ignored"]),
    Play("toured next done", "root: list > one > other"),
    Play("signed next", "root: list > one > locked"),
    Play("homeLater time", "root: list > other"),
    Play("app:homeAtOnce", "root: list"),
    Play("app:home time", "root: list"),
    Play("tapped app:home time", "root: list"),
    Play("app:home tapped time", "root: list"),
    Play("app:bought done", "root: list > other"),
  ])
  func edges(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test(arguments: [
    ("later time", ["wait 1000 ms", "note dismissed", "closed"]),
    ("receiptAfter done goDismiss", ["checkout finished", "receipt dismissed", "closed"]),
    ("receiptAfter done sys:swipe", ["checkout finished", "receipt dismissed", "closed"]),
    ("signed next next next", ["sign finished", "closed"]),
    ("cover deeper goBack", ["nested cancelled", "checkout cancelled", "closed"]),
    ("buy deeper sys:back", ["nested cancelled", "checkout cancelled", "closed"]),
  ])
  func tells(script: String, said: [String]) throws {
    var player = try Player(Self.flow)
    try player.play(script)
    #expect(player.said.map { $0.replacing("effect ", with: "") } == said)
  }

  @Test func whatARefusedTabOrStepNeedsIsAskedAgain() throws {
    var player = try Player(Self.flow, ["isOpen": false])
    #expect(try player.play("signed next") == "root: list > one > two")
    #expect(player.remarked == [])
    player = try Player(Self.flow, ["isOpen": false])
    #expect(try player.play("opened tab:locked") == "root: list > tabs{[list]; locked}")
    #expect(player.remarked == ["refused"])
    player.answers["isOpen"] = true
    #expect(try player.play("set:session=signedIn") == "root: list > tabs{list; [locked]}")
  }

  @Test func aRegularWidthHasItsOwnStyle() throws {
    let project = try Player(Self.flow).project
    let interpreter = Interpreter(project: project, flow: ID(0), isCompact: false)
    let state = interpreter.start().state
    let symbol = try #require(project.symbols.symbol(for: "sized"))
    let list = try #require(state.active.first)
    let step = interpreter.step(state, .sent(symbol, from: list, [])) { _ in true }
    #expect(step.state.description(in: project) == "root: list | fullScreenCover: note")
  }
}

/// What a state shows and keeps.
@Suite struct StateTests {
  @Test func aCoverHidesWhatIsUnderIt() throws {
    var player = try Player(BackwardTests.flow)
    try player.play("edited covered")
    let visible = player.state.visible.compactMap { player.state.destinations[$0]?.screen }
    #expect(visible.map { player.project.name(of: $0) } == ["cover"])
  }

  @Test func anAnswerComesOnce() throws {
    var player = try Player(DecisionTests.flow)
    try player.play("saveTapped")
    let waiting = try #require(player.state.awaits.keys.first)
    player.step(.answered(waiting, end: 0, []))
    player.step(.answered(waiting, end: 0, []))
    #expect(player.stacks == "root: start > saved(version: ?)")
    #expect(player.remarked == ["ignored"])
  }

  @Test func aTabNeverBecomesEmpty() throws {
    var player = try Player(
      """
      flows:
        - flow: App
          start: home
          screens:
            home: { tabs: [login, settings] }
            login: { embed: Login }
            settings: {}
        - flow: Login
          start: name
          screens: { name: { transitions: { done: finish, more: finish } } }
      """)
    #expect(try player.play("done more") == "root: home{[name]; settings}")
    #expect(player.remarked == ["nothingLeft", "isOver"])
    #expect(player.said == ["login finished"])
  }

  @Test func equalSituationsAreEqual() throws {
    var one = try Player(BackwardTests.flow)
    var other = one
    try one.play("opened edited goBack goBack opened")
    try other.play("opened")
    #expect(one.state != other.state)
    #expect(one.state.canonical == other.state.canonical)
  }
}
