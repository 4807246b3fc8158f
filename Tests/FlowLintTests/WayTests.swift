import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Shortest ways, as what the user taps.
@Suite struct WayTests {
  static let shop = """
    flow: Shop
    start: home
    screens:
      home: { transitions: { productTapped: product, listTapped: list } }
      list: { transitions: { productTapped: product } }
      product:
        params: { id: Int }
        transitions: { buyTapped: { to: checkout, style: fullScreenCover } }
      checkout: { transitions: { closed: dismiss } }
    """

  @Test func whyIsATapScript() {
    #expect(
      answer { $0.why($1("checkout")) }
        == .way("home · productTapped(id) · buyTapped → fullScreenCover checkout"))
  }

  @Test func aPathBeginsWhereItsScreenIsFirstShown() {
    #expect(
      answer { $0.path(from: $1("list"), to: $1("checkout")) }
        == .way("list · productTapped(id) · buyTapped → fullScreenCover checkout"))
  }

  @Test func waysLeadToWhatStandsForOtherScreens() {
    let text = """
      flows:
        - flow: A
          start: home
          sequences: { tour: { steps: [one, two], then: none } }
          screens:
            home: { transitions: { tourTapped: tour, shopTapped: shop } }
            one:
            two:
            shop: { embed: Shop }
        - flow: Shop
          start: list
          screens: { list: }
      """
    #expect(answer(text) { $0.why($1("tour")) } == .way("home · tourTapped → push tour"))
    #expect(answer(text) { $0.why($1("shop")) } == .way("home · shopTapped → push shop"))
    #expect(
      answer(text) { $0.path(from: $1("home"), to: $1("tour")) }
        == .way("home · tourTapped → push tour"))
  }

  @Test func aPathNamesTheEventThatBeginsAWait() {
    let text = """
      flow: Login
      start: form
      outcomes: { signIn: [ok, wrong] }
      screens:
        form: { transitions: { sendTapped: { await: signIn, cases: { ok: home, wrong: none } } } }
        home:
      """
    #expect(
      answer(text) { $0.path(from: $1("form"), to: $1("home")) }
        == .way("form · sendTapped · ok → push home"))
  }

  /// The views in tabs send the events of the sequence, too.
  @Test func aSequenceGoesOnFromTabsThatAreAStep() {
    let text = """
      flow: Tour
      start: home
      sequences: { tour: { steps: [intro], then: main, skip: login } }
      screens:
        home: { transitions: { goTapped: tour } }
        intro: { tabs: [one, two] }
        one:
        two:
        main:
        login:
      """
    #expect(answer(text) { $0.why($1("main")) } == .way("home · goTapped · next → main"))
    #expect(answer(text) { $0.why($1("login")) } == .way("home · goTapped · skip → login"))
  }

  /// Only a late answer takes away what the same list has put over the screen.
  @Test func aScreenThatAListCoversMayBeShownByItsAnswer() {
    let text = """
      flow: A
      start: home
      outcomes: { load: { ends: { done: } } }
      screens:
        home: { transitions: { goTapped: [{ to: page, style: replace }, { to: cover, style: fullScreenCover }] } }
        page: { await: load, transitions: { done: dismiss } }
        cover: { terminal: true }
      """
    #expect(answer(text) { $0.why($1("page")) } != .never)
  }

  /// Where the stacks are only approximate, their way may be none; the interpreter finds one.
  @Test func aWayThatTheStacksGetWrong() {
    let text = """
      flows:
        - flow: Launch
          start: main
          states: { session: [out, in] }
          screens:
            main: { switch: session, cases: { out: gate, in: bank } }
            gate:
            bank: { embed: Bank }
        - flow: Bank
          start: home
          screens:
            home: { transitions: { itemTapped: account } }
            account: { params: { id: String }, deepLink: "/accounts/{id}", transitions: { payTapped: { to: transfer, style: sheet } } }
            transfer: { embed: Transfer, transitions: { finished: [dismiss, receipt], cancelled: dismiss } }
            receipt:
        - flow: Transfer
          start: one
          outcomes: { send: [sent, refused] }
          screens:
            one: { transitions: { sendTapped: { await: send, cases: { sent: finish, refused: none } }, closeTapped: cancel } }
      """
    #expect(
      answer(text) { $0.path(from: $1("home"), to: $1("receipt")) }
        == .way("home · itemTapped(id) · payTapped · sendTapped · sent → receipt"))
    let resuming = """
      flow: A
      start: gate
      sequences: { intro: { steps: [a, b], then: home, resumes: true } }
      screens: { gate: { transitions: { go: intro } }, a: , b: , home: { terminal: true } }
      """
    #expect(answer(resuming) { $0.why($1("b")) } == .way("gate · go · next → b"))
    #expect(
      answer(resuming) { $0.path(from: $1("gate"), to: $1("home")) }
        == .way("gate · go · next · next → home"))
  }

  /// Nobody can do it.
  @Test func aChangeOfAStateIsTheLastResort() {
    let text = """
      flows:
        - flow: A
          start: main
          states: { session: [out, in] }
          screens:
            main: { switch: session, cases: { out: gate, in: list } }
            gate:
            list: { embed: B }
        - flow: B
          start: items
          screens: { items: { transitions: { itemTapped: item } }, item: }
      """
    #expect(
      answer(text) { $0.path(from: $1("item"), to: $1("item")) }
        == .way("item · back button · itemTapped → push item"))
    #expect(
      answer(text) { $0.path(from: $1("item"), to: $1("gate")) }
        == .way("item · session: out → gate"))
  }

  private func answer(
    _ text: String = shop, _ ask: (FlowAnalysis, (String) -> ID<Screen>) -> FlowAnalysis.Answer
  ) -> FlowAnalysis.Answer {
    let file = SourceFile(path: "input.flow.yaml", text: text)
    let analysis = FlowAnalysis(of: FlowProject.read([file]).value)
    return ask(analysis) { analysis.screen($0) }
  }
}

extension FlowAnalysis {
  /// The first screen of a name.
  func screen(_ name: String) -> ID<Screen> {
    project.screens.ids.first { project.text(project.screens[$0].name) == name }!
  }
}
