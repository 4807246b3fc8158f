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
