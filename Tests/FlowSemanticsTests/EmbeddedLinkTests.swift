import FlowSemantics
import Testing

/// Links and events of the app reach flows however deep they are embedded.
@Suite struct EmbeddedLinkTests {
  /// An app that launches, and then has a shop and a browser in tabs; the shop opens an account.
  static let app = """
    flows:
      - flow: Launch
        start: main
        states: { phase: [loading, ready] }
        guards: [mayBrowse]
        screens:
          main: { switch: phase, cases: { loading: splash, ready: home } }
          splash: { transitions: { helped: { to: help, style: sheet } } }
          help: {}
          home: { tabs: [shop, browser] }
          shop: { embed: Shop }
          browser: { embed: Browser, requires: mayBrowse }
      - flow: Shop
        start: catalog
        screens:
          catalog: { transitions: { opened: product, accountTapped: { to: account, style: sheet } } }
          product:
            params: { id: Int }
            deepLink: "/products/{id}"
            transitions: { accountTapped: { to: account, style: sheet } }
          account: { embed: Account, style: sheet }
      - flow: Account
        start: overview
        guards: [isAdult]
        app: { orderShipped: { to: order, with: { id: $event.id } } }
        entries: { latest: [{ to: order, with: { id: 1 } }] }
        screens:
          overview: { transitions: { orderTapped: order } }
          order: { params: { id: Int }, deepLink: "/orders/{id}" }
          latest: { deepLink: { path: /orders/latest, entry: latest } }
          age: { requires: isAdult, deepLink: /age }
          note: { deepLink: { path: /note, onTop: true } }
      - flow: Browser
        start: page
        screens: { page: { transitions: { tapped: page } }, start: { deepLink: /start } }
    """

  private static let ready = "set:phase=ready"

  @Test(arguments: [
    // The case of the switch is not shown yet: the link waits for it.
    Play("link:/orders/{id}(id=4)", "root: main{splash}", ["refused"]),
    Play(
      "link:/orders/{id}(id=4) set:phase=ready",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 4)", ["refused"]),
    Play(
      "helped link:/products/{id}(id=4) set:phase=ready",
      "root: main{home{[catalog > product(id: 4)]; page}}", ["refused"]),
    // Through two flows, of which one runs.
    Play(
      "\(ready) link:/orders/{id}(id=4)",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 4)"),
    Play(
      "\(ready) opened(id=1) link:/orders/{id}(id=4)",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 4)"),
    // One that runs already is not opened again.
    Play(
      "\(ready) opened(id=1) accountTapped orderTapped(id=3) link:/orders/{id}(id=4)",
      "root: main{home{[catalog > product(id: 1)]; page}} | sheet: overview > order(id: 4)"),
    // In a tab that is not selected, the tab is.
    Play("\(ready) link:/start", "root: main{home{catalog; [page > start]}}"),
    Play("\(ready) tab:browser tapped link:/start", "root: main{home{catalog; [page > start]}}"),
    Play(
      "\(ready) tab:browser link:/orders/{id}(id=4)",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 4)"),
    Play(
      "\(ready) link:/orders/latest",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 1)"),
    Play("\(ready) link:/note", "root: main{home{[catalog]; page}} | sheet: overview > note"),
    Play(
      "\(ready) accountTapped orderTapped(id=3) link:/note",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 3) > note"),
  ])
  func linksReachEmbeddedFlows(play: Play) throws {
    try play.check(Self.app)
  }

  @Test(arguments: [("mayBrowse", "/start"), ("isAdult", "/age")])
  func guardsOnTheWayHold(name: String, link: String) throws {
    var player = try Player(Self.app, [name: false])
    #expect(
      try player.play("\(Self.ready) link:\(link)") == "root: main{home{[catalog]; page}}")
    player.answers[name] = true
    let shown = try player.play("set:phase=loading set:phase=ready")
    #expect(shown.contains(link.dropFirst()))
  }

  /// An event of the app is that of the flow which declares it, and acts in its topmost run.
  @Test(arguments: [
    Play("\(ready) app:orderShipped(id=7)", "root: main{home{[catalog]; page}}", ["ignored"]),
    Play(
      "\(ready) accountTapped app:orderShipped(id=7)",
      "root: main{home{[catalog]; page}} | sheet: overview > order(id: 7)"),
  ])
  func eventsOfTheAppReachFlowsThatRun(play: Play) throws {
    try play.check(Self.app)
  }

  /// The events of `anywhere` come to the screens of their own flow at any depth, and to no others.
  @Test(arguments: [
    Play("inner helped", "root: list > page | sheet: innerHelp"),
    Play("helped", "root: list | sheet: outerHelp"),
    Play("inner searched", "root: list > page", ["ignored"]),
  ])
  func eventsOfAnywhereBelongToTheirFlow(play: Play) throws {
    try play.check(
      """
      flows:
        - flow: Outer
          start: list
          anywhere: { helped: { to: outerHelp, style: sheet }, searched: search }
          screens: { list: { transitions: { inner: inner } }, inner: { embed: Inner }, outerHelp: , search: }
        - flow: Inner
          start: page
          anywhere: { helped: { to: innerHelp, style: sheet } }
          screens: { page: , innerHelp: }
      """)
  }

  /// A link to the embedding screen itself goes where that is shown already.
  @Test(arguments: [
    Play("tab:other link:/inner", "root: home{[page]; other}"),
    Play("tapped link:/inner", "root: home{[page]; other}"),
    Play("tapped link:/next", "root: home{[page > next]; other}"),
  ])
  func theEmbeddingScreenIsGoneTo(play: Play) throws {
    try play.check(
      """
      flows:
        - flow: Outer
          start: home
          screens:
            home: { tabs: [inner, other] }
            inner: { embed: Inner, deepLink: { path: /inner, stack: [home] } }
            other: {}
        - flow: Inner
          start: page
          screens: { page: { transitions: { tapped: next } }, next: { deepLink: /next } }
      """)
  }

  /// Of several ways the one through the fewest flows is taken, and then that with the fewest screens.
  @Test(arguments: [
    ("near: { embed: Inner }", "root: list > start"),
    ("near: { params: { id: Int }, embed: Inner }", "root: list > step > start"),
    ("near: {}", "root: list > step > start"),
  ])
  func theNearestEmbeddingIsTaken(near: String, wanted: String) throws {
    var player = try Player(
      """
      flows:
        - flow: Outer
          start: list
          screens:
            list: { transitions: { middleTapped: middle, stepTapped: step, nearTapped: near } }
            middle: { embed: Middle }
            step: { transitions: { farTapped: far } }
            far: { embed: Inner }
            \(near)
        - flow: Middle
          start: inner
          screens: { inner: { embed: Inner } }
        - flow: Inner
          start: start
          screens: { start: { deepLink: /start } }
      """)
    #expect(try player.play("link:/start") == wanted)
  }

  /// A link brings what the embedding screen needs by name; the flow that runs is given it too.
  @Test(arguments: [
    Play("link:/more/{id}(id=4)", "root: list > page(id: 4) > more(id: 4)"),
    Play("opened(id=2) link:/more/{id}(id=4)", "root: list > page(id: 4) > more(id: 4)"),
    Play("opened(id=2) moreTapped(id=3) sys:back", "root: list > page(id: 2)"),
    Play("link:/about", "root: list", ["ignored"]),
    Play("opened(id=2) link:/about", "root: list > page(id: 2) > about"),
  ])
  func linksBringWhatTheEmbeddingScreenNeeds(play: Play) throws {
    try play.check(Self.product(host: "inner: { embed: Inner }"))
  }

  /// Where no link brings what the embedding screen needs, they are no events of the flow around it.
  @Test(arguments: [
    "inner: { params: { number: Int }, embed: Inner, with: { id: $screen.number } }",
    "inner: { params: { id: Int?, number: Int }, embed: Inner, with: { id: $screen.number } }",
  ])
  func aFlowThatNeedsSomethingElseIsNotComeTo(host: String) throws {
    var player = try Player(Self.product(host: host))
    #expect(!player.interpreter.events(in: player.state).contains { $0.isLink })
    #expect(try player.play("link:/more/{id}(id=4)") == "root: list")
    #expect(
      try player.play("opened(number=2,id=2) link:/more/{id}(id=4)")
        == "root: list > page(id: 4) > more(id: 4)")
    #expect(player.interpreter.events(in: player.state).contains { $0.isLink })
  }

  private static func product(host: String) -> String {
    """
    flows:
      - flow: Outer
        start: list
        screens:
          list: { transitions: { opened: inner } }
          \(host)
      - flow: Inner
        start: page
        screens:
          page: { params: { id: Int }, transitions: { moreTapped: more } }
          more: { params: { id: Int }, deepLink: "/more/{id}" }
          about: { deepLink: { path: /about, onTop: true } }
    """
  }
}

extension Event {
  fileprivate var isLink: Bool { if case .link = self { true } else { false } }
}
