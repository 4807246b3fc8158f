import Testing

/// Screens on the command line whose name several flows have.
@Suite struct ScreenNameTests {
  private static let flows = """
    flows:
      - flow: Assets
        start: list
        screens: { list: { transitions: { addTapped: form } }, form: }
      - flow: Todos
        start: list
        screens:
          list: { transitions: { addTapped: { to: editor, style: sheet } } }
          editor: { transitions: { helpTapped: help } }
          help:
      - flow: Notes
        start: editor
        screens: { editor: { transitions: { listTapped: list } }, list: }
    """

  private func answer(_ arguments: [String]) async throws -> Run {
    try await flowc(arguments, in: Folder(["App.flow.yaml": Self.flows]))
  }

  @Test(arguments: [
    (["why", "form"], "list · addTapped → push form\n"),
    (["why", "Todos.editor"], "list · addTapped → sheet editor\n"),
    (
      ["why", "editor"],
      "Todos.editor: list · addTapped → sheet editor\nNotes.editor: editor → editor\n"
    ),
    (
      ["path", "list", "help"],
      "Todos.list to Todos.help: list · addTapped · helpTapped → push help\n"
    ),
    (["path", "Todos.list", "help"], "list · addTapped · helpTapped → push help\n"),
    (["path", "Assets.list", "help"], "no way leads to 'help' from 'Assets.list'\n"),
    (["path", "form", "editor"], "no way leads to 'editor' from 'form'\n"),
    (
      ["path", "list", "editor"],
      "Todos.list to Todos.editor: list · addTapped → sheet editor\n"
        + "Notes.list to Notes.editor: list · back button → editor\n"
    ),
  ])
  func ways(arguments: [String], ways: String) async throws {
    let run = try await answer(arguments)
    #expect(run.error == "")
    #expect(run.output == ways)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("Todo.list", "there is no flow 'Todo'; did you mean 'Todos'?"),
    ("Assets.editor", "no screen of 'Assets' is named 'editor'; 'Todos' has one"),
    ("Assets.fomr", "there is no screen 'fomr'; did you mean 'form'?"),
  ])
  func wrongNames(name: String, message: String) async throws {
    let run = try await answer(["why", name])
    #expect(run.status == 64)
    #expect(run.error == "error: \(message)\n")
  }

  @Test func aDiagramHasOneOfThem() async throws {
    let run = try await answer(["diagram", "--focus", "Todos.list", "--depth", "0"])
    #expect(run.output.contains("\"Todos\""))
    #expect(!run.output.contains("\"Assets\""))
  }
}
