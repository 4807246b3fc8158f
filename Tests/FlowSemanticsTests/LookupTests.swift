import Testing

/// Whose event is it: the screen's own, its groups', the sequence's, the flow's.
@Suite struct LookupTests {
  static let flow = """
    flow: Shop
    start: list
    groups: { shared: { tapped: b, shown: b } }
    sequences: { intro: { steps: [plain, own], transitions: { shown: c } } }
    anywhere: { tapped: c, shown: help, rooted: { setRoot: help }, stepped: intro }
    screens:
      list: {}
      own: { use: shared, transitions: { tapped: a } }
      group: { use: shared }
      plain: { transitions: { mine: { setRoot: help } } }
      a: {}
      b: {}
      c: {}
      help: {}
    app: { showOwn: { setRoot: own }, showGroup: { setRoot: group }, showPlain: { setRoot: plain } }
    """

  @Test(arguments: [
    Play("app:showOwn tapped", "root: own > a"),
    Play("app:showOwn shown", "root: own > b"),
    Play("app:showGroup tapped", "root: group > b"),
    Play("app:showPlain tapped", "root: plain > c"),
    Play("stepped shown", "root: list > plain > c"),
    Play("stepped mine", "root: list > help"),
    Play("stepped rooted", "root: help"),
    Play("stepped next tapped", "root: list > plain > own > a"),
  ])
  func precedence(play: Play) throws {
    try play.check(Self.flow)
  }
}
