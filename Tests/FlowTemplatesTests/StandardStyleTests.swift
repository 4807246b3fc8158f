import FlowDiagnostics
import FlowModel
import FlowTemplates
import StandardTemplates
import Testing

@Suite struct StandardStyleTests {
  @Test(arguments: StandardTemplates.styles.map(\.name))
  func compiles(style: String) throws {
    let files = try #require(StandardTemplates.styles.first { $0.name == style }).files
    let read = Style.read(files)
    for d in read.diagnostics { print(d.message, d.rule, files[Int(d.range.file.index)].path, LineTable(files[Int(d.range.file.index)]).location(of: Int(d.range.start)), d.hint ?? "") }
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.value?.name == style)
    let text = SourceFile(path: "Flows/Todos.flow.yaml", text: flow)
    let gen = try #require(read.value).generate(FlowProject.read([text]).value)
    for f in gen.value { print("=====", f.name); print(String(decoding: f.bytes, as: UTF8.self)) }
  }
}
let flow = """
flow: Todos
description: A list of things to do; one is added in a sheet or opened by a tap.
start: list
guards: { isAdmin: Whether the user may. }
effects: [log]
outcomes:
  save:
    description: Stores a to-do.
    params: { title: String }
    ends: { saved: { id: String }, failed: }
  load: [loaded, failed]
screens:
  list:
    title: To-dos
    transitions:
      addTapped: { to: editor, style: sheet }
      todoTapped: details
      logTapped: [{ effect: log, with: { text: "hi" } }, { when: isAdmin, then: { to: details, with: { id: "7" } }, else: [ editor, dismissAll ] } ]
  editor:
    title: New to-do
    description: Asks for the title of a new to-do.
    await: load
    transitions:
      saveTapped:
        await: save
        cases: { saved: [dismiss, details], failed: none }
      loaded: dismiss
      cancelTapped: dismiss
  details:
    title: To-do
    params: { id: String }
    transitions:
      again: { to: details, with: { id: $screen.id } }
      saveTapped:
        await: save
        cases: { saved: back, failed: none }
"""
