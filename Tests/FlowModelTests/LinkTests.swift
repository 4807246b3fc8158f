import FlowDiagnostics
import FlowModel
import Testing

@Suite struct LinkTests {
  @Test(arguments: [
    ("products/{id}", "it does not begin with '/'"),
    ("/products//{id}", "a part of it is empty"),
    ("/{id}/{id}", "it has a parameter twice"),
    ("/{rest...}/{id}", "something follows its '…' part"),
    ("/{Id}", "'Id' is not a parameter's name"),
    ("/a b/{id}", "'a b' can't be a part"),
    ("/products/{id}/", "it ends with '/': leave that out"),
    ("/{rest...}/", "it ends with '/': leave that out"),
    ("/products?p={id}&p={page}", "it has a query item twice"),
    ("/products?id", "'id' is not a query item such as 'page={page}'"),
  ])
  func refusedPattern(path: String, reason: String) {
    let project = linked(path)
    let message = "'\(path)' can't be the path of a link: \(reason)"
    #expect(project.messages == [message])
  }

  /// Parameters as other frameworks mark them, and whole URLs.
  @Test(arguments: [
    ("products/{id}", "write '/products/{id}'"), ("/p/{ID}", "write '/p/{id}'"),
    ("/p/:id", "write '/p/{id}'"), ("/p/<int:id>", "write '/p/{id}'"),
    ("/p/[id]", "write '/p/{id}'"), ("/p/$id", "write '/p/{id}'"),
    ("/p/{id:Int}", "write '/p/{id}'"), ("/p/{ id }", "write '/p/{id}'"),
    ("/p/${id}", "write '/p/{id}'"), ("/p/{{id}}", "write '/p/{id}'"),
    ("/p?id", "write '/p?id={id}'"), ("/p//{id}/", "write '/p/{id}'"),
    (
      "/p/{id?}",
      "write '/p/{id}'; URLs without 'id' need a path of their own, and 'id' a default"
    ),
    ("https://x.com/p/:id", "write '/p/{id}', and in the flow 'links: { hosts: [x.com] }'"),
    ("x.com/p/{id}", "write '/p/{id}', and in the flow 'links: { hosts: [x.com] }'"),
    ("shop://p/{id}", "write '/p/{id}', and in the flow 'links: { schemes: [shop] }'"),
    ("/p/{id}.html", "let the parameter be all between two '/': 'word/{name}'"),
  ])
  func mendedPattern(path: String, hint: String) {
    #expect(linked(path).diagnostics.map(\.hint) == [hint])
  }

  @Test(arguments: [
    ("/products/{id}", []),
    ("/products?id={id}&page={page}", []),
    ("/products", ["the URL has no 'id', and 'product' needs it"]),
    ("/products/{id}/{name}", ["'product' has no parameter 'name'"]),
  ])
  func saysWhatTheScreenTakes(path: String, messages: [String]) {
    #expect(linked(path).messages == messages)
  }

  /// How a parameter of a type may stand in a link.
  @Test(arguments: [
    ("UUID", "/p/{x}", nil), ("Date?", "/p?x={x}", nil), ("\"[Int]\"", "/p/{x...}", nil),
    ("\"[Int]?\"", "/p/{x...}", nil), ("\"[Int]\"", "/p?x={x}", nil), ("Set<Int>", "/p/{x}", nil),
    ("String", "/p/{x...}", "'{x...}' takes several parts of the path, and 'x' is one 'String'"),
    ("Int?", "/p/{x...}", "'{x...}' takes several parts of the path, and 'x' is one 'Int?'"),
    ("\"[Int]\"", "/p/{x}", "'{x}' takes one part of the path, and 'x' is a '[Int]'"),
    ("\"[[Int]]\"", "/p/{x...}", "a URL can't contain a '[[Int]]'"),
    ("\"[String: Int]\"", "/p?x={x}", "a URL can't contain a '[String: Int]'"),
    ("ref Model", "/p/{x}", "a URL can't contain 'x': it is a reference"),
  ])
  func types(type: String, path: String, message: String?) {
    let text = """
      flow: Shop
      start: home
      screens:
        home: { transitions: { tapped: page } }
        page: { params: { x: \(type) }, deepLink: "\(path)" }
      """
    #expect(read(text).messages == [message].compactMap { $0 })
  }

  @Test(arguments: [
    ("hosts: [shop.example.com, LOCALHOST, 10.0.0.1, xn--80ak6aa92e.com]", []),
    ("schemes: [shop, com.example.shop, x-shop+1]", []),
    ("hosts: [\"https://shop.com\"]", ["'https://shop.com' is not a host"]),
    ("hosts: [shop.com/]", ["'shop.com/' is not a host"]),
    ("hosts: [\"shop.com:80\"]", ["'shop.com:80' is not a host"]),
    (
      "hosts: [\"*.shop.com\", .com, -a.com, \"\"]",
      [
        "'*.shop.com' is not a host", "'.com' is not a host", "'-a.com' is not a host",
        "'' is not a host",
      ]
    ),
    ("hosts: [shöp.com]", ["'shöp.com' is not a host"]),
    (
      "schemes: [\"shop://\", \"1shop\", my_shop, \"\"]",
      [
        "'shop://' is not a scheme", "'1shop' is not a scheme", "'my_shop' is not a scheme",
        "'' is not a scheme",
      ]
    ),
  ])
  func addresses(settings: String, messages: [String]) {
    let text = """
      flow: Shop
      start: home
      screens: { home: { deepLink: / } }
      links: { \(settings) }
      """
    #expect(read(text).messages == messages)
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
