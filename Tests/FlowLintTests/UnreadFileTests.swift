import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// A file that can't be read, beside files that can.
@Suite struct UnreadFileTests {
  private static let inner = """
    flow: B
    start: one
    guards: [g]
    screens:
      one: { leaving: { when: g, then: ask }, transitions: { ok: finish, discard: cancel } }
      ask: { alert: Discard?, buttons: { discard: Discard, no: { title: No, role: cancel } } }
    """

  /// A flow whose embedder can't be read, or names another flow, has nothing to do with that.
  @Test(arguments: [
    ("home: { transitions: { go { to: b, style: sheet } } }\n  b: { embed: B }", "yaml-syntax"),
    ("home: { transitions: { go: { to: b, style: sheet } } }\n  b: { embed: Bee }", "unknown-flow"),
  ])
  func whatItShowsIsNotUnreachable(screens: String, rule: String) {
    let outer = "flow: A\nstart: home\nscreens:\n  \(screens)\n"
    let files = [
      SourceFile(path: "a.flow.yaml", text: outer),
      SourceFile(path: "b.flow.yaml", text: Self.inner),
    ]
    let project = FlowProject.read(files)
    let all = project.diagnostics + Linter.lint(project.value).diagnostics
    #expect(all.map(\.rule) == [rule])
  }
}
