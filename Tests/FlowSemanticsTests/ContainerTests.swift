import Testing

/// Tabs, split views and switches.
@Suite struct ContainerTests {
  static let flow = """
    flow: Shop
    start: main
    states: { session: [unknown, signedOut, signedIn] }
    effects: [composed]
    screens:
      main:
        switch: session
        cases: { unknown: splash, signedOut: welcome, signedIn: home }
      splash: {}
      welcome: { transitions: { opened: help, sheeted: { to: help, style: sheet }, goRoot: backToRoot } }
      home:
        tabs:
          - catalog
          - { event: composeTapped, title: New }
          - { screen: account, event: accountAgain }
        transitions:
          composeTapped: { effect: composed }
          accountAgain: { effect: composed }
      catalog:
        transitions:
          opened: product
          sheeted: { to: help, style: sheet }
          goBack: back
      product:
        transitions:
          opened: product
          toAccount: { tab: account }
          toRoot: backToRoot
          sheeted: { to: help, style: sheet }
          rooted: { setRoot: help }
          swapped: { to: help, style: replace }
      account: { transitions: { opened: help, toCatalog: { tab: catalog } } }
      help:
        transitions:
          toAccount: { tab: account }
          toCatalog: { backTo: catalog }
          goRoot: backToRoot
          goOn: { tab: catalog }
      unused: { transitions: { a: mail, b: none } }
      mail: { split: { sidebar: catalog, detail: splash } }
    app: { called: help, mailed: mail }
    """

  static func home(_ catalog: String, _ account: String = "account") -> String {
    "root: main{home{[\(catalog)]; \(account)}}"
  }

  @Test(arguments: [
    Play("", "root: main{splash}"),
    Play("set:session=signedOut", "root: main{welcome}"),
    Play("set:session=signedOut opened", "root: main{welcome > help}"),
    Play("set:session=signedOut opened goRoot", "root: main{welcome}"),
    Play("set:session=signedOut opened set:session=signedIn", home("catalog")),
    Play("set:session=signedOut sheeted set:session=signedIn", home("catalog")),
    Play("set:session=signedIn opened", home("catalog > product")),
    Play("set:session=signedIn opened sys:back", home("catalog")),
    Play("set:session=signedIn goBack", home("catalog"), ["nothingBelow"]),
    Play("set:session=signedIn opened opened toRoot", home("catalog")),
    Play(
      "set:session=signedIn opened tab:account", "root: main{home{catalog > product; [account]}}"),
    Play("set:session=signedIn opened tab:account tab:catalog", home("catalog > product")),
    Play("set:session=signedIn opened tab:catalog", home("catalog")),
    Play(
      "set:session=signedIn opened toAccount opened toCatalog",
      "root: main{home{catalog > product; [account > help]}}", ["absent"]),
    Play("set:session=signedIn opened toAccount toCatalog", home("catalog > product")),
    Play(
      "set:session=signedIn opened sheeted toAccount",
      "root: main{home{catalog > product; [account]}}"),
    Play("set:session=signedIn opened sheeted toCatalog", home("catalog")),
    Play("set:session=signedIn opened sheeted goRoot", home("catalog")),
    Play("set:session=signedIn opened rooted", "root: help"),
    Play("set:session=signedIn opened swapped", home("catalog > help")),
    Play("set:session=signedIn app:called", home("catalog > help")),
    Play("set:session=signedOut opened goOn", "root: main{welcome > help}", ["noTabs"]),
    Play("set:session=signedIn app:mailed", home("catalog > mail{catalog; splash}")),
    Play(
      "set:session=signedIn app:mailed opened", home("catalog > mail{catalog > product; splash}")),
    Play("set:session=signedIn app:mailed goBack", home("catalog")),
  ])
  func containers(play: Play) throws {
    try play.check(Self.flow)
  }

  @Test func aTabThatIsOnlyAnEventSendsIt() throws {
    var player = try Player(Self.flow)
    try player.play("set:session=signedIn tab:composeTapped tab:account tab:account")
    #expect(player.said == ["effect composed", "effect composed"])
    #expect(player.stacks == "root: main{home{catalog; [account]}}")
  }

  private static let changing = """
    flow: Shop
    start: home
    states: { session: [out, in] }
    guards: [mayTrade]
    links: { schemes: [shop] }
    screens:
      home:
        tabs:
          - { screen: offers, when: mayTrade }
          - catalog
          - { screen: orders, when: { session: in } }
          - { event: helpTapped, when: { session: in } }
        transitions: { helpTapped: { to: help, style: sheet } }
      offers:
      catalog: { transitions: { ordersTapped: { tab: orders } } }
      orders: { transitions: { orderTapped: order, opened: { to: help, style: sheet } } }
      order: { deepLink: /order }
      help:
    """

  @Test(arguments: [
    Play("", "root: home{[catalog]}"),
    Play("ordersTapped", "root: home{[catalog]}", ["noTabs"]),
    Play("set:session=in", "root: home{[catalog]; orders}"),
    Play("set:session=in ordersTapped orderTapped", "root: home{catalog; [orders > order]}"),
    Play("set:session=in ordersTapped orderTapped set:session=out", "root: home{[catalog]}"),
    Play("set:session=in ordersTapped opened set:session=out", "root: home{[catalog]}"),
    Play(
      "set:session=in ordersTapped orderTapped set:session=out set:session=in",
      "root: home{[catalog]; orders}"),
    Play("link:/order", "root: home{[catalog]}", ["refused"]),
    Play("link:/order set:session=in", "root: home{catalog; [orders > order]}", ["refused"]),
    Play("set:session=in tab:helpTapped", "root: home{[catalog]; orders} | sheet: help"),
  ])
  func tabsThatComeAndGo(play: Play) throws {
    try play.check(Self.changing, ["mayTrade": false])
  }

  @Test func aGuardIsAskedAgainWhenAStateChanges() throws {
    var player = try Player(Self.changing, ["mayTrade": true])
    #expect(player.stacks == "root: home{[offers]; catalog}")
    try player.play("tab:catalog")
    player.answers["mayTrade"] = false
    #expect(try player.play("tab:offers") == "root: home{[offers]; catalog}")
    #expect(try player.play("set:session=in") == "root: home{[catalog]; orders}")
  }

  private static let columns = """
    flow: Mail
    start: mail
    guards: [unlocked]
    screens:
      mail: { split: { sidebar: folders, content: letters, detail: empty } }
      folders:
        transitions:
          folderTapped: { params: { folder: Int }, then: { show: letters, with: { folder: $event.folder } } }
          searched: { to: search, style: sheet }
          lockedTapped: { show: vault }
      letters: { params: { folder: Int = 0 }, transitions: { opened: { show: letter } } }
      empty:
      letter:
        transitions: { next: { show: letter }, replied: letter, both: [{ show: empty }, { show: letter }] }
      search: { transitions: { found: { show: letter }, chosen: [dismiss, { show: letter }] } }
      vault: { requires: unlocked }
    app: { noted: { show: letter } }
    """

  @Test(arguments: [
    Play("", columns(0, "empty")),
    Play("folderTapped(folder=3)", columns(3, "empty")),
    Play("opened", columns(0, "letter")),
    Play("opened replied", columns(0, "letter > letter")),
    Play("opened replied next", columns(0, "letter")),
    Play("opened replied opened", columns(0, "letter")),
    Play("opened both", columns(0, "letter")),
    Play("app:noted", columns(0, "letter")),
    Play("searched found", columns(0, "empty") + " | sheet: search", ["noColumns"]),
    Play("searched chosen", columns(0, "letter")),
    Play("searched app:noted", columns(0, "empty") + " | sheet: search", ["noColumns"]),
  ])
  func theNextColumn(play: Play) throws {
    try play.check(Self.columns)
  }

  private static func columns(_ folder: Int, _ detail: String) -> String {
    "root: mail{folders; letters(folder: \(folder)); \(detail)}"
  }

  @Test func updateShowsOtherArgumentsInTheDetailColumn() throws {
    var player = try Player(
      """
      flow: Mail
      start: mail
      screens:
        mail: { split: { sidebar: list, detail: message } }
        list: { transitions: { picked: { to: message, ifShown: update } } }
        message: { params: { id: Int = 0 } , transitions: { n: { to: message, with: { id: 4 } } } }
      """)
    #expect(player.stacks == "root: mail{list; message(id: 0)}")
    #expect(player.state.visible.count == 3)
    #expect(try player.play("n") == "root: mail{list; message(id: 0) > message(id: 4)}")
    #expect(try player.play("picked") == "root: mail{list; message(id: 0) > message(id: 0)}")
  }
}
