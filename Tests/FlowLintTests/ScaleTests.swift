import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Projects as large as a debug build can check them in some seconds. `Benchmarks/run` measures larger
/// ones.
@Suite(.serialized, .lowPriority) struct ScaleTests {
  @Test func aLongChainBackToOneHub() {
    let count = 600
    var text = "flow: Chain\nstart: s0\nscreens:\n"
    for number in 0..<count {
      text += "  s\(number): { transitions: { next: s\((number + 1) % count), home: s0 } }\n"
    }
    let found = lint(text)
    #expect(found.map(\.rule) == Array(repeating: "cyclic-route", count: count + 1))
  }

  /// Each shows all others through one group, and each must be left on the way to a link.
  @Test func manyScreensWithAGroupAndALink() {
    let count = 500
    var text = "flow: Hub\nstart: s0\ngroups:\n  all:\n"
    for number in 0..<count { text += "    e\(number): { to: s\(number), style: replace }\n" }
    text += "screens:\n"
    for number in 0..<count {
      let link = number == count / 2 ? "deepLink: /s, " : ""
      text += "  s\(number): { \(link)use: all }\n"
    }
    #expect(lint(text).map(\.rule) == ["impossible-stack"])
  }

  @Test func manyScreensWithOneLongGroup() {
    let count = 750
    var text = "flow: Hub\nstart: s0\ngroups:\n  all:\n"
    for number in 0..<count { text += "    e\(number): { to: s\(number), style: replace }\n" }
    text += "screens:\n"
    for number in 0..<count {
      text += "  s\(number): { use: all, transitions: { e\(number): none } }\n"
    }
    #expect(lint(text) == [])
  }

  @Test func manyIslands() {
    var text = "flow: Sea\nstart: s0\nscreens:\n  s0:\n"
    for number in 2..<5_000 {
      text += "  s\(number): { transitions: { a: { to: s\(number ^ 1), style: replace } } }\n"
    }
    #expect(lint(text).map(\.rule).allSatisfy { $0 == "unreachable-screen" })
  }

  @Test func manyLoops() {
    let count = 5_000
    var text = "flow: Loops\nstart: s0\nscreens:\n"
    for number in 0..<count {
      text += "  s\(number): { transitions: { a: s\(number), b: s\((number + 1) % count) } }\n"
    }
    text = text.replacing("b: s0 } }", with: "b: none } }")
    #expect(lint(text).count == count)
  }

  @Test func aScreenWithManyAlerts() {
    var text = "flow: Alerts\nstart: s\nscreens:\n  s:\n    transitions:\n"
    for number in 0..<2_000 { text += "      t\(number): a\(number)\n      b\(number): none\n" }
    for number in 0..<2_000 {
      text += "  a\(number): { alert: Sure?, buttons: { b\(number): Yes, cancel: none } }\n"
    }
    #expect(lint(text) == [])
  }

  @Test func aChainOfScreensWithLinks() {
    var text = "flow: Links\nstart: s0\nscreens:\n"
    for number in 0..<3_000 {
      text += "  s\(number): { deepLink: /p\(number)/x, transitions: { e: s\(number + 1) } }\n"
    }
    let file = SourceFile(path: "input.flow.yaml", text: text + "  s3000: { terminal: true }\n")
    #expect(FlowProject.read([file]).diagnostics.map(\.rule) == ["flow-limits"])
  }

  @Test func asManyWaysBackAsPairsOfScreens() {
    var text = "flow: Back\nstart: s0\nscreens:\n"
    for number in 0..<80 {
      let back = (0..<number).map { ", b\($0): { backTo: s\($0) }" }.joined()
      text +=
        "  s\(number): { transitions: { e: \(number < 79 ? "s\(number + 1)" : "none")\(back) } }\n"
    }
    #expect(Set(lint(text).map(\.rule)).isSubset(of: ["unchecked-paths"]))
  }

  @Test func asManyUnknownNamesAsScreens() {
    var text = "flow: Lost\nstart: s0\nscreens:\n"
    for number in 0..<5_000 { text += "  s\(number): { transitions: { a: t\(number) } }\n" }
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics.count == DiagnosticList.limit)
    #expect(project.diagnostics.first?.hint == "did you mean 's0'?")
    #expect(project.diagnostics.last?.hint?.hasPrefix("did you mean") == false)
    #expect(project.diagnostics.last?.omittedCount == 4000)
  }

  /// What was meant by each is looked for only as long as it is told.
  @Test(arguments: [
    (0..<10_000).map { "      k\($0): b\n" }.joined(),
    "      e:\n        to: b\n" + (0..<10_000).map { "        k\($0): b\n" }.joined(),
    (0..<2_500).map { "      e\($0): { await: o\($0), to: b }\n" }.joined(),
  ])
  func manyMistakesInOneMapping(events: String) {
    let outcomes = (0..<2_500).map { "  o\($0): [done, failed]\n" }.joined()
    let section = events.hasPrefix("      k") ? "" : "    transitions:\n"
    let text = "flow: A\nstart: a\noutcomes:\n\(outcomes)screens:\n  b:\n  a:\n" + section + events
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics.count >= DiagnosticList.limit)
    #expect(project.diagnostics.allSatisfy { $0.severity == .error })
  }

  /// Each guard doubles the ways that a list can go, and all of them come to the same.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      ("{ effect: f }", 64), ("none", 64), ("{ to: b, ifShown: again }", 64),
      ("{ to: b, ifShown: ignore }", 64), ("c", 64), ("nowhere", 64), ("back", 24), ("dismiss", 24),
    ])
  func manyGuardsInAList(action: String, count: Int) {
    let guards = (0..<count).map { "g\($0)" }.joined(separator: ", ")
    var text = "flow: Guarded\nstart: a\nguards: [\(guards)]\n"
    text += "effects: [f]\nscreens:\n  b: { deepLink: /b }\n  c: { requires: g0 }\n"
    text += "  a:\n    transitions:\n      t:\n"
    for number in 0..<count { text += "        - { when: g\(number), then: \(action) }\n" }
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics.isEmpty == !action.contains("nowhere"))
    #expect(Linter.lint(project.value).diagnostics.allSatisfy { $0.severity != .error })
  }

  @Test(.timeLimit(.minutes(10))) func guardsInListsOfLists() {
    var list = "none"
    for number in 0..<24 {
      list = "[{ when: g\(number), then: { effect: f } }, { when: g\(number), then: \(list) }]"
    }
    let guards = (0..<24).map { "g\($0)" }.joined(separator: ", ")
    let found = lint(
      """
      flow: Guarded
      start: a
      guards: [\(guards)]
      effects: [f]
      screens: { a: { transitions: { t: \(list) } } }
      """)
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func manyFlows() {
    var text = "flows:\n"
    for flow in 0..<80 {
      text += "  - flow: F\(flow)\n    start: s0\n    screens:\n"
      for number in 0..<100 {
        text += "      s\(number): { transitions: { a: s\(number + 1), b: back } }\n"
      }
      text += "      s100:\n"
    }
    #expect(
      lint(text).map(\.rule).allSatisfy { ["back-at-root", "shared-view"].contains($0) })
  }

  private func lint(_ text: String) -> [Diagnostic] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics.isEmpty)
    return Linter.lint(project.value).diagnostics
  }
}
