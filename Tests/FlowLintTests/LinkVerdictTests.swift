import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Which patterns share a URL, and whether the generated code would tell them apart.
@Suite struct LinkVerdictTests {
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
      found.map(\.message) == (pair.url.map { ["'\($0)' leads to 'b', which comes first"] } ?? []))
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

  @Test func manyLinksTakeNoLongerThanTheyAreMany() {
    var text =
      "flow: A\nstart: a\nscreens:\n  a: { transitions: { b: b } }\n  b:\n    params: { x: Int = 0 }\n"
    text += "    deepLink:\n"
    for number in 0..<4_000 { text += "      - /l\(number)/z\n" }
    for number in 0..<4_000 { text += "      - \"/{x}/k\(number)\"\n" }
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(Linter.lint(project.value).diagnostics == [])
  }

  /// A parameter of each kind that a placeholder can stand for, none of them needed.
  private static let takes =
    "t: String = \"\", u: String = \"\", n: Int = 0, f: Bool = false, r: \"[String] = []\""

  private static let pairs = [
    Pair("/x", "/y", nil),
    Pair("/x", "/x", "/x"),
    Pair("/x", "/x/y", nil),
    Pair("/x", "/{t}", nil),
    Pair("/{t}", "/x", "/x"),
    Pair("/{t}", "/{u}", "/u"),
    Pair("/{n}", "/x", nil),
    Pair("/{n}", "/7", "/7"),
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
    Pair("/x?q={t}", "/x", nil),
    Pair("/x?q={t}", "/x?p={t}", nil),
  ]
}
