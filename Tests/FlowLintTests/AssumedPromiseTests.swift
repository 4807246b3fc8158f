import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Promises that the stacks keep only under assumptions, and that the interpreter breaks.
@Suite struct AssumedPromiseTests {
  @Test(arguments: [
    // What comes late comes up under the sheet that users have opened meanwhile.
    ("{ never: [queue, visual] }", "'queue' and 'visual' can be on screen together"),
    ("{ never: [queue, help] }", nil),
    ("{ depth: 2 }", "one stack can hold 3 screens, not 2"),
    ("{ depth: 3 }", nil),
  ]) func verdict(on promise: String, _ message: String?) {
    let text = """
      flow: Music
      start: player
      screens:
        player: { transitions: { queueTapped: { to: queue, style: sheet }, helpTapped: help, played: { after: 10s, then: visual } } }
        queue:
        help: { transitions: { visualTapped: { to: visual, style: replace } } }
        visual:
      expect: [\(promise)]
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics
    #expect(found.map(\.message) == [message].compactMap(\.self))
    #expect(found.flatMap(\.notes).allSatisfy { $0.message.hasPrefix("on this path: player · ") })
  }
}
