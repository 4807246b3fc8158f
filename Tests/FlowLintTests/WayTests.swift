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

  private func answer(
    _ ask: (FlowAnalysis, (String) -> ID<Screen>) -> FlowAnalysis.Answer
  ) -> FlowAnalysis.Answer {
    let file = SourceFile(path: "input.flow.yaml", text: Self.shop)
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
