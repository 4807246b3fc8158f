import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Ways that look like one another, and ways around a guard.
extension MissedByAuthorsTests {
  @Test(arguments: [
    ("tabs: [b, c], transitions: { t: c }", "x: d", ["c"]),
    ("tabs: [b, c]", "x: { to: c, ifShown: return }", ["c"]),
    ("tabs: [b, c]", "x: [d, { to: c, ifShown: update }]", ["c"]),
    ("tabs: [b, c]", "x: { to: c, ifShown: again }", []),
    ("tabs: [b, c], transitions: { t: { tab: c } }", "x: d", []),
    ("tabs: [b, c]", "x: { to: c, style: sheet }", []),
  ])
  func rootsOfTabsPushed(tabs: String, event: String, found: [String]) {
    let screens = "a: { \(tabs) }\nb: { transitions: { \(event) } }\nc: {}\nd: {}"
    #expect(
      messages(.tabElsewhere, flow("", screens))
        == found.map { "'\($0)' is the root of a tab, but is pushed here too" })
  }

  @Test(arguments: [
    ("b: { transitions: { y: c } }\nc: { deepLink: /c }", true),
    ("b: { transitions: { y: c } }\nc: { transitions: { z: d } }\nd: { deepLink: /d }", true),
    ("b: { requires: g, transitions: { y: c } }\nc: { deepLink: /c }", false),
    ("b: { transitions: { y: c } }\nc: { requires: g, deepLink: /c }", false),
    ("b: { transitions: { y: c } }\nc: { deepLink: { path: /c, stack: [b] } }", false),
  ])
  func linksThatPutAGuardedScreenBelow(screens: String, isBypass: Bool) {
    let found = messages(
      .guardBypass,
      flow("guards: [g]", "a: { transitions: { x: { when: g, then: b } } }\n\(screens)"))
    let screen = screens.contains("/d") ? "d" : "c"
    #expect(
      found
        == (isBypass
          ? ["the link puts 'b' below '\(screen)' and doesn't ask 'g'; every tap does"] : []))
  }

  @Test(arguments: [
    (
      "x: { to: b, finished: { ok: none } }, y: { to: b, style: sheet }",
      [
        "nothing follows here when 'B' finishes with 'ok'",
        "nothing follows when 'B' finishes with 'bad'",
      ]
    ),
    (
      "x: { to: b, finished: { ok: none, bad: none } }, y: { to: b, style: sheet }",
      ["nothing follows here when 'B' finishes with 'ok', 'bad'"]
    ),
    (
      "x: b, y: { to: b, style: sheet }",
      [
        "nothing follows when 'B' finishes with 'bad'",
        "nothing follows when 'B' finishes with 'ok'",
      ]
    ),
    ("x: { to: b, finished: none }, y: { to: b, style: sheet, finished: none }", []),
  ])
  func endsThatOnlySomeOpenersHandle(openers: String, found: [String]) {
    let text = """
      flows:
        - flow: A
          start: a
          screens: { a: { transitions: { \(openers) } }, b: { embed: B } }
        - flow: B
          start: c
          returns: { ok: , bad: }
          screens: { c: { transitions: { x: { finish: ok }, y: { finish: bad } } } }
      """
    #expect(messages(.unhandledEnd, text).sorted() == found)
  }

  @Test(arguments: [
    (
      "x: { to: b, finished: none }, y: { to: b, style: sheet }",
      ["nothing uses the result of 'b' here"]
    ),
    ("x: { to: b, finished: none }, y: { to: b, finished: c }", []),
    ("x: b, y: { to: b, style: sheet }", ["nothing uses the result of 'b'"]),
  ])
  func resultsThatOnlySomeOpenersUse(events: String, found: [String]) {
    let screens = """
      a: { transitions: { \(events) } }
      b: { returns: Int, transitions: { z: { params: { n: Int }, finish: $event.n } } }
      c: {}
      """
    #expect(messages(.unhandledEnd, flow("", screens)) == found)
  }

  @Test(arguments: [
    ("then: b, else: { to: b, style: push }", 1), ("then: b, else: { to: b, style: sheet }", 0),
    ("then: c, else: { to: c, style: sheet }", 1), ("then: c, else: { to: c, style: push }", 0),
  ])
  func branchesThatDifferInNothing(branches: String, count: Int) {
    let screens = "a: { transitions: { t: { when: g, \(branches) } } }\nb: {}\nc: { style: sheet }"
    #expect(messages(.equalBranches, flow("guards: [g]", screens)).count == count)
  }

  /// What a screen shows has the screens of the flow that it embeds.
  @Test func aRoundThroughAnotherFlowNamesBoth() {
    let found = lint(
      """
      flows:
        - flow: Shop
          start: home
          screens:
            home: { transitions: { x: shop } }
            shop: { embed: Items, transitions: { finished: cart } }
            cart: { transitions: { more: shop } }
        - flow: Items
          start: list
          screens:
            list: { transitions: { tapped: item } }
            item: { transitions: { done: finish } }
      """)
    #expect(
      found.first?.notes.map(\.message) == [
        "'list' shows 'item' on 'tapped'", "'item' shows 'cart' on 'done'",
        "'cart' shows 'list' in 'shop' on 'more'",
      ])
  }

  @Test func aLongRoundIsSaidInShort() {
    let screens = (0..<12).map { "s\($0): { transitions: { e: s\(($0 + 1) % 12) } }" }
    let found = lint("flow: A\nstart: s0\nscreens:\n  " + screens.joined(separator: "\n  "))
    #expect(found.map(\.notes.count) == [8])
    #expect(found.first?.notes.last?.message == "5 more events lead back to 's0'")
  }

  private func lint(_ text: String) -> [Diagnostic] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    return Linter.lint(project.value).diagnostics.filter { $0.rule == "cyclic-route" }
  }
}
