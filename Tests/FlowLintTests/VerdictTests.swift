import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// What the pages of the rules don't show: small flows, and which rules have something to say.
@Suite struct VerdictTests {
  struct Case: CustomTestStringConvertible {
    let what: String
    let text: String
    let rules: [String]

    var testDescription: String { what }

    init(_ what: String, _ text: String, _ rules: String...) {
      self.what = what
      self.text = text
      self.rules = rules
    }
  }

  @Test(arguments: waysOut + waysRound + waysIn + automatic) func verdict(of one: Case) {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: one.text)])
    #expect(project.diagnostics == [])
    #expect(Linter.lint(project.value).diagnostics.map(\.rule) == one.rules)
  }

  @Test func anIslandSaysWhatOnlyGoesBackToIt() {
    let text = Self.flow(
      "a: { transitions: { e: d } }", "b: { transitions: { e: { backTo: c } } }",
      "c: { transitions: { e: b } }", "d: { transitions: { e: { backTo: c } } }")
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics.filter { $0.rule == "unreachable-screen" }
    #expect(found.map(\.message) == ["'c' is never shown: 'b', 'd' only go back to it"])
    #expect(
      found.flatMap(\.notes).map(\.message) == [
        "'b' is never shown either: nothing else leads to it"
      ])
  }

  private static let waysOut = [
    Case("a pushed screen has its back button", flow("a: { transitions: { e: b } }", "b:")),
    Case(
      "a sheet that cannot be swiped away has no exit",
      flow(
        "a: { transitions: { e: { to: b, style: sheet, interactiveDismissDisabled: true } } }", "b:"
      ),
      "dead-end"),
    Case(
      "a cover in one size class is enough",
      flow(
        "a: { transitions: { e: { to: b, style: { compact: fullScreenCover, regular: sheet } } } }",
        "b:"),
      "dead-end"),
    Case(
      "the screen's own style counts",
      flow("a: { transitions: { e: b } }", "b: { style: fullScreenCover }"), "dead-end"),
    Case(
      "what a cover pushes may dismiss it",
      flow(
        "a: { transitions: { e: { to: b, style: fullScreenCover } } }",
        "b: { transitions: { e: c } }", "c: { transitions: { e: dismiss } }")),
    Case(
      "what a cover pushes cannot leave it by going back",
      flow(
        "a: { transitions: { e: { to: b, style: fullScreenCover } } }",
        "b: { transitions: { e: c } }", "c: { transitions: { e: back } }"), "inescapable-loop"),
    Case(
      "a sheet over a cover dismisses itself only",
      flow(
        "a: { transitions: { e: { to: b, style: fullScreenCover } } }",
        "b: { transitions: { e: { to: c, style: sheet } } }", "c: { transitions: { e: dismiss } }"),
      "inescapable-loop"),
    Case(
      "a sheet over a cover dismisses all",
      flow(
        "a: { transitions: { e: { to: b, style: fullScreenCover } } }",
        "b: { transitions: { e: { to: c, style: sheet } } }",
        "c: { transitions: { e: dismissAll } }")),
    Case(
      "what every screen has is a way out",
      flow("a: { transitions: { e: { to: b, style: fullScreenCover } } }", "b:")
        + "anywhere: { closeTapped: dismiss }\n"),
    Case(
      "a screen's own event hides what every screen has",
      flow(
        "a: { transitions: { e: { to: b, style: fullScreenCover } } }",
        "b: { transitions: { closeTapped: none } }")
        + "anywhere: { closeTapped: dismiss }\n", "dead-end"),
    Case(
      "the end of an embedded flow closes what embeds it",
      """
      flows:
        - flow: One
          start: a
          screens:
            a: { transitions: { e: { to: b, style: fullScreenCover } } }
            b: { embed: Two }
        - { flow: Two, start: c, screens: { c: { transitions: { e: finish } } } }
      """),
    Case(
      "an embedded flow that does not end holds the user",
      """
      flows:
        - flow: One
          start: a
          screens:
            a: { transitions: { e: { to: b, style: fullScreenCover } } }
            b: { embed: Two }
        - { flow: Two, start: c, screens: { c: } }
      """, "dead-end"),
    Case(
      "a root needs no exit",
      flow(
        "a: { transitions: { e: { to: b, style: replace } } }", "b: { transitions: { e: c } }", "c:"
      )),
  ]

  private static let waysRound = [
    Case(
      "a sheet adds a layer",
      flow(
        "a: { transitions: { e: { to: b, style: sheet } } }",
        "b: { transitions: { e: { to: a, style: sheet } } }"),
      "cyclic-route"),
    Case(
      "replacing adds nothing",
      flow(
        "a: { transitions: { e: { to: b, style: replace } } }",
        "b: { transitions: { e: { to: a, style: replace } } }")),
    Case(
      "pushing what replaces adds",
      flow("a: { transitions: { e: b } }", "b: { transitions: { e: { to: a, style: replace } } }"),
      "cyclic-route"),
    Case(
      "going back before pushing is replacing",
      flow("a: { transitions: { e: b } }", "b: { transitions: { e: [back, a] } }"), "cyclic-route"),
    Case(
      "becoming the root adds nothing",
      flow("a: { transitions: { e: b } }", "b: { transitions: { e: { setRoot: a } } }")),
    Case(
      "what is said of repetition is believed",
      flow("a: { transitions: { e: { to: a, ifShown: again } } }")),
    Case(
      "every screen shows itself by what all have",
      flow("a:") + "anywhere: { e: a }\n", "cyclic-route"),
    Case(
      "a screen's own event breaks the loop",
      flow("a: { transitions: { e: none } }") + "anywhere: { e: a }\n",
      "unreachable-transition"),
    Case(
      "through a container",
      flow("a: { tabs: [b] }", "b: { transitions: { e: a } }"), "cyclic-route"),
    Case(
      "two ways round one screen are mended one by one",
      flow(
        "a: { transitions: { e: b, f: c } }", "b: { transitions: { e: a } }",
        "c: { transitions: { e: a } }"),
      "cyclic-route", "cyclic-route"),
    Case(
      "one way round by several events is said for each that is to change",
      flow("a: { transitions: { e: b, f: b } }", "b: { transitions: { e: a, f: a } }"),
      "cyclic-route", "cyclic-route"),
    Case(
      "two ways round through one event are both said",
      flow(
        "a: { transitions: { e: b } }", "b: { transitions: { e: a, f: c } }",
        "c: { transitions: { e: { to: a, style: replace } } }"),
      "cyclic-route", "cyclic-route"),
  ]

  private static let waysIn = [
    Case("an app event", flow("a:", "b:") + "app: { e: b }\n"),
    Case("an entry", flow("a:", "b:") + "entries: { e: b }\n"),
    Case("a link", flow("a:", "b: { deepLink: /b }")),
    Case(
      "the stack of a link",
      flow("a:", "b: { deepLink: { path: /b, stack: [c] } }", "c: { transitions: { e: b } }")),
    Case(
      "an end of what was opened",
      flow(
        "a: { transitions: { e: { to: b, finished: c } } }",
        "b: { returns: Int, transitions: { e: { finish: 3 } } }", "c:")),
    Case("a group in use", flow("a: { use: g }", "b:") + "groups: { g: { e: b } }\n"),
    Case(
      "a group out of use", flow("a:", "b:") + "groups: { g: { e: b } }\n", "unreachable-screen",
      "unused-group"),
    Case(
      "going back to it is no way in",
      flow("a: { transitions: { e: c } }", "b:", "c: { transitions: { e: { backTo: b } } }"),
      "unreachable-screen", "missing-back-target"),
    Case(
      "an island is named by where it begins",
      flow("a:", "b: { transitions: { e: { dismissTo: c } } }", "c: { transitions: { e: b } }"),
      "unreachable-screen"),
    Case(
      "itself only", flow("a:", "b: { transitions: { e: { to: b, style: replace } } }"),
      "unreachable-screen"),
    Case("nothing of a flow without a start", "flow: A\nscreens: { a: , b: }\n", "missing-start"),
  ]

  private static let automatic = [
    Case(
      "a tab with a condition keeps a promise",
      flow("a: { tabs: [b, { screen: c, when: { s: one } }] }", "b:", "c:")
        + "states: { s: [one, two] }\nexpect: [{ screen: c, onlyWhen: { s: one } }]\n"),
    Case(
      "a tab with another condition breaks it",
      flow("a: { tabs: [b, { screen: c, when: { s: two } }] }", "b:", "c:")
        + "states: { s: [one, two] }\nexpect: [{ screen: c, onlyWhen: { s: one } }]\n",
      "broken-expectation"),
    Case(
      "cases that exclude one another",
      flow(
        "a: { switch: s, cases: { one: b, two: c } }",
        "b: { switch: s, cases: { one: c, two: a } }", "c:")
        + "states: { s: [one, two] }\n"),
    Case(
      "cases that hold together",
      flow("a: { switch: s, cases: { one: b } }", "b: { switch: t, cases: { two: a } }")
        + "states: { s: [one], t: [two] }\n", "redirect-loop"),
    Case(
      "a sequence shown once, then itself",
      flow("a: { transitions: { e: q } }", "b:")
        + "sequences: { q: { steps: [b], then: q, once: done } }\n", "redirect-loop"),
    Case(
      "a sequence with a step that is always shown, then itself",
      flow("a: { transitions: { e: q } }", "b:") + "sequences: { q: { steps: [b], then: q } }\n"),
    Case("a flow in its own tab", flow("a: { tabs: [b] }", "b: { embed: A }"), "endless-embedding"),
  ]

  private static func flow(_ screens: String...) -> String {
    "flow: A\nstart: a\nscreens:\n" + screens.map { "  \($0)\n" }.joined()
  }
}
