import FlowDiagnostics
import FlowModel
import Testing

@Suite struct LinkTests {
  @Test(arguments: [
    ("products/{id}", "it does not begin with '/'"),
    ("/products//{id}", "a part of it is empty"),
    ("/{id}/{id}", "a parameter stands in it twice"),
    ("/{rest...}/{id}", "something follows its '…' part"),
    ("/{Id}", "'Id' is not a parameter's name"),
    ("/a b/{id}", "'a b' cannot be a part"),
    ("/products?id", "'id' is not a query item such as 'page={page}'"),
  ])
  func refusedPattern(path: String, reason: String) {
    let project = linked(path)
    let message = "'\(path)' is not the path of a link: \(reason)"
    #expect(project.messages == [message])
  }

  @Test(arguments: [
    ("/products/{id}", []),
    ("/products?id={id}&page={page}", []),
    ("/products", ["the link does not say 'id', which 'product' takes"]),
    ("/products/{id}/{name}", ["'product' has no parameter 'name'"]),
  ])
  func saysWhatTheScreenTakes(path: String, messages: [String]) {
    #expect(linked(path).messages == messages)
  }

  @Test func opensTheShortestWay() throws {
    let project = linked("/products/{id}").value
    let link = try #require(project.deepLinks.elements.first)
    let way = link.way.map { project.text(project.screens[$0].name) }
    #expect(way == ["home", "catalog", "product"])
  }

  @Test func aFlowIsGoneIntoByItsEntries() {
    let text = """
      flow: Shop
      start: home
      screens:
        home: { transitions: { tapped: { to: settings, at: passwrds } } }
        settings: { embed: Settings }
      """
    let settings = """
      flow: Settings
      start: list
      entries: { passwords: passwords }
      screens: { list: { transitions: { tapped: passwords } }, passwords: {} }
      """
    let project = FlowProject.read([
      SourceFile(path: "a", text: text), SourceFile(path: "b", text: settings),
    ])
    #expect(project.messages == ["no entry is named 'passwrds'"])
  }

  private func linked(_ path: String) -> Diagnosed<FlowProject> {
    read(
      """
      flow: Shop
      start: home
      screens:
        home: { tabs: [catalog] }
        catalog: { transitions: { tapped: product } }
        product:
          params: { id: String, page: Int = 1 }
          deepLink: "\(path)"
      """)
  }
}
