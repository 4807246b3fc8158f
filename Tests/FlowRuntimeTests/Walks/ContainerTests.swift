import Testing

@testable import FlowRuntime

/// Tabs, columns and switches: screens that hold stacks.
@MainActor
@Suite struct ContainerTests {
  @Test(arguments: NotesWalk.containers)
  func shows(walk: NotesWalk) {
    let app = walk.walks()
    #expect(app.shows == walk.shows)
    #expect(app.model.calls == walk.calls)
  }
}

extension NotesWalk {
  private typealias Step = @MainActor (NotesApp) -> Void

  private static let push: Step = { $0.plans { $0.push(.note(id: 1)) } }
  private static let signIn: Step = {
    $0.model.isSignedIn = true
    $0.model.stateChanged()
  }

  static let containers = [
    NotesWalk("tabs", from: .home, shows: ["root: list"]),
    NotesWalk("select", from: .home, shows: ["root: locked"], push, { $0.selectsTab(1) }),
    NotesWalk(
      "a stack is as it was left", from: .home, shows: ["root: list › note(id: 1)"], push,
      { $0.plans { $0.select(.locked) } }, { $0.plans { $0.select(.list) } }),
    NotesWalk("a second tap pops", from: .home, shows: ["root: list"], push, { $0.selectsTab(0) }),
    NotesWalk("a tab that is an event", from: .home, shows: ["root: list", "sheet: note(id: 0)"]) {
      $0.selectsTab(2)
    },
    NotesWalk(
      "a tab that is locked", from: .home, shows: ["root: list"], { $0.model.isUnlocked = false },
      { $0.selectsTab(1) }),
    NotesWalk("no tabs", shows: ["root: list"], { $0.plans { $0.select(.locked) } }),
    NotesWalk("columns", from: .columns, shows: ["root: list › note(id: 1) › form"]) {
      $0.plans { $0.push(.form) }
    },
    NotesWalk("the next column", from: .columns, shows: ["root: list › note(id: 7)"]) {
      $0.model.perform(on: $0.firstLeaf) { $0.showInNextColumn(.note(id: 7)) }
    },
    NotesWalk(
      "the next column, instead of all that it holds", from: .columns, shows: ["root: list › form"],
      { $0.plans { $0.push(.form) } },
      { $0.model.perform(on: $0.firstLeaf) { $0.showInNextColumn(.form) } }),
    NotesWalk(
      "the last column itself", from: .columns, shows: ["root: list › form"],
      { $0.plans { $0.push(.note(id: 2)) } }, { $0.plans { $0.showInNextColumn(.form) } }),
    NotesWalk("no columns", shows: ["root: list"]) { $0.plans { $0.showInNextColumn(.form) } },
    NotesWalk("a switch", from: .gate, shows: ["root: welcome › note(id: 1)"], push),
    NotesWalk("another value", from: .gate, shows: ["root: list"], push, signIn),
    NotesWalk(
      "another value below a sheet", from: .gate, shows: ["root: list"],
      { $0.plans { $0.show(.note(id: 2), as: .sheet) } }, signIn),
    NotesWalk(
      "the same value", from: .gate, shows: ["root: welcome › note(id: 1)"], push,
      { $0.model.stateChanged() }),
  ]
}
