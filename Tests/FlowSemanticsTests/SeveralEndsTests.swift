import Testing

/// Flows that name their ends, and who hears each of them.
@Suite struct SeveralEndsTests {
  static let flow = """
    flows:
      - flow: Browser
        start: page
        effects: { chosen: { params: { text: String } }, other: }
        screens:
          page:
            transitions:
              pushed: search
              sheeted: { to: search, style: sheet }
              told:
                to: search
                style: sheet
                finished: { selected: { to: results, with: { text: $result } } }
                cancelled: { effect: other }
              toldAny: { to: search, style: sheet, finished: { effect: other } }
          search:
            embed: Search
            transitions:
              finished:
                selected: { effect: chosen, with: { text: $result } }
                cleared: { to: note }
          results: { params: { text: String } }
          note:
      - flow: Search
        start: field
        returns: { selected: String, cleared: , unheard: Int }
        screens:
          field:
            transitions:
              tapped: { params: { text: String }, finish: { selected: $event.text } }
              clear: { finish: cleared }
              count: { finish: { unheard: 3 } }
              goCancel: cancel
    """

  @Test(arguments: [
    ("pushed tapped(text=a)", ["search selected(#a)", "effect chosen(text: #a)"], "root: page"),
    ("pushed clear", ["search cleared"], "root: page > note"),
    ("sheeted clear", ["search cleared"], "root: page | sheet: note"),
    ("pushed count", ["search unheard(3)"], "root: page"),
    ("told tapped(text=a)", ["search selected(#a)"], "root: page > results(text: #a)"),
    // What the 'to' doesn't hear, the embedding screen does.
    ("told clear", ["search cleared"], "root: page | sheet: note"),
    ("told goCancel", ["search cancelled", "effect other"], "root: page"),
    ("told sys:swipe", ["search cancelled", "effect other"], "root: page"),
    // Actions for any end come before what the embedding screen hears by name.
    ("toldAny clear", ["search cleared", "effect other"], "root: page"),
    ("toldAny tapped(text=a)", ["search selected(#a)", "effect other"], "root: page"),
  ])
  func eachEndLeadsOnByItsName(script: String, said: [String], stacks: String) throws {
    var player = try Player(Self.flow)
    #expect(player.diagnostics.map(\.message) == [])
    #expect(try player.play(script) == stacks)
    #expect(player.said == said)
    #expect(player.state.runs.count == 1)
  }
}
