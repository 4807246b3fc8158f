import Testing

/// Links whose entry asks the app before it shows anything, and other values that entries take.
@Suite struct AskedLinkTests {
  static let flow = """
    flow: Shop
    start: main
    states: { session: [signedOut, signedIn], store: [closed, open] }
    outcomes: { resolve: { params: { code: String }, ends: { found: { id: Int }, gone: } } }
    entries:
      short:
        await: resolve
        with: { code: $event.code }
        cases: { found: product, gone: { to: tooOld, with: { code: $event.code } } }
      tabbed:
        - { to: product, with: { id: $event.id, tab: $event.tab } }
        - { to: reviews, with: { tab: $event.tab } }
    app: { offered: { await: resolve, with: { code: $event.code }, cases: { found: product, gone: none } } }
    screens:
      main: { switch: session, cases: { signedOut: welcome, signedIn: home } }
      welcome:
      home: { transitions: { opened: product } }
      product:
        params: { id: Int, tab: Int = 1 }
        requires: isOpen
        deepLink:
          - { path: "/s/{code}", entry: short }
          - { path: "/top/{code}", entry: short, onTop: true }
          - { path: "/tabs/{id}?tab={tab}", entry: tabbed }
      reviews: { params: { tab: Int = 1 } }
      tooOld: { params: { code: String }, alert: "'{code}' is too old." }
    guards: [isOpen]
    """

  @Test(arguments: [
    Play("set:session=signedIn link:/s/{code}(code=a)", "root: main{home}"),
    Play(
      "set:session=signedIn link:/s/{code}(code=a) end:found(id=4)",
      "root: main{home > product(id: 4, tab: 1)}"),
    Play(
      "set:session=signedIn link:/s/{code}(code=a) end:gone",
      "root: main{home} | alert: tooOld(code: #a)"),
    Play(
      "set:session=signedIn opened(id=1) link:/s/{code}(code=a)", "root: main{home}"),
    Play(
      "set:session=signedIn opened(id=1) link:/s/{code}(code=a) end:found(id=4)",
      "root: main{home > product(id: 4, tab: 1)}"),
    Play(
      "set:session=signedIn opened(id=1) link:/top/{code}(code=a) end:gone",
      "root: main{home > product(id: 1, tab: 1)} | alert: tooOld(code: #a)"),
    Play("link:/s/{code}(code=a)", "root: main{welcome}", ["refused"]),
    Play(
      "link:/s/{code}(code=a) set:session=signedIn end:found(id=4)",
      "root: main{home > product(id: 4, tab: 1)}", ["refused"]),
    Play(
      "set:session=signedIn link:/tabs/{id}?tab={tab}(id=4,tab=3)",
      "root: main{home > product(id: 4, tab: 3) > reviews(tab: 3)}"),
    Play(
      "set:session=signedIn link:/tabs/{id}?tab={tab}(id=4)",
      "root: main{home > product(id: 4, tab: 1) > reviews(tab: 1)}"),
  ])
  func links(play: Play) throws {
    try play.check(Self.flow, ["isOpen": true])
  }

  /// A second link and a second event of the app begin again what is awaited.
  @Test func theLastLinkCounts() throws {
    var player = try Player(Self.flow, ["isOpen": true])
    try player.play("set:session=signedIn link:/s/{code}(code=a) link:/s/{code}(code=b)")
    try player.play("app:offered(code=c) app:offered(code=d)")
    #expect(
      player.said == [
        "await resolve(code: #a)", "await resolve(code: #b)", "await resolve(code: #c)",
        "await resolve(code: #d)",
      ])
  }

  /// The screen that the link is declared on is asked when the answer is there.
  @Test func aScreenThatMayNotComeIsShownLater() throws {
    var player = try Player(Self.flow, ["isOpen": false])
    try player.play("set:session=signedIn link:/s/{code}(code=a)")
    #expect(player.said == ["await resolve(code: #a)"])
    #expect(try player.play("end:found(id=4)") == "root: main{home}")
    player.answers["isOpen"] = true
    #expect(
      try player.play("set:store=open") == "root: main{home > product(id: 4, tab: 1)}")
  }
}
