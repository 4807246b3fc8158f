import Testing

/// Links build their stack from any state.
@Suite struct LinkTests {
  static let flow = """
    flow: Shop
    start: main
    states: { session: [signedOut, signedIn] }
    guards: [isReady]
    screens:
      main: { switch: session, cases: { signedOut: welcome, signedIn: home } }
      welcome: { transitions: { helped: { to: help, style: sheet } } }
      home: { tabs: [catalog, account] }
      catalog: { transitions: { opened: product } }
      product:
        params: { id: Int }
        deepLink: { path: "/products/{id}", stack: [home, catalog] }
        transitions: { helped: { to: help, style: sheet } }
      account:
        deepLink: { path: /account, stack: [home] }
      help: { deepLink: { path: /help, onTop: true } }
      terms: { deepLink: /terms }
      secret: { deepLink: /secret, requires: isReady }
      settings: { deepLink: { path: /settings, entry: settings } }
    entries: { settings: [{ tab: account }, { to: settings }] }
    """

  @Test(arguments: [
    Play(
      "set:session=signedIn link:/products/{id}(id=4)",
      "root: main{home{[catalog > product(id: 4)]; account}}"),
    Play(
      "set:session=signedIn opened(id=1) helped link:/products/{id}(id=4)",
      "root: main{home{[catalog > product(id: 4)]; account}}"),
    Play(
      "set:session=signedIn tab:account link:/products/{id}(id=4)",
      "root: main{home{[catalog > product(id: 4)]; account}}"),
    Play("link:/products/{id}(id=4)", "root: main{welcome}", ["refused"]),
    Play(
      "link:/products/{id}(id=4) set:session=signedIn",
      "root: main{home{[catalog > product(id: 4)]; account}}", ["refused"]),
    Play("set:session=signedIn link:/account", "root: main{home{catalog; [account]}}"),
    Play("helped link:/help", "root: main{welcome} | sheet: help > help"),
    Play("helped link:/terms", "root: main{welcome > terms}"),
    Play("set:session=signedIn link:/settings", "root: main{home{catalog; [account > settings]}}"),
  ])
  func links(play: Play) throws {
    try play.check(Self.flow)
  }

  /// An entry may name what the flow starts with, and the user comes by it once.
  @Test(arguments: [
    Play("link:/settings", "root: home > settings"),
    Play("opened link:/settings", "root: home > settings"),
    Play("link:/settings sys:back", "root: home"),
    Play("link:/home", "root: home"),
    Play("opened link:/home", "root: home"),
    Play("link:/twice", "root: home > home"),
    Play("link:/product/{id}(id=4)", "root: home > product(id: 4)"),
    Play("enter", "root: home > list(order: 1) > page"),
  ])
  func entriesBeginWithTheStart(play: Play) throws {
    try play.check(
      """
      flows:
        - flow: Shop
          start: home
          entries:
            settings: [home, settings]
            product: [home, { to: product, with: { id: $event.id } }]
            home: home
            twice: { to: home, ifShown: again }
          screens:
            home:
              deepLink: [{ path: /home, entry: home }, { path: /twice, entry: twice }]
              transitions: { opened: settings, enter: { to: inner, at: page } }
            settings: { deepLink: { path: /settings, entry: settings } }
            product: { params: { id: Int }, deepLink: { path: "/product/{id}", entry: product } }
            inner: { embed: Inner }
        - flow: Inner
          start: list
          entries: { page: [{ to: list, with: { order: 1 } }, page] }
          screens: { list: { params: { order: Int = 0 } }, page: }
      """)
  }

  @Test func aLinkIsHeldUntilItsScreenMayBeShown() throws {
    var player = try Player(Self.flow, ["isReady": false])
    #expect(try player.play("link:/secret") == "root: main{welcome}")
    player.answers["isReady"] = true
    #expect(
      try player.play("set:session=signedIn") == "root: main{home{[catalog > secret]; account}}")
  }

  @Test func whatTheAppShowsEndsOnce() throws {
    var player = try Player(
      """
      flow: Shop
      start: list
      effects: { picked: { params: { photo: Photo } }, gone: }
      screens:
        list:
          transitions:
            pick:
              to: picker
              finished: { effect: picked, with: { photo: $result } }
              cancelled: { effect: gone }
        picker: { external: true, returns: Photo }
      """)
    #expect(try player.play("pick") == "root: list | sheet: picker")
    #expect(try player.play("done:7 pick close pick sys:swipe") == "root: list")
    #expect(
      player.said == [
        "picker finished(7)", "effect picked(photo: 7)", "picker cancelled", "effect gone",
        "picker cancelled", "effect gone",
      ])
  }
}
