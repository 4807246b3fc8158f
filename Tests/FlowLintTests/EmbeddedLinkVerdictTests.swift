import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// What links of embedded flows open, and what they go around.
@Suite struct EmbeddedLinkVerdictTests {
  private func messages(_ rule: String, _ text: String, isOptional: Bool = false) -> [String] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    let severities: [String: SeverityOverride] = isOptional ? [rule: .warning] : [:]
    let found = Linter.lint(project.value, severities: severities).diagnostics
    return found.filter { $0.rule == rule }.map(\.message)
  }

  private func shop(wine: String, expect: String = "") -> String {
    """
    flows:
      - flow: Shop
        start: home
        guards: [isAdult]
        screens:
          home: { transitions: { wineTapped: { when: isAdult, then: wine }, foodTapped: food } }
          food:
          wine: { embed: Wine\(wine) }
    \(expect)
      - flow: Wine
        start: list
        screens:
          list: { transitions: { bottleTapped: bottle } }
          bottle: { deepLink: /bottle }
    """
  }

  @Test(arguments: [("", true), (", requires: isAdult", false)])
  func aLinkGoesAroundTheGuardOfItsFlow(requires: String, isFound: Bool) {
    let message = "links of 'Wine' open 'wine' and don't ask 'isAdult'; every tap does"
    #expect(messages("guard-bypass", shop(wine: requires)) == (isFound ? [message] : []))
  }

  @Test(arguments: [("", 1), (", requires: isAdult", 0)])
  func aLinkBreaksAPromiseOfTheFlowAroundIt(requires: String, count: Int) {
    let promise = "    expect: [{ screen: wine, onlyWhen: isAdult }]"
    let found = messages("broken-expectation", shop(wine: requires, expect: promise))
    #expect(found.count == count)
  }

  @Test func theyKeepATrapOfTheFlowAroundCertain() {
    let text = """
      flows:
        - flow: Browser
          start: page
          style: animated
          screens:
            page: { transitions: { fieldTapped: search } }
            search:
              embed: Search
              style: sheet
              transitions: { finished: [dismiss, results], cancelled: none }
            results: { transitions: { againTapped: search } }
        - flow: Search
          start: field
          app: { bookmarkAdded: { to: bookmarks, ifShown: return } }
          screens:
            field: { transitions: { found: finish } }
            bookmarks: { deepLink: /bookmarks, transitions: { doneTapped: back } }
      """
    let message = "no event leads out of 'results' and the screens that it shows"
    #expect(messages("inescapable-loop", text) == [message])
  }

  @Test(arguments: [
    ("food: { embed: Wine }", ["links of 'Wine' open it through 'wine'; 'food' is as near"]),
    ("food: { transitions: { t: far } }\n      far: { embed: Wine }", []), ("food:", []),
  ])
  func equallyNearScreensAreSaid(food: String, wanted: [String]) {
    let text = shop(wine: "").replacing("food:\n", with: food + "\n")
      .replacing("wineTapped: { when: isAdult, then: wine }", with: "wineTapped: wine")
    let found = messages("ambiguous-way", text, isOptional: true)
    #expect(found.map { $0.replacing("'food'; 'wine'", with: "'wine'; 'food'") } == wanted)
  }

  @Test(arguments: [
    ("wine: { params: { year: Int }, embed: Wine }", "it has no 'year'"),
    ("wine: { params: { year: Int = 1 }, embed: Wine }", nil),
    (
      "wine: { embed: Wine }\n      tour: { embed: Wine, params: { year: Int } }", nil
    ),
  ])
  func whatALinkDoesNotBringIsSaid(wine: String, reason: String?) {
    let text = shop(wine: "").replacing("wine: { embed: Wine }", with: wine)
      .replacing("then: wine }", with: "then: wine }, tourTapped: tour")
      .replacing("tourTapped: tour", with: wine.contains("tour") ? "tourTapped: tour" : "x: none")
    let wanted = reason.map { ["the link '/bottle' can't open 'wine': \($0)"] } ?? []
    #expect(messages("cut-off-links", text) == wanted)
  }

  @Test func flowsAtDifferentPlacesShareNoURL() {
    let text = """
      flows:
        - flow: Outer
          start: a
          screens: { a: { transitions: { b: one, c: two } }, one: { embed: One }, two: { embed: Two } }
        - { flow: One, start: x, screens: { x: { deepLink: /x } } }
        - { flow: Two, start: y, screens: { y: { deepLink: /x } } }
      """
    #expect(messages("ambiguous-link", text) == ["'/x' opens 'x' of 'One', which is nearer"])
  }
}
