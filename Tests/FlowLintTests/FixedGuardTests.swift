import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Each fixed guard answers the same every time, and that decides what is shown.
@Suite struct FixedGuardTests {
  @Test(arguments: [
    "{ when: f, then: x }", "{ when: [g, f], then: x }", "[{ effect: log }, { when: f, then: x }]",
    "{ choose: [{ when: g, then: y }, { when: f, then: x }] }", "{ to: closed }",
  ])
  func aScreenBehindYesIsNotShownAfterNo(action: String) {
    #expect(hidden("{ when: f, then: y, else: b }", action).contains("x"))
  }

  @Test(arguments: [
    "{ when: f, then: y, else: x }", "{ choose: [{ when: f, then: y }, { else: x }] }",
  ])
  func aScreenBehindNoIsNotShownAfterYes(action: String) {
    #expect(hidden("{ when: f, then: b, else: y }", action).contains("x"))
  }

  @Test(arguments: [
    "{ when: g, then: x }", "{ when: f, then: y, else: x }",
    "{ choose: [{ when: f, then: y }, { else: x }] }",
  ])
  func aScreenBehindOneAnswerIsShown(action: String) {
    #expect(!hidden("{ when: f, then: y, else: b }", action).contains("x"))
  }

  @Test func theFindingSaysWhy() {
    let text = project("{ when: f, then: y, else: b }", "{ when: f, then: x }")
    let found = lint(text).filter { $0.rule == "unreachable-screen" }
    #expect(
      found.map(\.message) == [
        "'x' is never shown: on every path to it, a fixed guard answers yes once and no once"
      ])
  }

  @Test func aWayThroughBothAnswersIsNone() {
    let text = project("{ when: f, then: y, else: b }", "{ when: f, then: x }")
    let file = SourceFile(path: "a.flow.yaml", text: text)
    let analysis = FlowAnalysis(of: FlowProject.read([file]).value)
    #expect(analysis.why(analysis.screen("x")) == .never)
    #expect(analysis.path(from: analysis.screen("b"), to: analysis.screen("x")) == .never)
  }

  /// Of many fixed guards, flowc follows the answers of those that are asked most.
  @Test func moreGuardsThanFlowcFollowsHideNothing() {
    let others = (0..<4).map { "f\($0)" }
    let events = others.map { asked in
      let action = "{ when: \(asked), then: y }"
      return ", \(asked)Asked: [\(action), \(action), \(action)]"
    }.joined()
    let text = project(
      "{ when: f, then: y, else: b }\(events)", "{ when: f, then: x }", others: others)
    #expect(lint(text).filter { $0.rule == "unreachable-screen" }.map(\.message) == [])
  }

  /// The screens that are never shown if these actions follow events of `a`, the start, and of `b`.
  private func hidden(_ first: String, _ second: String) -> [String] {
    lint(project(first, second)).filter { $0.rule == "unreachable-screen" }
      .compactMap { $0.message.split(separator: "'").first.map(String.init) }
  }

  private func project(_ first: String, _ second: String, others: [String] = []) -> String {
    let guards = (["f"] + others).map { "\($0): { fixed: true }" }.joined(separator: ", ")
    let isClosed = second.contains("closed")
    return """
      flow: A
      start: a
      guards: { g: , \(guards) }
      effects: [log]
      screens:
        a: { transitions: { s: \(first) } }
        b: { transitions: { t: \(second) } }
        x:
        y:
        \(isClosed ? "closed: { requires: f, transitions: { u: x } }" : "")
      """
  }

  private func lint(_ text: String) -> [Diagnostic] {
    let project = FlowProject.read([SourceFile(path: "a.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    return Linter.lint(project.value).diagnostics
  }
}
