import Testing

/// `to` by every style.
@Suite struct ForwardTests {
  static let flow = """
    flow: Shop
    start: list
    screens:
      list:
        transitions:
          opened: details
          plainly: { to: details, style: plain, with: { id: 7 } }
          animated: { to: details, style: animated, transition: opacity, with: { id: 8 } }
          edited: { to: editor, style: sheet, dismissed: note }
          covered: { to: editor, style: fullScreenCover }
          popped: { to: editor, style: popover }
          both: [{ to: note }, { to: editor, style: sheet }]
          swapped: { to: note, style: replace }
          sized: { to: editor, style: { compact: sheet, regular: fullScreenCover } }
      details:
        params: { id: Int }
        transitions:
          related: details
          swapped: { to: note, style: replace }
          fromList: { to: note, style: replace, from: list }
          fromNote: { to: note, style: replace, from: note }
          rooted: { setRoot: note }
          edited: { to: editor, style: sheet }
      editor:
        transitions:
          pushed: note
          another: { to: details, style: sheet, with: { id: 9 } }
          rooted: { setRoot: note }
          swapped: { to: note, style: replace }
      note: { title: Note }
    """

  @Test(arguments: [
    Play("", "root: list"),
    Play("opened(id=1)", "root: list > details(id: 1)"),
    Play("opened(id=1) related(id=2)", "root: list > details(id: 1) > details(id: 2)"),
    Play("plainly", "root: list > details(id: 7)"),
    Play("plainly sys:back", "root: list > details(id: 7)", ["ignored"]),
    Play("animated sys:back", "root: list > details(id: 8)", ["ignored"]),
    Play("opened(id=1) sys:back", "root: list"),
    Play("edited", "root: list | sheet: editor"),
    Play("edited pushed", "root: list | sheet: editor > note"),
    Play("edited another", "root: list | sheet: editor | sheet: details(id: 9)"),
    Play("edited another sys:swipe", "root: list | sheet: editor"),
    Play("edited sys:swipe", "root: list > note"),
    Play("covered", "root: list | fullScreenCover: editor"),
    Play("covered sys:swipe", "root: list | fullScreenCover: editor", ["ignored"]),
    Play("popped sys:swipe", "root: list"),
    Play("both", "root: list > note | sheet: editor"),
    Play("sized", "root: list | sheet: editor"),
    Play("swapped", "root: note"),
    Play("opened(id=1) swapped", "root: list > note"),
    Play("opened(id=1) swapped sys:back", "root: list"),
    Play("opened(id=1) related(id=2) fromList", "root: note"),
    Play("opened(id=1) fromNote", "root: list > details(id: 1)", ["absent"]),
    Play("opened(id=1) rooted", "root: note"),
    Play("opened(id=1) edited rooted", "root: note"),
    Play("edited swapped", "root: list | sheet: note"),
    Play("opened", "root: list > details(id: ?)"),
    Play("opened(id=1) sys:swipe", "root: list > details(id: 1)", ["ignored"]),
  ])
  func forward(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test func aCoveredScreenIgnoresEvents() throws {
    var player = try Player(Self.flow)
    let list = try #require(player.state.active.first)
    try player.play("edited")
    player.step(.systemBack(list))
    #expect(player.stacks == "root: list | sheet: editor")
    #expect(player.remarked == ["ignored"])
    #expect(player.state.visible.count == 2)
    #expect(player.state.active.count == 1)
  }

  static let shown = """
    flow: Shop
    start: list
    screens:
      list:
        transitions: { opened: details, edited: { to: editor, style: sheet } }
      details:
        params: { id: Int }
        transitions:
          ignoring: { to: details, ifShown: ignore }
          returning: { to: list, ifShown: return }
          updating: { to: details, ifShown: update }
          stacking: { to: details, ifShown: again }
          noting: { to: note, ifShown: return }
          edited: { to: editor, style: sheet }
      editor:
        transitions:
          returning: { to: list, ifShown: return }
          updating: { to: details, ifShown: update }
      note: {}
    """

  @Test(arguments: [
    Play("opened(id=1) ignoring(id=2)", "root: list > details(id: 1)"),
    Play("opened(id=1) returning", "root: list"),
    Play("opened(id=1) updating(id=2)", "root: list > details(id: 2)"),
    Play("opened(id=1) stacking(id=2)", "root: list > details(id: 1) > details(id: 2)"),
    Play("opened(id=1) noting", "root: list > details(id: 1) > note"),
    Play("opened(id=1) edited returning", "root: list"),
    Play("opened(id=1) edited updating(id=3)", "root: list > details(id: 3) | sheet: editor"),
    Play("edited updating(id=3)", "root: list | sheet: editor > details(id: 3)"),
  ])
  func ifShown(play: Play) throws {
    try play.check(Self.shown)
  }

  @Test(arguments: [
    Play("helped topicTapped helped", "root: list > help"),
    Play("helped topicTapped helpedBriefly", "root: list > help"),
    Play("helped topicTapped helpedAgain", "root: list > help > topic > help"),
  ])
  func ifShownOfAScreen(play: Play) throws {
    try play.check(
      """
      flow: Help
      start: list
      screens:
        list:
        help: { ifShown: return, transitions: { topicTapped: topic } }
        topic:
      anywhere:
        helped: help
        helpedBriefly: { to: help, style: push }
        helpedAgain: { to: help, ifShown: again }
      """)
  }
}
