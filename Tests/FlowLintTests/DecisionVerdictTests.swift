import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// What is certain where something is decided, and what only looks so.
@Suite struct DecisionVerdictTests {
  typealias Case = VerdictTests.Case

  @Test(arguments: regions + conditions + choices + ways) func verdict(of one: Case) {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: one.text)])
    #expect(project.diagnostics == [])
    let asked = Rule.all.filter(\.isOptional).map { ($0.id, SeverityOverride.warning) }
    let found = Linter.lint(
      project.value, severities: Dictionary(uniqueKeysWithValues: asked))
    let rules = found.diagnostics.map(\.rule)
    #expect(rules.filter { !$0.hasPrefix("unused-") && $0 != "case-elsewhere" } == one.rules)
  }

  private static let regions = [
    Case(
      "a screen of one case only",
      flow(
        "a: { switch: s, cases: { one: b, two: d } }", "b: { transitions: { e: c } }",
        "c: { transitions: { e: { when: { s: one }, then: d, else: f } } }", "d:", "f:"),
      "constant-condition", "unreachable-screen"),
    Case(
      "a screen that the app may show in any case",
      flow(
        "a: { switch: s, cases: { one: b, two: d } }", "b: { transitions: { e: c } }",
        "c: { transitions: { e: { when: { s: one }, then: d, else: f } } }", "d:", "f:")
        + "app: { e: { to: c, ifShown: return } }\n"),
    Case(
      "a screen that becomes the root",
      flow(
        "a: { switch: s, cases: { one: b, two: d } }", "b: { transitions: { e: { setRoot: c } } }",
        "c: { transitions: { e: { when: { s: one }, then: d, else: f } } }", "d:", "f:")),
    Case(
      "a screen of two cases",
      flow(
        "a: { switch: s, cases: { one: b, two: b } }",
        "b: { transitions: { e: { when: { s: one }, then: d, else: f } } }", "d:", "f:")),
    Case(
      "a tab of a case, which the app selects",
      flow(
        "a: { switch: s, cases: { one: b, two: d } }", "b: { tabs: [c, f] }",
        "c: { transitions: { e: { when: { s: two }, then: d } } }", "d:", "f:")
        + "app: { e: { tab: c } }\n", "constant-condition"),
  ]

  private static let conditions = [
    Case(
      "a guard is asked anew",
      flow("a: { transitions: { e: { when: g, then: { when: g, then: b } } } }", "b:")),
    Case(
      "a fixed guard is not",
      flow("a: { transitions: { e: { when: f, then: { when: f, then: b } } } }", "b:"),
      "constant-condition"),
    Case(
      "after a while a state may be another",
      flow(
        "a: { transitions: { e: { when: { s: one }, then: { after: 1s, then: { when: { s: one }, then: b } } } } }",
        "b:")),
    Case(
      "the last value may be named",
      flow(
        "a: { transitions: { e: { when: { s: one }, then: b, else: { when: { s: two }, then: c } } } }",
        "b:", "c:")),
  ]

  private static let choices = [
    Case(
      "a narrower condition comes too late",
      flow(
        "a: { transitions: { e: { choose: [{ when: g, then: b }, { when: [g, f], then: c }, { else: a2 }] } } }",
        "b:", "c:", "a2:"), "unreachable-choice"),
    Case(
      "a narrower condition comes first",
      flow(
        "a: { transitions: { e: { choose: [{ when: [g, f], then: b }, { when: g, then: c }, { else: a2 }] } } }",
        "b:", "c:", "a2:")),
    Case(
      "nothing is left for else",
      flow(
        "a: { transitions: { e: { choose: [{ when: { s: one }, then: b }, { when: { s: two }, then: c }, { else: d }] } } }",
        "b:", "c:", "d:"), "unreachable-choice", "unreachable-screen"),
    Case(
      "a value that holds only together with a guard leaves something",
      flow(
        "a: { transitions: { e: { choose: [{ when: { s: one }, then: b }, { when: [{ s: two }, g], then: c }] } } }",
        "b:", "c:"), "missing-else"),
  ]

  private static let ways = [
    Case(
      "who was asked before need not be asked again",
      flow(
        "a: { transitions: { e: { when: g, then: b, else: c } } }", "b:",
        "c: { transitions: { e: b } }")),
    Case(
      "a way that never asks",
      flow(
        "a: { transitions: { e: { when: g, then: b }, c: c } }", "b:",
        "c: { transitions: { e: b } }"),
      "unguarded-way"),
    Case(
      "what follows a screen that was not guarded is not said again",
      flow(
        "a: { transitions: { e: { when: g, then: b }, c: c } }",
        "b: { transitions: { d: { to: d, style: replace } } }",
        "c: { transitions: { e: b } }", "d: { transitions: { b: { to: b, style: replace } } }"),
      "unguarded-way"),
    Case(
      "an app event that asks",
      flow("a: { transitions: { e: { when: g, then: b } } }", "b:")
        + "app: { e: { when: g, then: { to: b, ifShown: return } } }\n"),
    Case(
      "an app event that doesn't",
      flow("a: { transitions: { e: { when: g, then: b } } }", "b:")
        + "app: { e: { to: b, ifShown: return } }\n",
      "guard-bypass"),
    Case(
      "links that ask for all",
      flow("a: { transitions: { e: { when: g, then: b } } }", "b: { deepLink: /b }")
        + "links: { when: g }\n"),
    Case(
      "a link through the case that is asked for",
      flow(
        "a: { switch: s, cases: { one: c, two: d } }", "b: { deepLink: /b }",
        "c: { transitions: { e: { when: g, then: b } } }", "d:"),
      "guard-bypass"),
    Case(
      "a link on top, past what is asked before the last step",
      flow(
        "a: { transitions: { e: { when: g, then: b } } }", "b: { transitions: { e: c } }",
        "c: { deepLink: { path: /c, onTop: true } }"),
      "guard-bypass"),
    Case(
      "a link on top, past a screen that asks",
      flow(
        "a: { transitions: { e: b } }", "b: { requires: g, transitions: { e: c } }",
        "c: { deepLink: { path: /c, onTop: true } }"),
      "guard-bypass"),
    Case(
      "a link on top, past the value of a state",
      flow(
        "a: { transitions: { e: { when: { s: one }, then: { setRoot: b } } } }",
        "b: { transitions: { e: c } }", "c: { transitions: { e: d } }",
        "d: { deepLink: { path: /d, onTop: true } }"),
      "guard-bypass"),
    Case(
      "a link on top, where another way asks nothing",
      flow(
        "a: { transitions: { e: { when: g, then: b }, f: c } }", "b: { transitions: { e: c } }",
        "c: { deepLink: { path: /c, onTop: true } }")),
    Case(
      "a link on top, where the other answer leads there too",
      flow(
        "a: { transitions: { e: { when: g, then: b, else: d } } }",
        "b: { transitions: { e: c } }", "d: { transitions: { e: c } }",
        "c: { deepLink: { path: /c, onTop: true } }")),
    Case(
      "a link on top of a screen that asks itself",
      flow(
        "a: { transitions: { e: { when: g, then: b } } }", "b: { transitions: { e: c } }",
        "c: { requires: g, deepLink: { path: /c, onTop: true } }")),
    Case(
      "a link on top that asks",
      flow(
        "a: { transitions: { e: { when: g, then: b } } }", "b: { transitions: { e: c } }",
        "c: { deepLink: { path: /c, onTop: true } }") + "links: { when: g }\n"),
    Case(
      "a link on top of a screen that taps don't lead to",
      flow(
        "a: { transitions: { e: { when: g, then: b } } }", "b:",
        "c: { deepLink: { path: /c, onTop: true } }")),
  ]

  private static func flow(_ screens: String...) -> String {
    "flow: A\nstart: a\nscreens:\n" + screens.map { "  \($0)\n" }.joined()
      + "guards: { g: Asked anew, f: { description: The same for ever, fixed: true } }\n"
      + "states: { s: [one, two] }\n"
  }
}
