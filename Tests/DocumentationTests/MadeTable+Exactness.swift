import FlowDiagnostics
import FlowModel
import FlowStacks

/// A part of the language, in a flow with a screen that no path leads to.
struct LanguagePart: Sendable {
  let name: String
  /// Declarations of the flow.
  var declared = ""
  /// Events of the first screen.
  var events = ""
  var screens = ""
  var otherFlow = ""

  var text: String {
    """
    flows:
      - flow: A
        start: a
    \(declared)
        screens:
          a: { transitions: { bTapped: b\(events.isEmpty ? "" : ", " + events) } }
          b: { transitions: { backTapped: { backTo: a, else: lost } } }
          lost: { transitions: { backTapped: back } }
    \(screens)
    \(otherFlow)
    """
  }

  /// What flowc can be certain of in a flow with it.
  enum Answers: CaseIterable {
    case all, never, happensAndNeverShown, happens
  }

  var answers: Answers {
    let project = FlowProject.read([SourceFile(path: "A.flow.yaml", text: text)])
    precondition(project.diagnostics.isEmpty, "\(name): \(project.diagnostics)")
    let all = Stacks(of: project.value).all
    if all.allSatisfy(\.isExact) { return .all }
    if all.allSatisfy(\.isSound) { return .never }
    return all.allSatisfy(\.hasAllScreens) ? .happensAndNeverShown : .happens
  }
}

extension LanguagePart {
  static let all = exact + wide + late

  private static let exact = [
    LanguagePart(name: "screens"),
    LanguagePart(
      name: "tabs", events: "cTapped: c", screens: screen("c: { tabs: [d, e] }", "d:", "e:")),
    LanguagePart(
      name: "styles",
      events: "cTapped: { to: c, style: plain }, dTapped: { to: c, style: replace }",
      screens: screen("c: { transitions: { closeTapped: back } }")),
    LanguagePart(
      name: "ways back", events: "cTapped: c",
      screens: screen("c: { transitions: { aTapped: { backTo: a }, rootTapped: backToRoot } }")),
    LanguagePart(
      name: "layers", events: "cTapped: { to: c, style: sheet }",
      screens: screen("c: { transitions: { closeTapped: dismissAll } }")),
    LanguagePart(
      name: "alerts", events: "cTapped: c, yes: b",
      screens: screen("c: { alert: Sure?, buttons: { yes: Yes, no: none } }")),
    LanguagePart(
      name: "embedded flows", events: "cTapped: c", screens: screen("c: { embed: B }"),
      otherFlow: other("done: { transitions: { doneTapped: finish } }")),
    LanguagePart(
      name: "groups", declared: "    groups: { shared: { cTapped: c } }",
      screens: screen("c: { use: shared }")),
    LanguagePart(
      name: "guards", declared: "    guards: [g]",
      events: "cTapped: { when: g, then: c, else: b }", screens: screen("c:")),
    LanguagePart(
      name: "app events", declared: "    app: { called: c }", screens: screen("c:")),
    LanguagePart(
      name: "app events of embedded flows", events: "cTapped: c",
      screens: screen("c: { embed: B }"),
      otherFlow: other("done: { transitions: { doneTapped: finish } }", "    app: { called: done }")
    ),
    LanguagePart(
      name: "`requires` in flows that run by themselves",
      declared: "    guards: [g]\n    states: { s: [one, two] }",
      events: "cTapped: c", screens: screen("c: { requires: g }")),
    LanguagePart(
      name: "`await` on screens", declared: "    outcomes: { o: [yes, no] }", events: "cTapped: c",
      screens: screen("c: { await: o, transitions: { yes: b, no: back, dTapped: d } }", "d:")),
    LanguagePart(
      name: "`await` in lists", declared: "    outcomes: { o: [yes, no] }",
      events: "cTapped: { await: o, cases: { yes: c, no: none } }", screens: screen("c:")),
    LanguagePart(name: "`after`", events: "cTapped: { after: 1s, then: c }", screens: screen("c:")),
    LanguagePart(
      name: "sequences", declared: "    sequences: { c: { steps: [d, e] } }", events: "cTapped: c",
      screens: screen("d:", "e:")),
    LanguagePart(
      name: "external screens", events: "cTapped: { to: c, style: sheet }",
      screens: screen("c: { external: true }")),
    LanguagePart(
      name: "`leaving` on pushed screens", declared: "    guards: [g]", events: "cTapped: c",
      screens: screen("c: { leaving: { when: g, then: none }, transitions: { closeTapped: back } }")
    ),
    LanguagePart(
      name: "links on top", screens: screen("c: { deepLink: { path: /c, onTop: true } }")),
  ]

  private static let wide = [
    LanguagePart(
      name: "lists that select a tab and go on there", events: "cTapped: c",
      screens: screen(
        "c: { tabs: [d, e] }", "d: { transitions: { eTapped: [{ tab: e }, b] } }", "e:")),
    LanguagePart(
      name: "tabs with a condition", declared: "    guards: [g]", events: "cTapped: c",
      screens: screen("c: { tabs: [d, { screen: e, when: g }] }", "d:", "e:")),
    LanguagePart(
      name: "a `switch`", declared: "    states: { s: [one, two] }", events: "cTapped: c",
      screens: screen("c: { switch: s, cases: { one: d, two: e } }", "d:", "e:")),
    LanguagePart(
      name: "conditions on a state", declared: "    states: { s: [one, two] }",
      events: "cTapped: { when: { s: one }, then: c, else: b }", screens: screen("c:")),
    LanguagePart(
      name: "`fixed` guards", declared: "    guards: { g: { fixed: true } }",
      events: "cTapped: { when: g, then: c, else: b }", screens: screen("c:")),
  ]

  private static let late = [
    LanguagePart(
      name: "more than eight `await` or `after`",
      events: (1...9).map { "c\($0)Tapped: { after: 1s, then: c }" }.joined(separator: ", "),
      screens: screen("c:")),
    LanguagePart(
      name: "`await` and `after` in tabs",
      events: "cTapped: c",
      screens: screen(
        "c: { tabs: [d, e] }", "d: { transitions: { bTapped: { after: 1s, then: b } } }", "e:")),
    LanguagePart(
      name: "`requires` in embedded flows or beside tabs",
      declared: "    states: { s: [one, two] }",
      events: "cTapped: c", screens: screen("c: { embed: B }"),
      otherFlow: """
        \(other("done: { transitions: { eTapped: e } }", "    guards: [g]\n"))
              e: { requires: g }
        """),
    LanguagePart(
      name: "`leaving` in sheets, popovers and tabs", declared: "    guards: [g]",
      events: "cTapped: { to: c, style: sheet }",
      screens: screen("c: { leaving: { when: g, then: none } }")),
    LanguagePart(
      name: "sequences with `once` or `resumes`",
      declared: "    sequences: { c: { steps: [d, e], once: shown } }", events: "cTapped: c",
      screens: screen("d:", "e:")),
    LanguagePart(
      name: "steps with `backTo` or `dismissTo`",
      declared: "    sequences: { c: { steps: [d, e] } }", events: "cTapped: c",
      screens: screen("d: { transitions: { aTapped: { backTo: a } } }", "e:")),
    LanguagePart(
      name: "`split`", events: "cTapped: c",
      screens: screen("c: { split: { sidebar: d, detail: e } }", "d:", "e:")),
    LanguagePart(
      name: "links of embedded flows", events: "cTapped: c", screens: screen("c: { embed: B }"),
      otherFlow: other("done: { deepLink: /done, transitions: { doneTapped: finish } }")),
  ]

  private static func screen(_ lines: String...) -> String {
    lines.map { "      " + $0 }.joined(separator: "\n")
  }

  private static func other(_ screen: String, _ declared: String = "") -> String {
    "  - flow: B\n    start: done\n\(declared)\n    screens:\n      \(screen)"
  }
}

extension MadeTable {
  /// How exact the analysis of each part of the language is.
  static let exactness = table(
    ["parts of a flow", "the analysis is", "certain answers"],
    LanguagePart.Answers.allCases.map { answers in
      let parts = LanguagePart.all.filter { $0.answers == answers }.map(\.name)
      return [parts.joined(separator: ", "), answers.analysis, answers.words]
    })
}

extension LanguagePart.Answers {
  fileprivate var analysis: String {
    switch self {
    case .all: "exact"
    case .never: "too generous: it allows more than the app does"
    case .happensAndNeverShown: "too strict: it leaves out later events, but no screen"
    case .happens: "too strict: it leaves out later events, and screens that only these show"
    }
  }

  fileprivate var words: String {
    switch self {
    case .all: "\"can happen\" and \"never\""
    case .never: "\"never\""
    case .happensAndNeverShown: "\"can happen\" and \"is never shown\""
    case .happens: "\"can happen\""
    }
  }
}
