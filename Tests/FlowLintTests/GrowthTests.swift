import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Which loops make a stack grow, and are said to.
@Suite struct GrowthTests {
  struct Case: CustomTestStringConvertible {
    let what: String
    let screens: [String]
    var rest = ""

    var testDescription: String { what }
  }

  @Test(arguments: growing) func growthIsFound(_ one: Case) { #expect(loops(of: one) > 0) }

  @Test(arguments: level) func nothingIsSaidOfLevelLoops(_ one: Case) {
    #expect(loops(of: one) == 0)
  }

  private func loops(of one: Case) -> Int { findings(in: one).count { $0.rule == "cyclic-route" } }

  private func findings(in one: Case) -> [Diagnostic] {
    let screens = one.screens.map { "  \($0)\n" }.joined()
    let text = "flow: F\nstart: a\n\(one.rest)screens:\n\(screens)"
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    return Linter.lint(project.value).diagnostics
  }

  private static let growing = [
    Case(
      what: "back to a screen, and once more",
      screens: ["a: { transitions: { e: b } }", "b: { transitions: { e: [{ backTo: a }, a] } }"]),
    Case(
      what: "a sheet that goes, and its own screen again",
      screens: [
        "a: { transitions: { e: { to: b, style: sheet } } }",
        "b: { transitions: { e: [dismiss, a] } }",
      ]),
    Case(
      what: "all sheets go, and another screen comes",
      screens: [
        "a: { transitions: { e: { to: c, style: sheet } } }", "b: { transitions: { e: a } }",
        "c: { transitions: { e: [dismissAll, b] } }",
      ]),
    Case(
      what: "what replaces from a screen on leaves what is below",
      screens: [
        "a: { transitions: { e: b } }", "b: { transitions: { e: c } }",
        "c: { transitions: { e: { to: d, style: replace, from: b } } }",
        "d: { transitions: { e: a } }",
      ]),
    Case(
      what: "back to where it is shown, and another screen",
      screens: [
        "a: { transitions: { e: b } }", "b: { transitions: { e: c } }",
        "c: { transitions: { e: [{ to: b, ifShown: return }, a] } }",
      ]),
    Case(
      what: "a guard that does not go back",
      screens: [
        "a: { transitions: { e: b } }", "b: { transitions: { e: [{ when: g, then: back }, b] } }",
      ], rest: "guards: [g]\n"),
    Case(
      what: "an event of all screens", screens: ["a: { transitions: { e: b } }", "b:"],
      rest: "anywhere: { home: a }\n"),
    Case(
      what: "a group", screens: ["a: { use: g, transitions: { e: b } }", "b: { use: g }"],
      rest: "groups: { g: { home: a } }\n"),
    Case(
      what: "through a container",
      screens: ["a: { tabs: [b] }", "b: { transitions: { e: a } }"]),
    Case(
      what: "in a column of a split",
      screens: [
        "a: { split: { sidebar: b, detail: c } }", "b: { transitions: { e: d } }", "c:",
        "d: { transitions: { e: { to: d } } }",
      ]),
    Case(
      what: "a view's own values",
      screens: [
        "a: { transitions: { e: { params: { id: String }, to: b } } }",
        "b: { params: { id: String }, transitions: { e: { params: { id: String }, to: b } } }",
      ]),
  ]

  private static let level = [
    Case(
      what: "a replacement",
      screens: [
        "a: { transitions: { e: b } }",
        "b: { transitions: { e: { to: c, style: replace } } }",
        "c: { transitions: { e: { to: b, style: replace } } }",
      ]),
    Case(
      what: "back and another one",
      screens: [
        "a: { transitions: { e: b } }", "b: { transitions: { e: [back, c] } }",
        "c: { transitions: { e: [back, b] } }",
      ]),
    Case(
      what: "back to where it began, and the same",
      screens: [
        "a: { transitions: { e: b } }", "b: { transitions: { e: c } }",
        "c: { transitions: { e: [{ backTo: a }, b] } }",
      ]),
    Case(
      what: "what returns where it is shown",
      screens: [
        "a: { transitions: { e: b } }", "b: { transitions: { e: { to: a, ifShown: return } } }",
      ]),
    Case(
      what: "back where another is shown already",
      screens: [
        "a: { transitions: { e: b } }",
        "b: { transitions: { e: { to: c, ifShown: return } } }", "c: { transitions: { e: a } }",
      ]),
    Case(
      what: "screens that are never shown",
      screens: ["a:", "b: { transitions: { e: c } }", "c: { transitions: { e: b } }"]),
    Case(
      what: "what the author means",
      screens: ["a: { transitions: { e: { to: a, ifShown: again } } }"]),
    Case(
      what: "the results of a search",
      screens: [
        "a: { transitions: { e: { to: search, style: sheet, finished: { to: page, with: { id: $result } } } } }",
        "search: { returns: String, transitions: { found: { params: { id: String }, finish: $event.id } } }",
        "page: { params: { id: String }, transitions: { again: { to: search, style: sheet, "
          + "finished: { to: page, with: { id: $result } } } } }",
      ]),
  ]

  @Test func whatIsSharedIsMendedOnce() {
    let screens = (0..<8).map { "s\($0): { transitions: { e: s\(($0 + 1) % 8) } }" }
    let one = Case(
      what: "", screens: ["a: { transitions: { e: { to: s0, style: replace } } }"] + screens,
      rest: "anywhere: { home: a }\n")
    // The ring itself, and the event that all share.
    #expect(loops(of: one) == 2)
  }

  @Test func rootsOfTabsAreSelected() {
    let one = Case(
      what: "",
      screens: [
        "a: { tabs: [b, c] }", "b: { transitions: { e: c } }", "c: { transitions: { e: b } }",
      ])
    let found = findings(in: one).filter { $0.rule == "cyclic-route" }
    #expect(found.map(\.hint) == ["select the tab instead: '{ tab: b }'"])
  }

  /// Tabs make the stack propose more than can happen, and the loop is too long to be played.
  @Test func aLongLoopIsInDoubt() {
    let ring = (0..<40).map { "s\($0): { transitions: { e: s\(($0 + 1) % 40) } }" }
    let tabs = Case(what: "", screens: ["a: { tabs: [s0, b] }", "b:"] + ring)
    let found = findings(in: tabs).filter { $0.rule == "cyclic-route" }
    #expect(found.map(\.severity) == [.info])
    #expect(found.allSatisfy { $0.message.hasPrefix("perhaps each round of 's0' to 's1' ") })
    let plain = Case(what: "", screens: ["a: { transitions: { e: s0 } }"] + ring)
    #expect(findings(in: plain).map(\.severity) == [.warning])
  }

  @Test func everyStepIsTold() throws {
    let one = Case(
      what: "",
      screens: [
        "a: { transitions: { next: b } }",
        "b: { transitions: { next: { to: c, style: sheet } } }",
        "c: { transitions: { done: [dismiss, a] } }",
      ])
    let found = try #require(findings(in: one).first { $0.rule == "cyclic-route" })
    #expect(found.message == "each round of 'a' to 'b' to 'c' to 'a' adds screens to the stack")
    let steps = [
      "'a' shows 'b' on 'next'", "'b' shows 'c' on 'next'", "'c' shows 'a' on 'done'",
    ]
    #expect(found.notes.map(\.message) == steps)
  }
}
