import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// Projects on which a quadratic rule doesn't come back.
@Suite(.serialized) struct ScaleTests {
  @Test func aLongChainBackToOneHub() {
    let count = 10_000
    var text = "flow: Chain\nstart: s0\nscreens:\n"
    for number in 0..<count {
      text += "  s\(number): { transitions: { next: s\((number + 1) % count), home: s0 } }\n"
    }
    let found = lint(text)
    #expect(found.map(\.rule) == ["cyclic-route"])
  }

  @Test func manyScreensWithOneLongGroup() {
    let count = 3_000
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
    for number in 2..<10_000 {
      text += "  s\(number): { transitions: { a: { to: s\(number ^ 1), style: replace } } }\n"
    }
    #expect(lint(text).map(\.rule).allSatisfy { $0 == "unreachable-screen" })
  }

  @Test func manyLoops() {
    let count = 10_000
    var text = "flow: Loops\nstart: s0\nscreens:\n"
    for number in 0..<count {
      text += "  s\(number): { transitions: { a: s\(number), b: s\((number + 1) % count) } }\n"
    }
    text = text.replacing("b: s0 } }", with: "b: none } }")
    #expect(lint(text).count == count)
  }

  private func lint(_ text: String) -> [Diagnostic] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics.isEmpty)
    return Linter.lint(project.value).diagnostics
  }
}
