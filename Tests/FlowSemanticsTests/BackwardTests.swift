import Testing

/// `back`, `backTo`, `backToRoot`, `dismiss`, `dismissTo`, `dismissAll`.
@Suite struct BackwardTests {
  static let flow = """
    flow: Shop
    start: list
    screens:
      list:
        transitions:
          opened: details
          edited: { to: editor, style: sheet, dismissed: { to: note } }
          goBack: back
          goDismiss: dismiss
      details:
        transitions:
          opened: more
          again: details
          edited: { to: editor, style: sheet }
          goBack: back
          toDetails: { backTo: details }
          toList: { backTo: list }
      more:
        transitions:
          edited: { to: editor, style: sheet }
          toDetails: { backTo: details }
          toList: { backTo: list }
          toRoot: backToRoot
          toEditor: { backTo: editor }
          goBack: back
      editor:
        transitions:
          opened: more
          covered: { to: cover, style: fullScreenCover }
          goBack: back
          goDismiss: dismiss
          toList: { backTo: list }
          dismissedToList: { dismissTo: list }
          toRoot: backToRoot
          goOn: [dismiss, { to: more }]
      cover:
        transitions:
          opened: more
          goDismiss: dismiss
          all: dismissAll
          toList: { dismissTo: list }
          toEditor: { dismissTo: editor }
          toNote: { dismissTo: note }
          toRoot: backToRoot
          toDetails: { backTo: details }
      note: {}
    """

  @Test(arguments: [
    Play("goBack", "root: list", ["nothingBelow"]),
    Play("goDismiss", "root: list", ["nothingToDismiss"]),
    Play("opened goBack", "root: list"),
    Play("edited goBack", "root: list > note"),
    Play("edited goDismiss", "root: list > note"),
    Play("opened edited goDismiss", "root: list > details"),
    Play("opened edited opened goBack", "root: list > details | sheet: editor"),
    Play("opened opened toDetails", "root: list > details"),
    Play("opened again toDetails", "root: list > details"),
    Play("opened toDetails", "root: list > details", ["absent"]),
    Play("opened opened toList", "root: list"),
    Play("opened opened toEditor", "root: list > details > more", ["absent"]),
    Play("opened opened toRoot", "root: list"),
    Play("opened edited opened toList", "root: list"),
    Play("opened edited opened toRoot", "root: list"),
    Play("opened edited opened toEditor", "root: list > details | sheet: editor"),
    Play("opened edited dismissedToList", "root: list > details"),
    Play("edited goOn", "root: list > note > more"),
    Play("opened edited goOn", "root: list > details > more"),
    Play("opened edited covered all", "root: list > details"),
    Play("opened edited covered toList", "root: list > details"),
    Play("opened edited covered toEditor", "root: list > details | sheet: editor"),
    Play(
      "opened edited covered toNote",
      "root: list > details | sheet: editor | fullScreenCover: cover", ["absent"]),
    Play("opened edited covered toRoot", "root: list"),
    Play("opened edited covered toDetails", "root: list > details"),
    Play(
      "opened edited opened covered", "root: list > details | sheet: editor > more", ["ignored"]),
    Play("opened edited covered goDismiss", "root: list > details | sheet: editor"),
  ])
  func backward(play: Play) throws {
    try play.check(Self.flow)
  }

  /// The source stays the screen whose event it is, until an action moves: what is only told to the app doesn't.
  @Test(arguments: ["", "{ effect: track }, ", "none, ", "{ when: g, then: { effect: track } }, "])
  func anEffectDoesNotChangeTheSource(first: String) throws {
    let text = """
      flow: Shop
      start: list
      effects: [track]
      guards: [g]
      outcomes: { delete: [done, failed] }
      screens:
        list: { transitions: { opened: details } }
        details:
          transitions:
            removed: { await: delete, cases: { done: [\(first)back], failed: none } }
            opened: more
            picked: { to: picker, style: sheet, finished: [\(first){ to: note }] }
        more:
        picker: { returns: Int, transitions: { chosen: { finish: 1 } } }
        note:
      """
    var player = try Player(text)
    #expect(try player.play("opened removed opened end:done") == "root: list")
    player = try Player(text)
    #expect(try player.play("opened picked chosen") == "root: list > details > note")
  }

  @Test func layersTellTheirEndsFromTheTopOnceEach() throws {
    var player = try Player(
      """
      flow: Shop
      start: list
      screens:
        list: { transitions: { edited: { to: editor, style: sheet, dismissed: note } } }
        editor:
          transitions: { covered: { to: cover, style: fullScreenCover, dismissed: note } }
        cover: { transitions: { all: dismissAll } }
        note: {}
      """)
    #expect(try player.play("edited covered all") == "root: list > note")
    #expect(player.said == ["cover dismissed", "editor dismissed"])
  }
}
