import FlowCompiler
import FlowDiagnostics
import FlowModel
import Testing

/// What is told of flows of other modules, which are judged where they are built.
@Suite struct OtherModulesTests {
  private let app = SourceFile(
    path: "App.flow.yaml",
    text: """
      flow: App
      start: home
      screens:
        home: { transitions: { helpTapped: { to: help, style: sheet } } }
        help: { embed: Help, transitions: { finished: dismiss, cancelled: dismiss } }
      """)

  private func help(_ rest: String) -> FlowModule {
    FlowModule(
      name: "Kit",
      files: [
        SourceFile(
          path: "Kit/Help.flow.yaml",
          text: "flow: Help\naccess: public\nstart: topics\n" + rest)
      ])
  }

  @Test func whatIsWrongThereByItselfIsNotToldHere() {
    let kit = help(
      """
      guards: [unused]
      screens:
        topics: { transitions: { doneTapped: finish, nextTapped: first } }
        first: { transitions: { onTapped: { to: second, style: replace } } }
        second: { transitions: { onTapped: { to: first, style: replace } } }
        lost:
      """)
    let alone = FlowCompiler().lint(kit.files).diagnostics.map(\.rule)
    #expect(Set(alone).isSuperset(of: ["unused-guard", "unreachable-screen"]))
    #expect(FlowCompiler().lint([app], modules: [kit]).diagnostics == [])
  }

  @Test func whatIsWrongOnlyBecauseOfBothIsToldWhereOneEmbedsTheOther() throws {
    let kit = help("screens: { topics: { transitions: { nextTapped: more } }, more: }")
    let covering = SourceFile(
      path: "App.flow.yaml",
      text: """
        flow: App
        start: home
        screens:
          home: { transitions: { helpTapped: { to: help, style: fullScreenCover } } }
          help: { embed: Help }
        """)
    #expect(FlowCompiler().lint(kit.files).diagnostics == [])
    #expect(FlowCompiler().lint([app], modules: [kit]).diagnostics == [])
    let found = FlowCompiler().lint([covering], modules: [kit]).diagnostics
    #expect(found.map(\.rule) == ["inescapable-loop"])
    let finding = try #require(found.first)
    #expect(finding.range.file.index == 0)
    #expect(finding.message.hasPrefix("embedded here, 'Help' breaks a rule: "))
    #expect(finding.notes.first?.range.file.index == 1)
  }
}
