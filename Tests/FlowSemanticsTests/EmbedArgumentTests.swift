import Testing

/// What the start of an embedded flow is given.
@Suite struct EmbedArgumentTests {
  private static let flow = """
    flows:
      - flow: Shop
        start: list
        screens:
          list:
            transitions:
              opened: { to: details, ifShown: update }
              literally: fixed
              byName: named
              loud: { to: named, with: { id: 1, size: 9 } }
              again: { to: chained }
          details:
            params: { item: Int }
            embed: Product
            with: { id: $screen.item, size: 4 }
            transitions: { finished: none }
          fixed: { embed: Product, with: { id: 7 }, transitions: { finished: none } }
          named: { embed: Product, transitions: { finished: none } }
          chained: { embed: Middle, with: { item: 5 }, transitions: { finished: none } }
        app:
          pushed: { params: { item: Int }, to: details, ifShown: update }
      - flow: Middle
        start: inner
        screens:
          inner:
            params: { item: Int }
            embed: Product
            with: { id: $screen.item }
            transitions: { finished: none }
      - flow: Product
        start: page
        screens:
          page:
            params: { id: Int, size: Int = 2 }
            transitions: { done: finish }
    """

  @Test(arguments: [
    ("opened(item=3)", "root: list > page(id: 3, size: 4)"),
    ("opened(item=3) app:pushed(item=8)", "root: list > page(id: 8, size: 4)"),
    ("literally", "root: list > page(id: 7, size: 2)"),
    ("byName(id=6)", "root: list > page(id: 6, size: 2)"),
    ("loud", "root: list > page(id: 1, size: 9)"),
    ("again", "root: list > page(id: 5, size: 2)"),
  ])
  func theStartIsGiven(script: String, stacks: String) throws {
    var player = try Player(Self.flow)
    #expect(player.diagnostics.isEmpty)
    #expect(try player.play(script) == stacks)
  }
}
