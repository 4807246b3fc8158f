import Foundation
import Testing

@testable import FlowRuntime

/// What a debugger prints for a flow.
@MainActor
@Suite struct OutlineTests {
  /// As `po` does it.
  private func prints(_ app: NotesApp) -> [String] {
    String(reflecting: app.model).split(separator: "\n").map(String.init)
  }

  @Test func layersAndFlowsInsideAreShown() {
    let app = NotesApp(at: .list)
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.push(.editor) }
    app.drafts { $0.push(.preview) }
    app.drafts { $0.show(.preview, as: .sheet) }
    #expect(
      prints(app) == [
        "Notes", "root: list › note(id: 1) › editor { Draft: text › preview }",
        "sheet: editor { Draft: preview }",
      ])
    #expect(String(reflecting: app.navigator) == String(reflecting: app.model))
  }

  @Test func whatFollowsAFlowInsideIsOutsideOfIt() {
    let app = NotesApp(at: .editor)
    app.model.perform { $0.push(.note(id: 2)) }
    #expect(prints(app) == ["Notes", "root: editor { Draft: text } › note(id: 2)"])
  }

  @Test func tabsShowAllStacksAndTheSelectedOne() {
    let app = NotesApp(at: .home)
    app.plans { $0.push(.note(id: 1)) }
    app.selectsTab(1)
    #expect(prints(app) == ["Notes", "root: home { list › note(id: 1) | *locked | - }"])
  }

  @Test func columnsSwitchesAndSequencesAreShown() {
    #expect(
      prints(NotesApp(at: .columns)) == ["Notes", "root: columns { *list | note(id: 1) }"])
    let app = NotesApp(at: .gate)
    #expect(prints(app) == ["Notes", "root: gate: false { welcome }"])
    app.plans { $0.push(.tour) }
    app.navigator.next(after: app.top)
    #expect(
      prints(app) == [
        "Notes", "root: gate: false { welcome › tour { welcome } }",
        "sheet: tour { tip(number: 1) }",
      ])
  }

  @Test func whatIsWaitedForIsShown() {
    let app = NotesApp(at: .list)
    app.model.isUnlocked = false
    app.plans { $0.push(.slow) }
    app.plans { $0.after(milliseconds: 500, "soon") { $0.back() } }
    app.plans { $0.push(.locked) }
    #expect(
      prints(app) == [
        "Notes", "root: list › slow", "waits: load of Notes.slow", "waits: 500 ms of Notes.slow",
        "refused: Notes.locked",
      ])
    app.plans { $0.finish(1) }
    #expect(prints(app).last == "ended: finished(1)")
  }
}
