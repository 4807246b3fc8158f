import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Which patterns share a URL, and whether the generated code would tell them apart.
@Suite(.lowPriority) struct LinkVerdictTests {
  /// Two links in the order of their trial; the URL that shows that they fit one, if any shall.
  struct Pair: CustomTestStringConvertible {
    let first: String
    let second: String
    let url: String?

    var testDescription: String { "\(first) before \(second)" }

    init(_ first: String, _ second: String, _ url: String?) {
      self.first = first
      self.second = second
      self.url = url
    }
  }

  @Test(arguments: pairs) func verdict(of pair: Pair) {
    let text = """
      flow: A
      start: a
      screens:
        a: { transitions: { b: b, c: c } }
        b: { params: { \(Self.takes) }, deepLink: "\(pair.first)" }
        c: { params: { \(Self.takes) }, deepLink: "\(pair.second)" }
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    let found = Linter.lint(project.value).diagnostics
    #expect(
      found.map(\.message) == (pair.url.map { ["'\($0)' opens 'b', not 'c'"] } ?? []))
  }

  /// A list that goes back first shows nothing above its screen, and shared events show as well as own.
  @Test func aLinkOpensTheWayThatUsersGo() {
    let text = """
      flow: A
      start: home
      groups: { g: { productTapped: product } }
      screens:
        home: { use: g, transitions: { scanTapped: { to: scan, style: fullScreenCover } } }
        scan: { transitions: { found: [dismiss, product], closeTapped: dismiss } }
        product: { deepLink: /p }
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)]).value
    let way = project.deepLinks.elements[0].way.map { project.text(project.screens[$0].name) }
    #expect(way == ["home", "product"])
    #expect(Linter.lint(project).diagnostics == [])
  }

  /// What a query must say tells links apart.
  @Test(arguments: [("String", nil), ("Int?", "/x?u=…"), ("\"[Int]\"", "/x?u=…")])
  func queries(type: String, url: String?) {
    let text = """
      flow: A
      start: a
      screens:
        a: { transitions: { b: b, c: c } }
        b: { params: { t: \(type) }, deepLink: "/x?t={t}" }
        c: { params: { u: Int }, deepLink: "/x?u={u}" }
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics
    #expect(
      found.map(\.message) == (url.map { ["'\($0)' opens 'b', not 'c'"] } ?? []))
  }

  /// A link of a flow that runs inside another, or beside it.
  @Test(arguments: [
    ("tab: { embed: Inner }", "", "/x", true),
    ("tab: { embed: Inner, deepLink: /x }", "", "/y", false),
    (
      "tab: { embed: Middle }", "- { flow: Middle, start: m, screens: { m: { embed: Inner } } }",
      "/x", true
    ),
    ("tab: {}", "", "/x", false),
  ])
  func flowsAtOnce(screen: String, flow: String, path: String, isTaken: Bool) {
    let text = """
      flows:
        - flow: Outer
          start: a
          screens:
            a: { transitions: { b: b, c: tab } }
            b: { deepLink: \(path) }
            \(screen)
        - flow: Inner
          start: x
          screens: { x: { deepLink: /x } }
        \(flow)
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics.filter { $0.rule == "ambiguous-link" }
    let message =
      "'/x' opens 'b' of 'Outer', which runs at the same time"
    #expect(found.map(\.message) == (isTaken ? [message] : []))
  }

  @Test func tabsRunAtOnce() {
    let text = """
      flows:
        - flow: Outer
          start: a
          screens: { a: { tabs: [one, two] }, one: { embed: One }, two: { embed: Two } }
        - { flow: One, start: x, screens: { x: { deepLink: /x } } }
        - { flow: Two, start: y, screens: { y: { deepLink: /x } } }
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics.filter { $0.rule == "ambiguous-link" }
    #expect(
      found.map(\.message) == [
        "'/x' opens 'x' of 'One', which runs at the same time"
      ])
  }

  @Test func manyLinksTakeNoLongerThanTheyAreMany() {
    var text =
      "flow: A\nstart: a\nscreens:\n  a: { transitions: { b: b } }\n  b:\n    params: { x: Int = 0 }\n"
    text += "    deepLink:\n"
    for number in 0..<2_000 { text += "      - /l\(number)/z\n" }
    for number in 0..<2_000 { text += "      - \"/{x}/k\(number)\"\n" }
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics
    #expect(found.map(\.severity) == [.info])
    #expect(
      found.map(\.message) == [
        "perhaps 1999 links of 'b' follow others, which take some of their URLs"
      ])
  }

  /// A parameter of each kind that a placeholder can stand for, none of them needed.
  private static let takes =
    "t: String = \"\", u: String = \"\", n: Int = 0, f: Bool = false, r: \"[String] = []\", i: UUID = .a, w: Date = .b, d: Double = 0.5, o: Int? = nil"

  private static let pairs = [
    Pair("/x", "/y", nil),
    Pair("/x", "/x", "/x"),
    Pair("/x", "/x/y", nil),
    Pair("/x", "/{t}", nil),
    Pair("/{t}", "/x", "/x"),
    Pair("/{t}", "/{u}", "/u"),
    Pair("/{n}", "/x", nil),
    Pair("/{n}", "/7", "/7"),
    Pair("/{i}", "/new", nil),
    Pair("/{i}", "/{t}", nil),
    Pair("/{i}", "/{n}", nil),
    Pair(
      "/{i}", "/E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "/E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    Pair("/{t}", "/{i}", "/00000000-0000-0000-0000-000000000000"),
    Pair("/{w}", "/today", nil),
    Pair("/{w}", "/2026-01-31", "/2026-01-31"),
    Pair("/{d}", "/{n}", "/1"),
    Pair("/{n}", "/{d}", nil),
    Pair("/{d}", "/1.5", "/1.5"),
    Pair("/{o}", "/x", nil),
    Pair("/x?t={t}", "/x?u={u}", "/x?u=…"),
    Pair("/x?o={o}", "/x", "/x"),
    Pair("/{t}?n={n}", "/x?u={u}", "/x?u=…"),
    Pair("/{n}", "/{t}", nil),
    Pair("/{t}", "/{n}", "/1"),
    Pair("/{n}", "/{f}", nil),
    Pair("/{f}", "/true", "/true"),
    Pair("/{t}/x", "/y/{u}", "/y/x"),
    Pair("/{t}/x", "/{n}/y", nil),
    Pair("/x/{r...}", "/x/y/z", "/x/y/z"),
    Pair("/x/y/z", "/x/{r...}", nil),
    Pair("/x/{r...}", "/x", "/x"),
    Pair("/{r...}", "/", "/"),
    Pair("/x/{r...}", "/{t}/y", "/x/y"),
    Pair("/x", "/x?q={t}", "/x?q=…"),
    Pair("/x?q={t}", "/x", "/x"),
    Pair("/x?q={t}", "/x?p={t}", "/x?p=…"),
  ]
}
