import Testing

/// Runs of flows and of screens that return something: finish, cancel, and what crosses them.
@Suite struct RunTests {
  static let flow = """
    flows:
      - flow: Shop
        start: list
        effects: { bought: { params: { id: Int } }, gone: }
        screens:
          list:
            transitions:
              opened: details
              pushed: checkout
              covered: { to: checkout, style: fullScreenCover }
              sheeted: { to: checkout, style: sheet }
              told: { to: checkout, style: sheet, finished: order, cancelled: note }
              toldOnly: { to: checkout, style: sheet, dismissed: note }
              toldDismiss: { to: checkout, style: sheet, finished: dismiss }
              picked:
                to: picker
                style: sheet
                finished: { effect: bought, with: { id: $result } }
                cancelled: { effect: gone }
              pickedOnStack: { to: picker, cancelled: { effect: gone } }
          details: { transitions: { covered: { to: checkout, style: fullScreenCover } } }
          picker:
            returns: Int
            transitions:
              chosen: { params: { id: Int }, finish: $event.id }
              goBack: back
              goDismiss: dismiss
              goCancel: cancel
              swapped: { to: note, style: replace }
              more: note
          checkout:
            embed: Checkout
            transitions:
              finished: [dismissAll, { to: order }]
              cancelled: dismiss
          order: {}
          note: { transitions: { all: dismissAll } }
        app:
          orderShipped: order
          everythingGone: dismissAll
          homeCalled: { setRoot: note }
      - flow: Checkout
        start: address
        returns: Int
        screens:
          address:
            transitions:
              paid: payment
              goBack: back
              goDismiss: dismiss
              goCancel: cancel
              inside: { to: inner, style: sheet }
              pushedInside: inner
              rooted: { setRoot: summary }
              all: dismissAll
          payment:
            transitions:
              done: { finish: 7 }
              goBack: back
              toRoot: backToRoot
              summed: { to: summary, style: sheet }
              goDismiss: dismiss
              rooted: { setRoot: summary }
              toAddress: { backTo: address }
          summary:
            transitions: { done: { finish: 8 }, all: dismissAll, goDismiss: dismiss, goBack: back }
          inner:
            embed: Checkout
            transitions: { finished: summary, cancelled: none }
    """

  @Test(arguments: [
    Play("pushed", "root: list > address"),
    Play("pushed paid goBack", "root: list > address"),
    Play("pushed goBack", "root: list", ["nothingToDismiss"]),
    Play("pushed sys:back", "root: list"),
    Play("pushed paid goDismiss", "root: list", ["nothingToDismiss"]),
    Play("pushed paid toRoot", "root: list > address"),
    Play("pushed paid toAddress", "root: list > address"),
    Play("pushed paid done", "root: list > order"),
    Play("pushed paid rooted", "root: list > summary"),
    Play("covered", "root: list | fullScreenCover: address"),
    Play("covered paid", "root: list | fullScreenCover: address > payment"),
    Play("covered goBack", "root: list"),
    Play("covered goCancel", "root: list"),
    Play("covered goDismiss", "root: list"),
    Play("covered all", "root: list | fullScreenCover: address"),
    Play("covered paid summed all", "root: list | fullScreenCover: address > payment"),
    Play("covered paid done", "root: list > order"),
    Play("covered paid rooted", "root: list | fullScreenCover: summary"),
    Play("sheeted sys:swipe", "root: list"),
    Play("opened covered paid done", "root: list > details > order"),
    Play("told paid done", "root: list > order"),
    Play("told sys:swipe", "root: list > note"),
    Play("told goBack", "root: list > note"),
    Play("toldOnly sys:swipe", "root: list > note"),
    Play("toldDismiss paid done", "root: list", ["nothingToDismiss"]),
    Play("covered inside", "root: list | fullScreenCover: address | sheet: address"),
    Play("covered inside goBack", "root: list | fullScreenCover: address"),
    Play("covered inside sys:swipe", "root: list | fullScreenCover: address"),
    Play("covered inside paid done", "root: list | fullScreenCover: address | sheet: summary"),
    Play("covered pushedInside paid done", "root: list | fullScreenCover: address > summary"),
    Play("covered pushedInside goBack", "root: list | fullScreenCover: address"),
    Play("covered pushedInside goDismiss", "root: list | fullScreenCover: address"),
    Play("pushed app:orderShipped", "root: list > address > order", ["inside"]),
    Play("covered app:orderShipped", "root: list | fullScreenCover: address > order", ["inside"]),
    Play("covered app:everythingGone", "root: list"),
    Play("covered app:homeCalled", "root: note"),
    Play("pushed paid app:homeCalled", "root: note"),
    Play("picked", "root: list | sheet: picker"),
    Play("picked more", "root: list | sheet: picker > note"),
    Play("picked more all", "root: list"),
    Play("picked swapped", "root: list | sheet: note"),
  ])
  func runs(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test(arguments: [
    ("picked chosen(id=3)", ["picker finished(3)", "effect bought(id: 3)"], "root: list"),
    ("picked goCancel", ["picker cancelled", "effect gone"], "root: list"),
    ("picked goDismiss", ["picker cancelled", "effect gone"], "root: list"),
    ("picked goBack", ["picker cancelled", "effect gone"], "root: list"),
    ("picked sys:swipe", ["picker cancelled", "effect gone"], "root: list"),
    ("picked swapped", ["picker cancelled", "effect gone"], "root: list | sheet: note"),
    ("pickedOnStack sys:back", ["picker cancelled", "effect gone"], "root: list"),
    ("covered paid done", ["checkout finished(7)"], "root: list > order"),
    ("covered inside app:everythingGone", ["inner cancelled", "checkout cancelled"], "root: list"),
    ("covered inside app:homeCalled", ["inner cancelled", "checkout cancelled"], "root: note"),
  ])
  func ends(script: String, said: [String], stacks: String) throws {
    var player = try Player(Self.flow)
    #expect(try player.play(script) == stacks)
    #expect(player.said == said)
    #expect(player.state.runs.count == 1)
  }

  @Test func theFlowItselfIsOverWhenItFinishes() throws {
    var player = try Player(
      """
      flow: Checkout
      start: address
      screens: { address: { transitions: { done: finish, paid: address } } }
      """)
    #expect(try player.play("done paid") == "root: address")
    #expect(player.said == ["Checkout finished"])
    #expect(player.remarked == ["ignored"])
    #expect(player.interpreter.events(in: player.state) == [])
  }
}
