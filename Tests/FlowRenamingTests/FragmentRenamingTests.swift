import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowRenaming

/// Names in fragments, which belong to several flows.
@Suite struct FragmentRenamingTests {
  @Test func whatFlowsShareIsOneName() throws {
    let files = [
      SourceFile(
        path: "A.flow.yaml",
        text: """
          flows:
            - { flow: A, start: a, include: [Common.flow.yaml], screens: { a: { use: g } } }
            - { flow: B, start: b, include: [Common.flow.yaml], screens: { b: { transitions: { x: help } } } }
          """),
      SourceFile(
        path: "Common.flow.yaml",
        text: """
          fragment: Common
          groups: { g: { helpTapped: help } }
          # Everybody needs 'help' now and then.
          screens: { "help": { title: help } }
          """),
    ]
    let renamed = try Renaming(.screen, from: "help", to: "support").apply(to: NamedProject(files))
    #expect(renamed.places.count == 3)
    #expect(renamed.files[0].text.contains("{ x: support }"))
    #expect(
      renamed.files[1].text == """
        fragment: Common
        groups: { g: { helpTapped: support } }
        # Everybody needs 'help' now and then.
        screens: { "support": { title: help } }
        """)
  }

  /// A fragment names what each of its flows has.
  @Test(arguments: [(NameKind.transition, "flip"), (.anchor, "row")])
  func whatAFragmentNamesIsOneName(kind: NameKind, old: String) throws {
    let flow = { (name: String, start: String) in
      """
        - flow: \(name)
          start: \(start)
          include: [Common.flow.yaml]
          customTransitions: [flip]
          screens:
            \(start): { transitions: { x: { to: help, transition: flip }, y: { to: help, style: popover, anchor: row } } }

      """
    }
    let files = [
      SourceFile(path: "A.flow.yaml", text: "flows:\n" + flow("A", "a") + flow("B", "b")),
      SourceFile(
        path: "Common.flow.yaml",
        text: """
          fragment: Common
          screens:
            help: { transitions: { z: { to: more, transition: flip, ifShown: again } } }
            more: { transitions: { y: { to: help, style: popover, anchor: row } } }
          """),
    ]
    #expect(NamedProject(files).diagnostics.filter { $0.severity == .error } == [])
    let renamed = try Renaming(kind, from: old, to: "other").apply(to: NamedProject(files))
    #expect(!renamed.files.contains { $0.text.contains(old) })
  }
}
