import FlowDiagnostics
import FlowModel
import FlowSemantics
import Testing

@testable import FlowLint

/// What a fragment declares is one thing for all flows that include it.
@Suite struct SharedDeclarationTests {
  private static let app = """
    flow: App
    start: home
    include: [2.flow.yaml]
    screens:
      home: { transitions: { payTapped: pay } }
      pay: { embed: Pay, transitions: { finished: gift } }
      gift: { transitions: { againTapped: { when: { session: away }, then: back } } }
    """
  private static let common = """
    fragment: Common
    states: { session: [away, here] }
    guards: [g]
    outcomes: { ask: [yes, no] }
    """

  /// Two flows, in the first of which nothing asks what the promise speaks of.
  private func files(asking condition: String, promise: String) -> [SourceFile] {
    let pay = """
      flow: Pay
      start: card
      include: [2.flow.yaml]
      screens:
        card: { transitions: { doneTapped: \(condition) } }
      """
    let texts = [Self.app + "\nexpect: [{ screen: gift, \(promise) }]\n", pay, Self.common]
    return texts.enumerated().map { SourceFile(path: "\($0).flow.yaml", text: $1) }
  }

  @Test(arguments: [
    ("{ when: { session: here }, then: finish, else: none }", "onlyWhen: { session: here }"),
    ("{ when: g, then: finish, else: none }", "onlyWhen: g"),
    ("{ await: ask, cases: { yes: finish, no: none } }", "onlyWhen: { ask: yes }"),
  ])
  func aPromiseKnowsWhatAnEmbeddedFlowAsks(condition: String, promise: String) {
    let project = FlowProject.read(files(asking: condition, promise: promise))
    #expect(project.diagnostics == [])
    let found = Linter.lint(project.value).diagnostics
    #expect(found.filter { $0.rule.hasSuffix("-expectation") } == [])
  }

  @Test func aPromiseThatNobodyAsksIsBroken() {
    let project = FlowProject.read(files(asking: "finish", promise: "onlyWhen: { session: here }"))
    let found = Linter.lint(project.value).diagnostics.map(\.rule)
    #expect(found.contains("broken-expectation"))
  }

  @Test func aStateHasOneValueInAllFlows() throws {
    let asking = "{ when: { session: here }, then: finish, else: none }"
    let project = FlowProject.read(files(asking: asking, promise: "onlyWhen: g")).value
    let interpreter = Interpreter(project: project, flow: ID(0))
    let start = interpreter.start()
    let changes = interpreter.events(in: start.state).filter {
      if case .changed = $0 { true } else { false }
    }
    #expect(changes.count == 1)
    var step = interpreter.step(start.state, try #require(changes.first)) { _ in true }
    for screen in ["home", "card"] {
      let sent = interpreter.events(in: step.state).first {
        if case .sent = $0 { true } else { false }
      }
      let event = try #require(sent, "\(screen)")
      step = interpreter.step(step.state, event) { _ in true }
    }
    let shown = step.state.active.compactMap { step.state.destinations[$0]?.screen }
    #expect(shown.map { project.text(project.screens[$0].name) } == ["gift"])
  }
}
