import Testing

@testable import FlowRuntime

/// Links as they are followed: from the root or on top, now or later.
@MainActor
@Suite struct FollowingTests {
  private nonisolated static let push: @MainActor (NotesApp) -> Void = { app in
    app.plans {
      $0.push(.form)
      $0.show(.note(id: 1), as: .sheet)
    }
  }

  @Test(arguments: [
    NotesWalk("from the root", shows: ["root: list › note(id: 2)"], push) {
      $0.model.follow([.step(.list), .step(.note(id: 2))])
    },
    NotesWalk("from another root", shows: ["root: welcome › note(id: 2)"], push) {
      $0.model.follow([.step(.welcome), .step(.note(id: 2))])
    },
    NotesWalk("on top", shows: ["root: list › form", "sheet: note(id: 1) › note(id: 2)"], push) {
      $0.model.follow([.step(.note(id: 2))], onTop: true)
    },
    NotesWalk("in a sheet", shows: ["root: list", "sheet: note(id: 2)"], push) {
      $0.model.follow([.step(.list), .step(.note(id: 2), as: .sheet)])
    },
    NotesWalk("by an entry", shows: ["root: list › note(id: 2)"], push) {
      $0.model.follow([], at: NotesEntry.latest(id: 2))
    },
    NotesWalk("to a tab", from: .home, shows: ["root: locked › note(id: 2)"]) {
      $0.model.follow([.step(.home), .step(.locked), .step(.note(id: 2))])
    },
  ])
  func leadsThere(walk: NotesWalk) {
    #expect(walk.walks().shows == walk.shows)
  }

  @Test func aClosedWayIsHeld() {
    let app = NotesApp(at: .list)
    app.model.follow([.step(.list), .step(.note(id: 2))]) { app.model.isSignedIn }
    #expect(app.shows == ["root: list"])
    app.model.isSignedIn = true
    app.model.stateChanged()
    #expect(app.shows == ["root: list › note(id: 2)"])
  }

  @Test func aWayWaitsForTheCaseItLeadsThrough() {
    let app = NotesApp(at: .gate)
    app.model.follow([.step(.gate), .step(.home), .step(.list), .step(.note(id: 2))])
    #expect(app.shows == ["root: welcome"])
    app.model.isSignedIn = true
    app.model.stateChanged()
    #expect(app.shows == ["root: list › note(id: 2)"])
  }
}
