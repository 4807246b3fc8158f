import Testing

@testable import FlowRuntime

/// Runs of flows and of screens that return something: how they end, and what follows.
@MainActor
@Suite struct RunTests {
  @Test(arguments: NotesWalk.runs)
  func shows(walk: NotesWalk) {
    let app = walk.walks()
    #expect(app.shows == walk.shows)
    #expect(app.model.calls == walk.calls)
  }

  @Test func aFlowEndsOnce() {
    let app = NotesApp(at: .list)
    app.plans { $0.finish(1) }
    #expect(app.navigator.state.end?.description == "finished(1)")
    app.plans { $0.push(.note(id: 1)) }
    app.plans { $0.cancel() }
    #expect(app.navigator.state.end?.result as? Int == 1)
    #expect(app.shows == ["root: list"])
    #expect(app.model.snapshot() == nil)
  }

  @Test func whatRunsInsideLivesAsLongAsItIsShown() async {
    let app = NotesApp(at: .list)
    app.plans { $0.push(.editor) }
    #expect(app.model.children.count == 1)
    app.drafts { $0.cancel() }
    await app.waits(milliseconds: 1_000)
    #expect(app.model.children.isEmpty)
  }
}

extension NotesWalk {
  private typealias Step = @MainActor (NotesApp) -> Void

  private static let pick: Step = {
    $0.plans { $0.show(.picker, as: .sheet, followedBy: NotesFollowing.picked(place: "list")) }
  }
  private static let edit: Step = { $0.plans { $0.push(.editor) } }
  private static let preview: Step = { $0.drafts { $0.push(.preview) } }

  static let runs = [
    NotesWalk(
      "a result", shows: ["root: list"], calls: ["list: 3"], pick, { $0.plans { $0.finish(3) } }),
    NotesWalk("no result", shows: ["root: list"], calls: ["list: none"], pick) {
      $0.plans { $0.cancel() }
    },
    NotesWalk(
      "swiped away", shows: ["root: list"], calls: ["list: none"], pick, { $0.swipesAway() }),
    NotesWalk("ended by the app", shows: ["root: list"], calls: ["list: 4"], pick) {
      $0.navigator.externalEnded($0.top, .finished(4))
    },
    NotesWalk("a flow begins", shows: ["root: list › text › preview"], edit, preview),
    NotesWalk("a flow finishes", shows: ["root: list › note(id: 5)"], edit, preview) {
      $0.drafts { $0.finish(5) }
    },
    NotesWalk("a flow is cancelled", shows: ["root: list"], calls: ["no draft"], edit, preview) {
      $0.drafts { $0.cancel() }
    },
    NotesWalk("back across its first page", shows: ["root: list"], calls: ["no draft"], edit) {
      $0.drafts { $0.back() }
    },
    NotesWalk("the back button across it", shows: ["root: list"], calls: ["no draft"], edit) {
      $0.goesBack()
    },
    NotesWalk("back to the root of the flow", shows: ["root: list › text"], edit, preview) {
      $0.drafts { $0.backToRoot() }
    },
    NotesWalk("set the root of the flow", shows: ["root: list › preview"], edit) {
      $0.drafts { $0.setRoot(.preview) }
    },
  ]
}
